// Every call that accepts a secret (token, key, link), read from the calls' declarations, so that a new call is tested too.
import sharp from "sharp";
import { calls } from "#app/server/api.server.ts";
import type { openSite } from "../site.ts";
import { validBody } from "./every-call.ts";

type Call = (typeof calls)[number];
export type SecretCall = (secret: string) => Promise<Response>;

/** Fields whose value grants access. */
const secretFields = ["token", "link", "sessionId", "delivery", "secret"];

/** All other fields of these calls. A new field must be added to one of the two lists. */
const plainFields = `
  answer answers category code contact cursor email fromLanguage id limit location message name page paper password phone photo reason
  search secrets size startsAt text toLanguage clientId day english language price reply serves sort topic town userLanguage
`
  .trim()
  .split(/\s+/);

const fieldsOf = (...shapes: Call["body"][]) => shapes.flatMap((shape) => Object.keys(shape?.shape ?? {}));
/** Calls that create something: their fields open no existing record. */
const beginsAnew = ({ creates, params }: Call) => creates && !params;

const open = calls.filter((one) => one.caller === "anyone" && !beginsAnew(one));
const withSecret = open.filter((one) =>
  fieldsOf(one.params, one.body).some((name) => secretFields.includes(name)),
);

export const unknownFields = (): string[] => {
  const names = open.flatMap((one) => [
    ...fieldsOf(one.params),
    ...(one.idempotent ? [] : fieldsOf(one.query, one.body, one.orBody)),
  ]);
  return [...new Set(names)].filter((name) => !secretFields.includes(name) && !plainFields.includes(name));
};

/** A picture, which every call with a file takes. */
const picture = sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
  .png()
  .toBuffer();
/** Uploads it to a whole address. */
export const upload = async (address: string) =>
  fetch(address, {
    method: "POST",
    body: new Uint8Array(await picture),
    headers: { "Content-Type": "image/png" },
  });

const bodies: Record<string, object> = {
  "/api/vendor/password": { password: "yuca-con-bacalao-2" },
  "/api/vendor-applications/:token/answer": { message: "m" },
};

/**
 * @param known by path, what needs numbers of records: further bodies, and values of a path's other fields
 * @returns by method and path; changing calls last, and a new password, which ends sessions, at the very end
 */
export function callsTakingSecrets(
  site: ReturnType<typeof openSite>,
  known: Record<string, object>,
): [name: string, door: SecretCall][] {
  const rank = ({ method, path }: Call) => (method === "GET" ? 0 : path === "/api/vendor/password" ? 2 : 1);
  return withSecret
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => {
      const { method, path } = one;
      const [field = ""] = fieldsOf(one.body).filter((name) => secretFields.includes(name));
      const door: SecretCall = (secret) => {
        const ids = (known[path] ?? {}) as Record<string, unknown>;
        const address = path.replace(/:(\w+)/g, (_, name: string) =>
          secretFields.includes(name) ? encodeURIComponent(secret) : String(ids[name] ?? 1),
        );
        // A paper needs a name.
        if (one.file) return upload(`${site.base()}${address}?name=n`);
        const body = {
          ...(known[path] ?? bodies[path] ?? validBody(path)),
          ...(field && { [field]: secret }),
        };
        return site.send(method, address, one.body ? { body } : {});
      };
      return [`${method} ${path}`, door];
    });
}
