import { z } from "zod";

/** Taking a record, or giving it back; `from` is whose it was when that was decided. */
export const assignment = z.object({ take: z.boolean(), from: z.string().max(254).nullable() });
