import { z } from "zod";

// Zod probes for `new Function` when a contract is made; our Content-Security-Policy forbids it, and browsers
// report the attempt even though Zod recovers.
if (typeof document !== "undefined") z.config({ jitless: true });
