import { z } from "zod";

// Zod tries `new Function`. It recovers when our CSP forbids it, but browsers report the violation.
if (typeof document !== "undefined") z.config({ jitless: true });
