import { z } from "zod";

/** `from`: the assignee that the caller saw, for conflict detection. */
export const assignment = z.object({ take: z.boolean(), from: z.string().max(254).nullable() });
