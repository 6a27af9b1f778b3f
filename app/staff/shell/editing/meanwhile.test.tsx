import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { hookForStaff } from "../../../../tests/support/staff-hook.tsx";
import { useMeanwhile } from "./meanwhile.ts";

test("who was faster, and what they made of it, as a sentence", () => {
  const sentence = hookForStaff(new QueryClient(), () => useMeanwhile({ qualified: "Qualified" }));
  expect(sentence({ by: "Ana", to: "qualified" })).toBe("Ana moved it to qualified meanwhile.");
  expect(sentence(undefined)).toBeUndefined();
});
