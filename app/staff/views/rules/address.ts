import { type ViewScreen, viewScreenNames, viewScreens } from "../values.ts";

/** The list at a path; undefined for another screen. */
export function screenAt(pathname: string): ViewScreen | undefined {
  return viewScreenNames.find((screen) => viewScreens[screen].path === pathname);
}

/** Filter, search and order in a list's address: without the page, the selected entry and blank values. */
export function filterIn(screen: ViewScreen, search: string): Record<string, string> {
  const place: { path: string; selection?: string } = viewScreens[screen];
  const others = ["cursor", "lang", place.selection];
  return Object.fromEntries(
    [...new URLSearchParams(search)]
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([name, value]) => value !== "" && !others.includes(name)),
  );
}

/** An address's search; the same for the same parameters in any order. "" without any. */
export function searchOf(query: Readonly<Record<string, string>>): string {
  const sorted = Object.entries(query).sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.length > 0 ? `?${new URLSearchParams(sorted)}` : "";
}
