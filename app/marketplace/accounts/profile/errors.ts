import type { Weekday } from "#app/marketplace/vendors/contract.ts";
import { weekdays } from "#app/marketplace/vendors/values.ts";
import { fieldTabs, type ProfileField, type ProfileTab, profileFields } from "./values.ts";

/** `path` is like "email", "services.2" or "businessHours.monday". */
export type FormError = { path: string; message: string };

/** Flattens react-hook-form's errors, in the order of the screen. */
export function errorList(tree: object): FormError[] {
  return flattenErrors(tree, "").sort((a, b) => sortKey(a.path) - sortKey(b.path));
}

function flattenErrors(tree: object, prefix: string): FormError[] {
  return Object.entries(tree).flatMap(([key, value]) => {
    if (typeof value !== "object" || value === null) return [];
    const path = prefix + key;
    return "message" in value && typeof value.message === "string"
      ? [{ path, message: value.message }]
      : flattenErrors(value, `${path}.`);
  });
}

function sortKey(path: string): number {
  const [field, part] = path.split(".");
  const day = weekdays.indexOf(part as Weekday);
  return profileFields.indexOf(field as ProfileField) * 10 + Math.max(0, day);
}

/** The tab with the field of an error path; null for a path that the form does not show. */
export function tabOf(path: string): ProfileTab | null {
  return fieldTabs[path.split(".")[0] as ProfileField] ?? null;
}

/** Id of the control for an error path: each weekday has its own control, a tag list has one. */
export function controlId(path: string): string {
  const [field, part] = path.split(".");
  return field === "businessHours" ? `profile-hours-${part ?? weekdays[0]}` : `profile-${field}`;
}

/** How many controls on each tab have errors; several errors of one control count once. */
export function errorsPerTab(errors: readonly FormError[]): Record<ProfileTab, number> {
  const count = { basic: 0, details: 0, hours: 0, services: 0 };
  for (const id of new Set(errors.map(({ path }) => controlId(path)))) {
    const tab = tabOf(errors.find(({ path }) => controlId(path) === id)?.path ?? "");
    if (tab) count[tab] += 1;
  }
  return count;
}
