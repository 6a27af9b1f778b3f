import type { Permission } from "#platform/security/permissions.ts";

export const errorStatus = {
  invalid: 400,
  malformed: 400,
  too_large: 413,
  unsupported_type: 415,
  foreign_origin: 403,
  sign_in_required: 401,
  wrong_credentials: 401,
  code_required: 401,
  forbidden: 403,
  confirmation_required: 403,
  second_step_required: 403,
  not_found: 404,
  method_not_allowed: 405,
  incomplete: 408,
  conflict: 409,
  not_registered: 409,
  key_reused: 422,
  no_translation: 422,
  rate_limited: 429,
  unavailable: 503,
  internal: 500,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof errorStatus;

export type ErrorBody = {
  message: string;
  code: ErrorCode;
  fields?: Record<string, string>;
  /** An alternative the call can offer; defined by its contract. */
  details?: Record<string, unknown>;
};

/** The only error thrown on purpose. `message` is for logs; people read a text looked up by `code` and `fields`. */
export class AppError extends Error {
  override name = "AppError";
  readonly code: ErrorCode;
  /** Field name → what is wrong, in the caller's language. */
  readonly fields: Record<string, string> | undefined;
  /** Seconds, sent as Retry-After. */
  readonly retryAfter: number | undefined;
  readonly details: Record<string, unknown> | undefined;
  /** Of `forbidden`: what the member's role does not allow. */
  readonly permission: Permission | undefined;

  constructor(
    code: ErrorCode,
    options: {
      fields?: Record<string, string>;
      retryAfter?: number;
      details?: Record<string, unknown>;
      permission?: Permission;
      cause?: unknown;
    } = {},
  ) {
    super(code, { cause: options.cause });
    this.code = code;
    this.fields = options.fields;
    this.retryAfter = options.retryAfter;
    this.details = options.details;
    this.permission = options.permission;
  }
}
