type Text = { readonly en: string; readonly es: string };
type List = { readonly en: readonly string[]; readonly es: readonly string[] };

export type ServiceTexts = {
  readonly lead: Text;
  readonly steps: List;
  readonly ready: List;
  readonly time: List;
  readonly without: List;
  readonly covered: Text;
  readonly providers: Text;
  /** Each law or fee names its source and month. */
  readonly rules: { readonly [key: string]: { readonly rule: Text; readonly source: Text } };
};
