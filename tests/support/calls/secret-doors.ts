// Every call that accepts a secret (token, key, link), read from the calls' declarations, so that a new call is tested too.
import { calls } from "#app/server/api.server.ts";
import type { openSite } from "../site.ts";
import { wholeBody } from "./every-call.ts";

type Call = (typeof calls)[number];
export type Door = (secret: string) => Promise<Response>;

/** Fields whose value lets its holder in. */
const secretFields = ["token", "link", "sessionId", "delivery"];

/** All other fields of these calls. Whoever adds a field to one of them says in which of the two lists it belongs. */
const plainFields = `
  answer category code contact cursor email fromLanguage id limit location message page password search size text toLanguage
  clientId language userLanguage
`
  .trim()
  .split(/\s+/);

const fieldsOf = (...shapes: Call["body"][]) => shapes.flatMap((shape) => Object.keys(shape?.shape ?? {}));
/** What a form holds that begins something new opens nothing that is there. */
const beginsAnew = ({ creates, params }: Call) => creates && !params;

const open = calls.filter((one) => one.caller === "anyone" && !beginsAnew(one));
const withSecret = open.filter((one) =>
  fieldsOf(one.params, one.body).some((name) => secretFields.includes(name)),
);

/** Fields that stand in neither list. */
export const unknownFields = (): string[] => {
  const names = open.flatMap((one) => [
    ...fieldsOf(one.params),
    ...(one.creates ? [] : fieldsOf(one.query, one.body, one.orBody)),
  ]);
  return [...new Set(names)].filter((name) => !secretFields.includes(name) && !plainFields.includes(name));
};

/** What a call takes besides the secret, where the walk over all calls gives it something else. By path. */
const bodies: Record<string, object> = {
  "/api/vendor/password": { password: "yuca-con-bacalao-2" },
  "/api/vendor-applications/:token/answer": { message: "m" },
};

/**
 * @param known further such bodies: numbers of records
 * @returns by method and path; those that change something come last, and a new password, which ends sessions, last of all
 */
export function secretDoors(
  site: ReturnType<typeof openSite>,
  known: Record<string, object>,
): [name: string, door: Door][] {
  const rank = ({ method, path }: Call) => (method === "GET" ? 0 : path === "/api/vendor/password" ? 2 : 1);
  return withSecret
    .toSorted((a, b) => rank(a) - rank(b))
    .map((one) => {
      const { method, path } = one;
      const [field = ""] = fieldsOf(one.body).filter((name) => secretFields.includes(name));
      const door: Door = (secret) => {
        const address = path.replace(/:(\w+)/, () => encodeURIComponent(secret));
        const body = {
          ...(known[path] ?? bodies[path] ?? wholeBody(path)),
          ...(field && { [field]: secret }),
        };
        return site.send(method, address, one.body ? { body } : {});
      };
      return [`${method} ${path}`, door];
    });
}
