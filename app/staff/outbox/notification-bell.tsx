import { useQuery } from "@tanstack/react-query";
import { Bell } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { useState } from "react";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import { alarmSwitch, useAlarm } from "./alarm.ts";
import { NotificationPanel } from "./notification-panel.tsx";
import { notificationQueryOptions, unreadText } from "./queries.ts";

const pollIntervalMs = 60_000;
/** With the alarm on, emergencies are polled more often, also while the tab is hidden. */
const alarmPolling = { refetchInterval: 15_000, refetchIntervalInBackground: true } as const;

export function NotificationBell() {
  const t = useText(messages).news;
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const polling = alarmSwitch.useIsOn() ? alarmPolling : { refetchInterval: pollIntervalMs };
  const notifications = useQuery({ ...notificationQueryOptions(locale), ...polling });
  useAlarm(notifications.data?.items);
  const unread = notifications.data?.total ?? 0;
  const unreadIds = notifications.data?.items.map(({ id }) => id) ?? [];
  const shown = unreadText(unread, locale);
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={unread > 0 ? t.unread(shown) : t.title}
        className="relative inline-flex min-h-11 min-w-11 items-center justify-center rounded border border-transparent px-2 hover:border-larimar hover:bg-band lg:min-h-9 lg:min-w-9"
      >
        <Bell aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            // Beside the bell, into the room at its right: "99+" would hide it.
            className="pointer-events-none absolute end-0 top-0 min-w-4 lg:start-[calc(50%+2px)] lg:end-auto rounded-full bg-ambar px-1 text-center font-semibold text-[0.625rem] text-on-ambar leading-4"
          >
            {shown}
          </span>
        )}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          aria-label={t.title}
          className="arch z-50 flex max-h-[min(32rem,70dvh)] w-[min(24rem,calc(100vw-2rem))] flex-col rounded-s rounded-br border border-line bg-card text-ink focus:outline-none data-[state=open]:animate-fade-in"
        >
          <NotificationPanel
            newest={unreadIds.length > 0 ? Math.max(...unreadIds) : undefined}
            close={() => setOpen(false)}
          />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
