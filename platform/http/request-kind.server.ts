import type { Call } from "#platform/http/calls/call.server.ts";
import type { HttpContext } from "./request.server.ts";

/**
 * What a request needs, by the call it is for, never by what it says of itself: `outside` waits for a provider, `photo`
 * and `vendorPicture` send a file, of anybody and of who has an account.
 */
export type RequestKind = "usual" | "outside" | "photo" | "vendorPicture";
export type KindOf = (c: HttpContext) => RequestKind;

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/** Whether a request changes nothing, by its method. */
export function isReading({ env }: HttpContext): boolean {
  return reading.has(env.incoming.method ?? "GET");
}

/** @param pagesThatWait pages whose forms, sent without scripts, go to a call that waits */
export function requestKinds(calls: readonly Call[], pagesThatWait: readonly string[]): KindOf {
  const kinds = calls.flatMap((one): [RequestKind, string][] => {
    const path = one.path.replace(/:\w+/g, "[^/]+");
    if (one.callsProvider) return [["outside", `POST ${path}`]];
    if (one.file) return [[one.caller === "anyone" ? "photo" : "vendorPicture", `${one.method} ${path}`]];
    return [];
  });
  const pages = pagesThatWait.map((path): [RequestKind, string] => ["outside", `POST ${path}(\\.data)?`]);
  const patterns = [...Map.groupBy([...kinds, ...pages], ([kind]) => kind)].map(
    ([kind, all]) => [kind, new RegExp(`^(${all.map(([, pattern]) => pattern).join("|")})$`)] as const,
  );
  return (c) => {
    if (isReading(c)) return "usual";
    const asked = `${c.req.method} ${c.req.path}`;
    return patterns.find(([, pattern]) => pattern.test(asked))?.[0] ?? "usual";
  };
}
