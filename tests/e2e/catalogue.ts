import { expect, type Locator, type Page, test } from "@playwright/test";
import { toastOf } from "./visitor.ts";

/**
 * What a text is on its screen. Where it belongs to a field, the row's fourth place names that field, in English:
 * `option` (of a select, in the order of the rows), `hint`, `error`.
 */
type Kind =
  | "badge"
  | "counter"
  | "error"
  | "field"
  | "group"
  | "heading"
  | "hint"
  | "image"
  | "alert"
  | "button"
  | "link"
  | "option"
  | "radio"
  | "radiogroup"
  | "status"
  | "text"
  | "title"
  | "toast";

/** One text of the catalogue: what it is, the spec's English, our Spanish, and the field it belongs to. `{name}` is a hole. */
export type Row = readonly [kind: Kind, en: string, es: string, of?: string];

/** One state of a screen: how to bring it onto the screen, and every text that must then be there. */
export type State = {
  state: string;
  reach: (screen: Screen) => unknown;
  texts: readonly Row[];
  /** Where the texts stand; the page's main part if nothing is said. */
  within?: (screen: Screen) => Locator;
  /** What the state shows beyond its texts. */
  also?: (screen: Screen) => unknown;
};

export type Locale = "en" | "es";
type Answer = { status: number; json: unknown };

/** A screen in one language, with what fills the holes of its texts. */
export class Screen {
  readonly page: Page;
  readonly locale: Locale;
  readonly holes: Record<string, string>;
  readonly rows: readonly Row[];
  readonly #calls = new Map<string, Call>();

  constructor(page: Page, locale: Locale, states: readonly State[], holes: Record<string, string> = {}) {
    this.page = page;
    this.locale = locale;
    this.holes = holes;
    this.rows = states.flatMap(({ texts }) => texts);
  }

  /** From now on the test answers these calls; until `give` they are held back. */
  async hold(name: string, url: string | RegExp): Promise<void> {
    const call = new Call();
    this.#calls.set(name, call);
    await this.page.route(url, async (route) => route.fulfill(await call.answer));
  }

  /** What the calls held under this name answer, those that wait and those to come. */
  give(name: string, answer: Answer): void {
    const call = this.#calls.get(name);
    if (!call) throw new Error(`No call is held as "${name}"`);
    call.give(answer);
  }

  get main(): Locator {
    return this.page.getByRole("main");
  }

  /** A text in the screen's language, its holes filled. */
  words([, en, es]: Row, locale = this.locale): string {
    const text = locale === "en" ? en : es;
    return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => this.holes[name] ?? hole);
  }

  /** The same by its English, as the catalogue has it. */
  say(kind: Kind, english: string): string {
    const row = this.rows.find(([one, en]) => one === kind && en === english);
    if (!row) throw new Error(`The catalogue has no ${kind} "${english}"`);
    return this.words(row);
  }

  field(english: string, within = this.main): Locator {
    return within.getByLabel(labelled(this.say("field", english)));
  }

  button(english: string, within = this.main): Locator {
    return within.getByRole("button", { name: named(this.say("button", english)) });
  }
}

/** Brings one state after the other onto the screen, and expects each of its texts there; in Spanish, none of the English. */
export async function walk(screen: Screen, states: readonly State[]): Promise<void> {
  for (const state of states) {
    await test.step(state.state, async () => {
      await state.reach(screen);
      const within = state.within?.(screen) ?? screen.main;
      for (const row of state.texts) await expectText(screen, within, row);
      await expectOptions(screen, within, state.texts);
      await state.also?.(screen);
      if (screen.locale === "es")
        expect(await englishLeft(screen), "English on the Spanish screen").toEqual([]);
    });
  }
}

async function expectText(screen: Screen, within: Locator, row: Row): Promise<void> {
  const [kind, , , of = ""] = row;
  const words = screen.words(row);
  const field = () => screen.field(of, within);
  if (kind === "option") return;
  if (kind === "title") await expect(screen.page).toHaveTitle(words);
  else if (kind === "alert") await expect(within.getByRole("alert")).toContainText(words);
  else if (kind === "hint") await expect(field()).toHaveAccessibleDescription(opening(words));
  else if (kind === "error") await expect(field()).toHaveAccessibleDescription(ending(words));
  else await expect(place(screen, within, kind, words), `${kind} "${words}"`).toBeVisible();
}

