import type { Call } from "#platform/http/calls/call.server.ts";
import type { HttpContext } from "./request.server.ts";

/** Which limits apply, by the declared call. `photo` is a file without an account, `vendorPicture` with one. */
export type RequestKind = "usual" | "provider" | "photo" | "vendorPicture";
export type KindOf = (c: HttpContext) => RequestKind;

const readMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** GET, HEAD and OPTIONS: they change nothing, so their body and Origin are not looked at. */
export function isReading({ env }: HttpContext): boolean {
  return readMethods.has(env.incoming.method ?? "GET");
}

/** @param providerPages paths of pages whose form posts (without scripts) run a call that calls a provider */
export function requestKinds(calls: readonly Call[], providerPages: readonly string[]): KindOf {
  const kinds = calls.flatMap((call): [RequestKind, string][] => {
    const path = call.path.replace(/:\w+/g, "[^/]+");
    if (call.callsProvider) return [["provider", `POST ${path}`]];
    if (call.file) return [[call.caller === "anyone" ? "photo" : "vendorPicture", `${call.method} ${path}`]];
    return [];
  });
  const pages = providerPages.map((path): [RequestKind, string] => ["provider", `POST ${path}(\\.data)?`]);
  const patterns = [...Map.groupBy([...kinds, ...pages], ([kind]) => kind)].map(
    ([kind, entries]) =>
      [kind, new RegExp(`^(${entries.map(([, pattern]) => pattern).join("|")})$`)] as const,
  );
  return (c) => {
    if (isReading(c)) return "usual";
    const request = `${c.req.method} ${c.req.path}`;
    return patterns.find(([, pattern]) => pattern.test(request))?.[0] ?? "usual";
  };
}
