import type { RouteConfigEntry } from "@react-router/dev/routes";
import fc from "fast-check";
import { expect, test, vi } from "vitest";
import routes from "#app/routes.ts";
import {
  acceptanceKey,
  type GateState,
  gateView,
  isExempt,
  readAcceptance,
  storeAcceptance,
  termsVersion,
  watchAcceptance,
} from "./acceptance.ts";

function memory(initial: Record<string, string> = {}) {
  const kept = new Map(Object.entries(initial));
  return {
    kept,
    open: () => ({
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }),
  };
}

const blocked = () => {
  throw new DOMException("The operation is insecure.", "SecurityError");
};

const full = () => ({
  getItem: () => null,
  setItem: () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  },
});

test("the key holds the version", () => {
  expect(acceptanceKey).toBe("arribo-terms-accepted-v1.0");
  expect(acceptanceKey).toContain(termsVersion);
});

test("only the exact text true counts as accepted", () => {
  expect(readAcceptance(memory({ [acceptanceKey]: "true" }).open)).toBe(true);
  const lookalikes = fc.constantFrom("True", "TRUE", " true", "true ", '"true"', "1", "yes", "", "truetrue");
  fc.assert(
    fc.property(fc.oneof(lookalikes, fc.string()), (value) => {
      fc.pre(value !== "true");
      expect(readAcceptance(memory({ [acceptanceKey]: value }).open)).toBe(false);
    }),
  );
});

test("an acceptance of another version does not count", () => {
  expect(readAcceptance(memory({ "arribo-terms-accepted-v0.9": "true" }).open)).toBe(false);
});

test("storing writes true under the key and nothing else", () => {
  const storage = memory({ draft: "hello" });
  expect(storeAcceptance(storage.open)).toBe(true);
  expect(Object.fromEntries(storage.kept)).toEqual({ draft: "hello", [acceptanceKey]: "true" });
  expect(readAcceptance(storage.open)).toBe(true);
});

test("a storage that throws holds no acceptance, and none is claimed to be stored", () => {
  for (const open of [blocked, full]) {
    expect(readAcceptance(open)).toBe(false);
    expect(storeAcceptance(open)).toBe(false);
  }
});

test("where nothing can be stored, acceptance lasts for the page", () => {
  for (const open of [blocked, full]) {
    const acceptance = watchAcceptance(open);
    expect(acceptance.isAccepted()).toBe(false);
    acceptance.accept();
    expect(acceptance.isAccepted()).toBe(true);
    expect(watchAcceptance(open).isAccepted()).toBe(false);
  }
});

test("where it is stored, the storage decides: another tab's word counts at once, both ways", () => {
  const storage = memory();
  const [here, there] = [watchAcceptance(storage.open), watchAcceptance(storage.open)];
  here.accept();
  expect(there.isAccepted()).toBe(true);
  storage.kept.clear();
  expect(here.isAccepted()).toBe(false);
});

test("a watcher hears of the acceptance until it stops listening", () => {
  const acceptance = watchAcceptance(memory().open);
  const heard = vi.fn();
  const stop = acceptance.subscribe(heard);
  acceptance.accept();
  stop();
  acceptance.accept();
  expect(heard).toHaveBeenCalledTimes(1);
});

/** Open without acceptance (RULINGS 33). */
const open = [
  "/",
  "/terms",
  "/safety",
  "/staff-invitation/:token",
  "/staff-password/:token",
  "/track/:token",
  "/planning-call/:token",
  "/review/:link",
  "/job-offer/:token",
  "/board-letters/:token",
  "/vendor-application-status/:token",
  "/vendor-password",
];

