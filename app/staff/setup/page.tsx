import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocation, useSearchParams } from "react-router";
import { MissingPermission } from "#app/staff/shell/editing/allowed.tsx";
import { messages as shellMessages } from "#app/staff/shell/messages.ts";
import { loadForStaff, prefetchFromApi } from "#app/staff/shell/page-loaders.ts";
import { ScreenTitle } from "#app/staff/shell/screen-title.tsx";
import { useStaff } from "#app/staff/shell/staff-context.ts";
import { QueryBoundary } from "#app/ui/loading/query-boundary.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";
import { MissingList } from "./parts/missing-list.tsx";
import { SettingsOf } from "./parts/setting-sections.tsx";
import { settingsQueryOptions, setupQueryOptions } from "./queries.ts";
import { readSettings } from "./server/settings.server.ts";
import { readSetup } from "./server/setup.server.ts";
import { settingMessages } from "./setting-messages.ts";
import { settingSections } from "./values.ts";

export function loader(args: Route.LoaderArgs) {
  const queries = (ctx: Parameters<typeof readSetup>[0]) => [
    { queryKey: setupQueryOptions().queryKey, load: () => readSetup(ctx) },
    { queryKey: settingsQueryOptions().queryKey, load: () => readSettings(ctx) },
  ];
  return loadForStaff(args, queries, { permission: "setup" });
}

export function clientLoader(args: Route.ClientLoaderArgs) {
  return prefetchFromApi(args, () => [setupQueryOptions(), settingsQueryOptions()]);
}

const missing = "missing";

export default function SetupPage() {
  const t = useText(messages);
  return (
    <>
      <ScreenTitle title={t.title} lead={t.lead} />
      {useStaff().may("setup") ? <SetupTabs /> : <MissingPermission permission="setup" />}
    </>
  );
}

function SetupTabs() {
  const t = useText(messages);
  const { sections } = useText(settingMessages);
  const [params, setParams] = useSearchParams();
  const asked = params.get("section");
  const section = settingSections.find((one) => one === asked) ?? missing;
  useFieldInAddress(section);
  return (
    <Tabs
      label={t.title}
      value={section}
      onValueChange={(next) =>
        setParams(next === missing ? {} : { section: next }, { preventScrollReset: true })
      }
      items={[
        { value: missing, label: <MissingTab />, content: <Missing /> },
        ...settingSections.map((one) => ({
          value: one,
          label: sections[one],
          content: <Section section={one} />,
        })),
      ]}
    />
  );
}

/** A link to a field brings it into view, and the keyboard with it. */
function useFieldInAddress(section: string): void {
  const { hash } = useLocation();
  const { isSuccess: hasFields } = useQuery(settingsQueryOptions());
  useEffect(() => {
    if (!hasFields) return;
    const field = hash && section ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    const control = field?.matches("fieldset")
      ? field
      : field?.querySelector<HTMLElement>("input, select, textarea");
    control?.focus();
    field?.scrollIntoView({ block: "center" });
  }, [hash, section, hasFields]);
}

function MissingTab() {
  const t = useText(messages);
  const { data } = useQuery(setupQueryOptions());
  const open = data?.items.filter(({ isPutOff }) => !isPutOff).length ?? 0;
  return (
    <>
      {t.missing}
      {open > 0 && <span className="font-normal text-muted">({open})</span>}
    </>
  );
}

function Missing() {
  const t = useText(messages);
  const { loading } = useText(shellMessages);
  const query = useQuery(setupQueryOptions());
  return (
    <QueryBoundary query={query} texts={{ failed: t.loadFailed, again: t.retry, loading }} height="h-96">
      {({ items }) => <MissingList items={items} />}
    </QueryBoundary>
  );
}

function Section({ section }: { section: (typeof settingSections)[number] }) {
  const t = useText(settingMessages);
  const { loading } = useText(shellMessages);
  const query = useQuery(settingsQueryOptions());
  return (
    <QueryBoundary query={query} texts={{ failed: t.loadFailed, again: t.retry, loading }} height="h-96">
      {(settings) => <SettingsOf key={section} section={section} settings={settings} />}
    </QueryBoundary>
  );
}
