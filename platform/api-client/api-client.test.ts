import { expect, test } from "vitest";
import { ApiError } from "./client.ts";

const bodyOf = (text: string) => new ApiError(422, "Unprocessable Entity", text).body;

test("a message is read from any JSON answer that has one, with a code or without", () => {
  expect(bodyOf('{"message":"server says no"}')).toEqual({ message: "server says no" });
  expect(bodyOf('{"message":"no","code":"conflict"}')).toEqual({ message: "no", code: "conflict" });
  expect(bodyOf('{"message":"no","code":"invalid","fields":{"name":"Missing."}}')).toEqual({
    message: "no",
    code: "invalid",
    fields: { name: "Missing." },
  });
});

test("a code alone is kept, for what hangs on it; its message is blank", () => {
  expect(bodyOf('{"code":"conflict"}')).toEqual({ message: "", code: "conflict" });
});

test("what is no error body is none, and no part of another type is believed", () => {
  for (const text of ["", "no", "null", "7", '"message"', "[]", '["message"]', "{}", '{"message":7}'])
    expect(bodyOf(text), text).toBeUndefined();
  expect(bodyOf('{"message":"no","code":7,"fields":"name"}')).toEqual({ message: "no" });
  expect(bodyOf('{"message":"no","fields":{"name":7,"email":"Wrong."}}')).toEqual({
    message: "no",
    fields: { email: "Wrong." },
  });
});

test("the error says status and body, or the status text where the body is empty", () => {
  expect(new ApiError(422, "Unprocessable Entity", '{"message":"no"}').message).toBe('422: {"message":"no"}');
  expect(new ApiError(422, "Unprocessable Entity", "").message).toBe("422: Unprocessable Entity");
});
