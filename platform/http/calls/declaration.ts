import type { z } from "zod";
import type { FileBody } from "#platform/http/bodies/body.server.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type ObjectSchema = z.ZodObject | undefined;

/** The literal types of one call, which type the browser's client (platform/api-client/api.ts). */
export type CallDeclaration<
  M = Method,
  Path = string,
  P = ObjectSchema,
  Q = ObjectSchema,
  B = ObjectSchema,
  A = z.ZodType,
  O = ObjectSchema,
  F = FileBody | undefined,
  C = boolean,
  L = boolean,
  I = boolean,
> = {
  method: M;
  path: Path;
  params: P;
  query: Q;
  body: B;
  orBody: O;
  file: F;
  answer: A;
  creates: C;
  list: L;
  /** A repeated request with the same Idempotency-Key gets the first answer again. */
  idempotent: I;
};