function place(screen: Screen, within: Locator, kind: Kind, words: string): Locator {
  switch (kind) {
    case "toast":
      return toastOf(screen.page).getByText(words, { exact: true });
    case "field":
      return within.getByLabel(labelled(words));
    case "button":
      return within.getByRole("button", { name: named(words) }).first();
    case "link":
      return within.getByRole("link", { name: named(words) }).first();
    case "heading":
      return within.getByRole("heading", { name: words, exact: true });
    case "group":
    case "radiogroup":
      return within.getByRole(kind, { name: words, exact: true });
    case "radio":
      return within.getByRole("radio", { name: words, exact: true });
    case "image":
      return within.getByRole("img", { name: words, exact: true });
    case "counter":
      return within.getByRole("link", { name: new RegExp(`^${escaped(words)}\\s*\\d`) });
    case "status":
      return within.getByRole("status").filter({ hasText: whole(words) });
    case "badge":
      return screen.page.locator("[data-entry]").getByText(words, { exact: true }).first();
    default:
      return within.getByText(whole(words)).filter({ visible: true }).first();
  }
}

/** A select offers these and no others, in this order. */
async function expectOptions(screen: Screen, within: Locator, rows: readonly Row[]): Promise<void> {
  const options = Map.groupBy(
    rows.filter(([kind]) => kind === "option"),
    ([, , , of = ""]) => of,
  );
  for (const [of, offered] of options) {
    const expected = offered.map((row) => screen.words(row));
    await expect(screen.field(of, within).locator("option")).toHaveText(expected);
  }
}

/** The catalogue's English that a Spanish page shows: alone, or, if it is more than a word, inside a sentence. */
async function englishLeft(screen: Screen): Promise<string[]> {
  const shown = await screen.page.evaluate(() => {
    const words = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.parentElement?.closest("script, style"))
        words.push(walker.currentNode.nodeValue ?? "");
    }
    // Words in several pieces, such as a label and its "(optional)".
    for (const one of document.querySelectorAll("label, p")) words.push(one.textContent);
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      for (const one of document.querySelectorAll(`[${name}]`)) words.push(one.getAttribute(name) ?? "");
    return words.map((text) => text.trim().replaceAll(/\s+/g, " "));
  });
  const english = screen.rows.filter(([, en, es]) => en !== es).map((row) => screen.words(row, "en"));
  return english.filter((text) =>
    shown.some((one) => one === text || (text.includes(" ") && one.includes(text))),
  );
}

/** A path's screen opened in the page that stands there, so that the browser asks the API and not the server its own acts. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.history.pushState({}, "", to);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** What a call answers where nothing works. */
export const broken: Answer = { status: 500, json: { code: "internal", message: "no" } };

/** A call of the page that the test answers: held back until there is an answer, which then stays. */
class Call {
  #answer = Promise.withResolvers<Answer>();

  give(answer: Answer): void {
    this.#answer.resolve(answer);
    this.#answer = Promise.withResolvers();
    this.#answer.resolve(answer);
  }

  get answer(): Promise<Answer> {
    return this.#answer.promise;
  }
}

function whole(words: string): RegExp {
  return new RegExp(`^\\s*${escaped(words)}:?\\s*$`);
}

/** A label, with or without the mark of a required field. */
function labelled(words: string): RegExp {
  return new RegExp(`^${escaped(words)}\\*?$`);
}

/** The whole name, or one that goes on to say of what: "Dismiss: incident 4". */
function named(words: string): RegExp {
  return new RegExp(`^${escaped(words)}($|\\s?:)`);
}

function opening(words: string): RegExp {
  return new RegExp(`^${escaped(words)}($| )`);
}

function ending(words: string): RegExp {
  return new RegExp(`(^| )${escaped(words)}$`);
}

function escaped(words: string): string {
  return words.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
