import { expect, test } from "vitest";
import { normalisePhone } from "./phone.server.ts";

test.each([
  ["(614) 555-0142", "+16145550142"],
  ["809 555 0100", "+18095550100"],
  ["+34 612 34 56 78", "+34612345678"],
  ["614-555-0142 x12", "+16145550142 x12"],
  ["", ""],
  ["555-0142", "555-0142"],
  ["809 555 0100 / 829 555 0101", "809 555 0100 / 829 555 0101"],
  ["call me after 5 at 809 555 0100", "call me after 5 at 809 555 0100"],
  ["N/A", "N/A"],
])("%s is kept as %s", (typed, kept) => expect(normalisePhone(typed)).toBe(kept));
