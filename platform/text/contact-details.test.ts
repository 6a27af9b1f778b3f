import { expect, test } from "vitest";
import { hasContactDetails } from "./contact-details.ts";

test.each([
  ["809 555 0143"],
  ["(809) 555-0143"],
  ["WhatsApp 809 555 0143, after 5"],
  ["555-0143"],
  ["terry@example.com"],
  ["write to terry@example.com."],
  ["Terry <terry@mail.example.com>"],
])("somebody can be reached by %j", (contact) => expect(hasContactDetails(contact)).toBe(true));

test.each([
  [""],
  ["   "],
  ["zzz"],
  ["callmemaybe"],
  ["room 312"],
  ["@terry"],
  ["terry@home"],
  ["a@b@c.do"],
  ["x@.do"],
])("nobody can be reached by %j", (contact) => expect(hasContactDetails(contact)).toBe(false));
