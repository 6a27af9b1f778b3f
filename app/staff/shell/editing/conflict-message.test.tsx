import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { hookForStaff } from "../../../../tests/support/staff-hook.tsx";
import { useConflictMessage } from "./conflict-message.ts";

test("who was faster, and what they made of it, as a sentence", () => {
  const sentence = hookForStaff(new QueryClient(), () => useConflictMessage({ qualified: "Qualified" }));
  expect(sentence({ by: "Ana", to: "qualified" })).toBe("Ana moved it to qualified meanwhile.");
  expect(sentence(undefined)).toBeUndefined();
});
