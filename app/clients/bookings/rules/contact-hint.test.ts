import { expect, test } from "vitest";
import { contactHint } from "./contact-hint.ts";

test.each([
  ["marsha@example.com", "m•••@example.com"],
  ["+16145550142", "+•••••••0142"],
  ["(614) 555-0142", "(•••) •••-0142"],
  ["WhatsApp 809 555 0142 or dale@example.com", "WhatsApp ••• ••• 0142 or d•••@example.com"],
  ["zzz", "zzz"],
  ["", ""],
])("%s is shown as %s", (contact, shown) => expect(contactHint(contact)).toBe(shown));
