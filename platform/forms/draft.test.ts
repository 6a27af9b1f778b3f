import { expect, test } from "vitest";
import { type Draft, initialValues, isBlank, parseDraft, withoutSecrets } from "./draft.ts";

const empty = { name: "", package: "", message: "" };
const draft = (values: Partial<typeof empty>, more: Partial<Draft> = {}): Draft => ({
  values: { ...empty, ...values },
  suggested: {},
  occasion: "a",
  shownAt: 1,
  ...more,
});

test("without a draft a form starts with what was chosen and suggested", () => {
  const offer = { chosen: { package: "royal" }, suggested: { message: "From Ohio" }, occasion: "a" };
  expect(initialValues(empty, offer, null)).toEqual({ name: "", package: "royal", message: "From Ohio" });
});

test("a reload brings the draft back as it was, also what was cleared or chosen differently", () => {
  const offer = { chosen: { package: "royal" }, suggested: { message: "From Ohio" }, occasion: "a" };
  const written = draft({ name: "Ana", package: "elite" }, { suggested: { message: "From Ohio" } });
  expect(initialValues(empty, offer, written)).toEqual({ name: "Ana", package: "elite", message: "" });
});

test("at a new opening a suggestion only fills an empty field", () => {
  const offer = { suggested: { message: "From Ohio" }, occasion: "b" };
  expect(initialValues(empty, offer, draft({ message: "My own words" })).message).toBe("My own words");
  expect(initialValues(empty, offer, draft({ name: "Ana" }))).toEqual({
    name: "Ana",
    package: "",
    message: "From Ohio",
  });
});

test("an earlier suggestion nobody touched gives way to a newer one, and stays when there is none", () => {
  const written = draft({ name: "Ana", message: "To Sosúa" }, { suggested: { message: "To Sosúa" } });
  expect(initialValues(empty, { suggested: { message: "To Samaná" }, occasion: "b" }, written).message).toBe(
    "To Samaná",
  );
  expect(initialValues(empty, { occasion: "b" }, written).message).toBe("To Sosúa");
});

test("at a new opening a chosen package wins over the draft's; without one the draft's stays", () => {
  const written = draft({ package: "elite" });
  expect(initialValues(empty, { chosen: { package: "royal" }, occasion: "b" }, written).package).toBe(
    "royal",
  );
  expect(initialValues(empty, { occasion: "b" }, written).package).toBe("elite");
});

test("fields the form no longer has are left behind", () => {
  const old = { ...draft({}), values: { name: "Ana", shoeSize: "44" } };
  expect(initialValues(empty, { occasion: "a" }, old)).toEqual({ name: "Ana", package: "", message: "" });
});

test("what is stored is only believed when it is a draft", () => {
  expect(parseDraft(draft({ name: "Ana" }))?.values.name).toBe("Ana");
  for (const other of [
    null,
    7,
    "x",
    [],
    {},
    { ...draft({}), values: { name: 7 } },
    { ...draft({}), shownAt: "1" },
  ]) {
    expect(parseDraft(other)).toBeNull();
  }
});

test("spaces alone are nothing to keep", () => {
  expect(isBlank({ name: " ", message: "\n" })).toBe(true);
  expect(isBlank({ name: " ", message: "a" })).toBe(false);
});

test("a secret is never kept, and alone is nothing to keep", () => {
  const typed = { name: "Ana", password: "larimar", confirmPassword: "larima" };
  const kept = withoutSecrets(typed, ["password", "confirmPassword"]);
  expect(kept).toEqual({ name: "Ana", password: "", confirmPassword: "" });
  expect(isBlank(withoutSecrets({ ...typed, name: "" }, ["password", "confirmPassword"]))).toBe(true);
});
