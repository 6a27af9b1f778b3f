import { CircleUserRound, Keyboard, Languages, LogOut, PanelLeftClose, PanelLeftOpen } from "lucide-react";
import { useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import { messages as navigationMessages } from "#app/site/navigation/messages.ts";
import { Wordmark } from "#app/site/navigation/wordmark.tsx";
import { FindButton } from "#app/staff/finder/find-button.tsx";
import { messages as finderMessages } from "#app/staff/finder/messages.ts";
import { NotificationBell } from "#app/staff/outbox/notification-bell.tsx";
import { createDeviceSwitch } from "#app/staff/shell/device-switch.ts";
import { KeyboardHelp } from "#app/staff/shell/keyboard-help.tsx";
import { useShortcuts } from "#app/staff/shell/shortcuts.ts";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { otherLocale } from "#platform/i18n/locale.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { AccountLink, LanguageChoice, SignOut, useSignOut } from "./account.tsx";
import { Entry } from "./entry.tsx";
import { NewRecord, type NewRecordKind, type NewRecordStep, newRecordKinds } from "./new-record.tsx";
import { type ShownGroup, Tabs } from "./phone-tabs.tsx";
import { type DeskGroup, deskGroups, todayScreen } from "./screens.ts";
import { useWaiting } from "./waiting.ts";

/** Wide or folded to icons, on windows that have room for both. */
export const sidebarSwitch = createDeviceSwitch("arribo-desk-sidebar", true);

/**
 * The ways between staff screens: a column of groups at the side, icons alone where it is folded or the window is below
 * 1200 px, and on a phone a bar at the foot. desk.css has the three forms.
 */
export function Sidebar({ onSignedOut }: { onSignedOut: () => void }) {
  const t = useText(messages);
  const { backHome } = useText(navigationMessages);
  const waiting = useWaiting();
  const [sheet, setSheet] = useState<ShownGroup | null>(null);
  const [creating, setCreating] = useState<NewRecordStep>(null);
  const mayCreate = useStaff().may("work");
  return (
    <header className="desk-side">
      <Link to="/" title={backHome} className="desk-home">
        <Wordmark />
        <span className="desk-label">{backHome}</span>
      </Link>
      <div className="desk-start">
        <Find create={setCreating} onSignedOut={onSignedOut} />
        {mayCreate && <NewRecord shown={creating} show={setCreating} />}
      </div>
      <nav aria-label={t.nav} className="desk-groups">
        <ul>
          <Entry screen={todayScreen} waiting={waiting} />
        </ul>
        {deskGroups.map((group) => (
          <Group key={group.label} group={group} waiting={waiting} />
        ))}
      </nav>
      <Tabs
        waiting={waiting}
        sheet={sheet}
        setSheet={setSheet}
        create={mayCreate ? () => setCreating("menu") : undefined}
        onSignedOut={onSignedOut}
      />
      <div className="desk-foot">
        <NotificationBell />
        <KeyboardHelpButton />
        <FoldButton openAll={() => setSheet("all")} />
        <LanguageChoice />
        <AccountLink />
        <SignOut onSignedOut={onSignedOut} />
      </div>
    </header>
  );
}

type FindProps = { create: (kind: NewRecordKind) => void; onSignedOut: () => void };

/** Ctrl-K, with the screens of the sidebar and what one can do everywhere. */
function Find({ create, onSignedOut }: FindProps) {
  const t = useText(messages);
  const { other } = useText(finderMessages);
  const { locale, setLocale } = useLocale();
  const navigate = useNavigate();
  const { signOut } = useSignOut(onSignedOut);
  const { may } = useStaff();
  const screens = () =>
    [todayScreen, ...deskGroups.flatMap((group) => group.screens)]
      .filter(({ permission }) => !permission || may(permission))
      .map(({ to, todo = "", label, icon }) => ({
        key: to,
        label: t.screens[label],
        icon,
        run: () => void navigate(to + todo),
      }));
  const acts = () => [
    ...(may("work")
      ? newRecordKinds.map(({ kind, icon }) => ({
          ...{ key: `new-${kind}`, label: t.create[kind].act, icon },
          run: () => create(kind),
        }))
      : []),
    { key: "language", label: other, icon: Languages, run: () => setLocale(otherLocale(locale)) },
    {
      key: "account",
      label: t.account,
      icon: CircleUserRound,
      run: () => void navigate("/admin/account"),
    },
    { key: "out", label: t.signOut, icon: LogOut, run: signOut },
  ];
  return <FindButton screens={screens} acts={acts} />;
}

type Waiting = ReturnType<typeof useWaiting>;

function Group({ group: { label, screens }, waiting }: { group: DeskGroup; waiting: Waiting }) {
  const t = useText(messages);
  const id = useId();
  return (
    <>
      <p id={id}>{t.groups[label]}</p>
      <ul aria-labelledby={id}>
        {screens.map((screen) => (
          <Entry key={screen.to} screen={screen} waiting={waiting} />
        ))}
      </ul>
    </>
  );
}

function KeyboardHelpButton() {
  const t = useText(messages);
  const [open, setOpen] = useState(false);
  useShortcuts({ "?": () => setOpen(true) });
  return (
    <>
      <button
        type="button"
        aria-label={t.keyboard}
        title={t.keyboard}
        onClick={() => setOpen(true)}
        className="desk-icon"
      >
        <Keyboard aria-hidden />
      </button>
      {open && <KeyboardHelp open onOpenChange={setOpen} />}
    </>
  );
}

/** Below 1200 px there is no room for a wide sidebar: the names stand in a dialog instead. */
function FoldButton({ openAll }: { openAll: () => void }) {
  const t = useText(messages);
  const isWide = sidebarSwitch.useIsOn();
  const Icon = isWide ? PanelLeftClose : PanelLeftOpen;
  return (
    <>
      <button
        type="button"
        aria-label={isWide ? t.fold : t.unfold}
        title={isWide ? t.fold : t.unfold}
        onClick={() => sidebarSwitch.set(!isWide)}
        className="desk-icon desk-fold"
      >
        <Icon aria-hidden />
      </button>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={t.all}
        title={t.all}
        onClick={openAll}
        className="desk-icon desk-all"
      >
        <PanelLeftOpen aria-hidden />
      </button>
    </>
  );
}
