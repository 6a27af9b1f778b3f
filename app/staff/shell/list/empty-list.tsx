import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { useChangeFilter } from "./use-change-filter.ts";

export type EmptyTexts = Record<"empty" | "emptyHint" | "nothingFound", string> & {
  nothingFoundHint?: string;
};

type EmptyListProps = {
  filtered: boolean;
  /** All filter fields, blank. */
  noFilter: Record<string, string>;
  texts: EmptyTexts;
};

export function EmptyList({ filtered, noFilter, texts }: EmptyListProps) {
  const t = useText(messages);
  const change = useChangeFilter();
  if (!filtered) return <EmptyState title={texts.empty} hint={texts.emptyHint} />;
  return (
    <EmptyState
      title={texts.nothingFound}
      hint={texts.nothingFoundHint ?? t.nothingFoundHint}
      action={
        <Button variant="quiet" onClick={() => change(noFilter)}>
          {t.clearFilters}
        </Button>
      }
    />
  );
}