function pathsOf(entries: readonly RouteConfigEntry[], parent = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${parent}/${entry.path}` : parent;
    const inside = pathsOf(entry.children ?? [], path);
    return entry.path || entry.index ? [path || "/", ...inside] : inside;
  });
}

/** With and without a trailing slash. */
function addressesOf(path: string): string[] {
  const address = path
    .replace(/\/:\w+\?/, "/visas")
    .replace(/:\w+/g, "q7Xw-2")
    .replace("*", "no/such/page");
  return address === "/" ? [address] : [address, `${address}/`];
}

test("the home page, the terms, the emergency numbers and the personal links open without terms, no other screen does", () => {
  const paths = [...new Set(pathsOf(routes))];
  expect(paths.length).toBeGreaterThan(45);
  const exempt = paths.filter((path) => addressesOf(path).some(isExempt));
  expect(exempt.toSorted()).toEqual(open.toSorted());
  expect(open.flatMap(addressesOf).filter((address) => !isExempt(address))).toEqual([]);
});

test.each([
  "/safetyx",
  "/termsx",
  "/terms/other",
  "",
  "/TERMS",
  "/track",
  "/track/",
  "/track/a/b",
  "/reviews/x",
  "/job-offer",
  "/moved",
])("what only looks like an open path is none: %j", (path) => expect(isExempt(path)).toBe(false));

const fresh: GateState = { status: "unaccepted", declinedAt: null, reviewing: false };
const page = { screen: "page", dialog: false };
const viewAt = (
  state: GateState,
  pathname: string,
  key = "a",
  more: { hash?: string; state?: unknown } = {},
) => gateView(state, { pathname, key, hash: "", state: null, ...more });

test("nothing is blocked while unknown or once accepted, whatever happened before", () => {
  const states = fc.record({
    status: fc.constantFrom("unknown" as const, "accepted" as const),
    declinedAt: fc.constantFrom(null, "a", "b"),
    reviewing: fc.boolean(),
  });
  const places = fc.record({
    pathname: fc.constantFrom("/", "/terms", "/services", "/vendor/7"),
    key: fc.constantFrom("a", "b"),
  });
  fc.assert(
    fc.property(states, places, (state, place) => {
      expect(viewAt(state, place.pathname, place.key)).toEqual(page);
    }),
  );
});

test("without acceptance the dialog opens everywhere but on the open paths", () => {
  expect(viewAt(fresh, "/", "a")).toEqual(page);
  expect(viewAt(fresh, "/terms", "a")).toEqual(page);
  expect(viewAt(fresh, "/services", "a")).toEqual({ screen: "page", dialog: true });
});

test("the chat opens without terms by a letter's link, and stays so when the key has left the address", () => {
  const hash = `#chat=${"k".repeat(43)}`;
  const dialog = { screen: "page", dialog: true };
  for (const pathname of ["/ai-chat", "/ai-chat/"]) {
    expect(viewAt(fresh, pathname)).toEqual(dialog);
    expect(viewAt(fresh, pathname, "a", { hash })).toEqual(page);
    expect(viewAt(fresh, pathname, "a", { state: { chatLink: true } })).toEqual(page);
  }
  for (const wrong of ["#chat=", "#chat=short", `${hash}/`, "#contact"])
    expect(viewAt(fresh, "/ai-chat", "a", { hash: wrong })).toEqual(dialog);
  expect(viewAt(fresh, "/ai-chat", "a", { state: { chatLink: 1 } })).toEqual(dialog);
  expect(viewAt(fresh, "/services", "a", { hash })).toEqual(dialog);
  expect(viewAt(fresh, "/services", "a", { state: { chatLink: true } })).toEqual(dialog);
});

test("declining denies at once, then at home; elsewhere the dialog opens again", () => {
  const declined = { ...fresh, declinedAt: "a" };
  const denied = { screen: "denied", dialog: false };
  expect(viewAt(declined, "/services", "a")).toEqual(denied);
  expect(viewAt(declined, "/", "b")).toEqual(denied);
  expect(viewAt({ ...declined, reviewing: true }, "/", "b")).toEqual({
    ...denied,
    dialog: true,
  });
  expect(viewAt(declined, "/packages", "c")).toEqual({ screen: "page", dialog: true });
  expect(viewAt(declined, "/terms", "d")).toEqual(page);
});

test("the mailed link of a started application opens without terms; the application itself does not", () => {
  const hash = "#continue=vdPDFG8JDksR3Q4fwCTUgUjedH8WfpOySpf4f1M6hPQ";
  expect(viewAt(fresh, "/vendor-application", "a", { hash })).toEqual(page);
  expect(viewAt(fresh, "/vendor-application").dialog).toBe(true);
  expect(viewAt(fresh, "/vendor-directory", "a", { hash }).dialog).toBe(true);
});
