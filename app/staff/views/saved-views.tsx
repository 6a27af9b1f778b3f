import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { BookmarkPlus, Pencil, Users } from "lucide-react";
import { useState } from "react";
import { Link, useLocation } from "react-router";
import { formatCapped } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { SavedView } from "./contract.ts";
import { viewMessages } from "./messages.ts";
import { viewsQueryOptions } from "./queries.ts";
import { filterIn, screenAt, searchOf } from "./rules/address.ts";
import { viewScreens } from "./values.ts";
import { ViewDialog } from "./view-dialog.tsx";

const staleMs = 30_000;

/** The saved views of the list on the screen, as tabs; nothing on other screens. */
export function SavedViews() {
  const { pathname, search } = useLocation();
  const screen = screenAt(pathname);
  const t = useText(viewMessages);
  const { data } = useQuery({
    ...viewsQueryOptions(),
    enabled: screen !== undefined,
    staleTime: staleMs,
    placeholderData: keepPreviousData,
  });
  const [dialog, setDialog] = useState<"save" | SavedView>();
  if (!screen) return null;
  const views = data?.items.filter((view) => view.screen === screen).toReversed() ?? [];
  const present = filterIn(screen, search);
  const current = views.find((view) => searchOf(view.query) === searchOf(present));
  const isFiltered = Object.keys(present).length > 0;
  const canSave = isFiltered && !current;
  if (views.length === 0 && !canSave) return null;
  return (
    <div className="mb-2 flex flex-wrap items-center gap-x-4 border-b print:hidden">
      {views.length > 0 && (
        <nav aria-label={t.views} className="min-w-0 overflow-x-auto">
          <ul className="flex w-max">
            <Tab to={viewScreens[screen].path} isCurrent={!isFiltered} label={t.all} />
            {views.map((view) => (
              <Tab
                key={view.id}
                to={viewScreens[screen].path + searchOf(view.query)}
                isCurrent={view === current}
                label={view.name}
                view={view}
              />
            ))}
          </ul>
        </nav>
      )}
      {canSave && (
        <Button variant="link" size="small" onClick={() => setDialog("save")}>
          <BookmarkPlus aria-hidden className="size-4" />
          {t.save}
        </Button>
      )}
      {current?.isMine && (
        <Button variant="link" size="small" onClick={() => setDialog(current)}>
          <Pencil aria-hidden className="size-4" />
          {t.edit}
        </Button>
      )}
      {dialog && (
        <ViewDialog
          screen={screen}
          query={present}
          view={dialog === "save" ? undefined : dialog}
          close={() => setDialog(undefined)}
        />
      )}
    </div>
  );
}

type TabProps = { to: string; isCurrent: boolean; label: string; view?: SavedView };

function Tab({ to, isCurrent, label, view }: TabProps) {
  const t = useText(viewMessages);
  const { locale } = useLocale();
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? "page" : undefined}
        className={classNames(
          "-mb-px inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-b-3 px-3 font-semibold text-sm focus-visible:-outline-offset-3",
          isCurrent
            ? "border-larimar text-ink"
            : "border-transparent text-muted hover:bg-band hover:text-ink",
        )}
      >
        <span dir="auto">{label}</span>
        {view?.isShared && !view.isMine && (
          <Users role="img" aria-label={t.sharedBy(view.by)} className="size-4" />
        )}
        {view && view.count !== null && (
          <span className="font-normal tabular-nums">{formatCapped(view.count, locale)}</span>
        )}
      </Link>
    </li>
  );
}
