/** A text in both languages. */
type Text = { readonly en: string; readonly es: string };
type List = { readonly en: readonly string[]; readonly es: readonly string[] };

/** What the services page says of one service. */
export type ServiceTexts = {
  readonly name: Text;
  /** The service in one line, as on the home page. */
  readonly text: Text;
  readonly lead: Text;
  readonly steps: List;
  readonly ready: List;
  /** How long it usually takes: ranges. */
  readonly time: List;
  readonly without: List;
  /** What of it each package holds. */
  readonly covered: Text;
  /** The link to the directory. */
  readonly providers: Text;
  /** What laws and offices say. A rule or a fee is never told without who said it, and as of which month. */
  readonly rules: { readonly [key: string]: { readonly rule: Text; readonly source: Text } };
};
