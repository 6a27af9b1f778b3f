import { ArrowLeft, Ellipsis, Plus } from "lucide-react";
import { Link, useLocation } from "react-router";
import { messages as navigationMessages } from "#app/site/navigation/messages.ts";
import type { WaitingCounts } from "#app/staff/work-queue/contract.ts";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { AccountLink, LanguageChoice, SignOut } from "./account.tsx";
import { Count, Entry } from "./entry.tsx";
import { currentMark, type DeskGroup, deskGroups, todayScreen } from "./screens.ts";

/** What the dialog over the screen lists: one group, those without a tab, or all. */
export type ShownGroup = DeskGroup["label"] | "more" | "all";

const tabs = deskGroups.slice(0, 2);
const others = deskGroups.slice(2);

type TabsProps = {
  waiting: WaitingCounts | undefined;
  sheet: ShownGroup | null;
  setSheet: (shown: ShownGroup | null) => void;
  /** Opens the menu of what can be written down, for who may. */
  create: (() => void) | undefined;
  onSignedOut: () => void;
};

/** The phone's bar: Today, a tab for each of the first groups, and one for all else; and the dialogs they open. */
export function Tabs({ waiting, sheet, setSheet, create, onSignedOut }: TabsProps) {
  const t = useText(messages);
  const { pathname } = useLocation();
  const { icon: TodayIcon } = todayScreen;
  return (
    <>
      <nav aria-label={t.nav} className="desk-tabs">
        <ul>
          <li>
            <Link to={todayScreen.to} aria-current={currentMark(todayScreen, pathname)} className="desk-tab">
              <TodayIcon aria-hidden />
              <span>{t.screens.today}</span>
              <Count screens={[todayScreen]} waiting={waiting} />
            </Link>
          </li>
          {[
            ...tabs,
            { label: "more" as const, icon: Ellipsis, screens: others.flatMap((one) => one.screens) },
          ].map(({ label, icon: Icon, screens }) => (
            <li key={label}>
              <button
                type="button"
                aria-haspopup="dialog"
                aria-current={screens.some((one) => currentMark(one, pathname)) ? "true" : undefined}
                onClick={() => setSheet(label)}
                className="desk-tab"
              >
                <Icon aria-hidden />
                <span>{label === "more" ? t.more : t.groups[label]}</span>
                <Count screens={screens} waiting={waiting} />
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {sheet && (
        <Sheet
          shown={sheet}
          waiting={waiting}
          close={() => setSheet(null)}
          create={create}
          onSignedOut={onSignedOut}
        />
      )}
    </>
  );
}

type SheetProps = {
  shown: ShownGroup;
  waiting: TabsProps["waiting"];
  close: () => void;
  create: TabsProps["create"];
  onSignedOut: () => void;
};

function Sheet({ shown, waiting, close, create, onSignedOut }: SheetProps) {
  const t = useText(messages);
  const { backHome } = useText(navigationMessages);
  const groups = deskGroups.filter(
    (group) => shown === "all" || shown === group.label || (shown === "more" && others.includes(group)),
  );
  const title = shown === "all" ? t.all : shown === "more" ? t.more : t.groups[shown];
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={title} width="narrow">
      <nav aria-label={title} className="desk-sheet">
        {shown === "all" && (
          <ul>
            <Entry screen={todayScreen} waiting={waiting} onClick={close} />
          </ul>
        )}
        {groups.map(({ label, screens }) => (
          <div key={label}>
            {groups.length > 1 && <p>{t.groups[label]}</p>}
            <ul>
              {screens.map((screen) => (
                <Entry key={screen.to} screen={screen} waiting={waiting} onClick={close} />
              ))}
            </ul>
          </div>
        ))}
      </nav>
      {(shown === "more" || shown === "all") && (
        <div className="desk-sheet mt-2 border-t pt-2">
          {create && (
            <button
              type="button"
              className="desk-entry"
              onClick={() => {
                close();
                create();
              }}
            >
              <Plus aria-hidden />
              <span className="desk-label">{t.create.open}</span>
            </button>
          )}
          <AccountLink onClick={close} />
          <SignOut onSignedOut={onSignedOut} />
          <Link to="/" className="desk-entry">
            <ArrowLeft aria-hidden />
            <span className="desk-label">{backHome}</span>
          </Link>
          <LanguageChoice />
        </div>
      )}
    </Dialog>
  );
}
