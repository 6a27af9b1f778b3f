import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { useListAddress } from "./use-list-address.ts";

export type EmptyTexts = { empty: string; emptyHint: string; nothingFound: string; nothingFoundHint: string };

type EmptyListProps = {
  filtered: boolean;
  /** All filter fields, blank. */
  noFilter: Record<string, string>;
  words: EmptyTexts;
};

export function EmptyList({ filtered, noFilter, words }: EmptyListProps) {
  const t = useText(messages);
  const change = useListAddress();
  if (!filtered) return <EmptyState title={words.empty} hint={words.emptyHint} />;
  return (
    <EmptyState
      title={words.nothingFound}
      hint={words.nothingFoundHint}
      action={
        <Button variant="quiet" onClick={() => change(noFilter)}>
          {t.clearFilters}
        </Button>
      }
    />
  );
}
