import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Bell, X } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { useState } from "react";
import { Link } from "react-router";
import { countText, momentText } from "#app/desk/moments.ts";
import { Button } from "#app/ui/button.tsx";
import { toast } from "#app/ui/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import type { AdminNotification } from "./contract.ts";
import { newsReading, useReadNews } from "./queries.ts";

const everyMinute = 60_000;

/** The screen that shows what the news is about. */
const screens: Record<AdminNotification["type"], string | ((subjectId: number) => string)> = {
  new_lead: "/admin-dashboard",
  new_contact_message: "/admin/messages",
  new_booking: (id) => `/booking-management?booking=${id}`,
  booking_changed: (id) => `/booking-management?booking=${id}`,
  new_review: "/admin/reviews?status=waiting",
  new_report: "/admin/reports?status=open",
  new_vendor: "/admin/vendors?status=pending",
  vendor_changed: "/admin/vendors?status=approved",
  vendor_strikes: "/flagged-vendors",
  new_vendor_application: "/admin/vendor-applications",
  vendor_application_answer: "/admin/vendor-applications",
};

function screenOf({ type, subjectId }: AdminNotification): string {
  const screen = screens[type];
  return typeof screen === "string" ? screen : screen(subjectId);
}

/** The bell: how much happened that nobody has read, and what. Looks again every minute while the tab is in view. */
export function NewsBell() {
  const t = useText(messages).news;
  const { locale } = useLocale();
  const [open, setOpen] = useState(false);
  const news = useQuery({ ...newsReading(locale), refetchInterval: everyMinute });
  const unread = news.data?.total ?? 0;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        aria-label={unread > 0 ? t.unread(countText(unread, locale)) : t.title}
        className="relative inline-flex size-11 items-center justify-center rounded border border-line hover:border-larimar hover:bg-band"
      >
        <Bell aria-hidden className="size-5" />
        {unread > 0 && (
          <span
            aria-hidden
            className="absolute -end-2 -top-2 min-w-6 rounded-full bg-ambar px-1.5 text-center font-semibold text-on-ambar text-xs leading-6"
          >
            {unread > 99 ? "99+" : unread}
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
          <NewsPanel items={news.data?.items} failed={news.isError} close={() => setOpen(false)} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

type NewsPanelProps = { items: readonly AdminNotification[] | undefined; failed: boolean; close: () => void };

function NewsPanel({ items = [], failed, close }: NewsPanelProps) {
  const { news: t, error } = useText(messages);
  const { locale } = useLocale();
  const read = useReadNews();
  const cache = useQueryClient();
  const newest = items[0];
  const markRead = () => {
    if (!newest) return;
    read.mutate(newest.id, {
      onSuccess: close,
      onError: () => toast({ title: error, description: t.notMarked, variant: "destructive" }),
    });
  };
  return (
    <>
      <div className="flex items-center justify-between gap-3 border-b py-1 ps-5 pe-2">
        <h2 className="text-lg">{t.title}</h2>
        <Popover.Close
          aria-label={t.close}
          className="inline-flex size-11 items-center justify-center rounded text-muted hover:bg-band hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </Popover.Close>
      </div>
      {items.length === 0 && <p className="px-5 py-4 text-muted">{failed ? t.failed : t.none}</p>}
      <ul className="min-h-0 overflow-y-auto">
        {items.map((item) => (
          <li key={item.id} className="border-b">
            <Link
              to={screenOf(item)}
              onClick={() => {
                close();
                void cache.invalidateQueries();
              }}
              className="block px-5 py-3 hover:bg-band focus-visible:-outline-offset-3"
            >
              <span className="block [overflow-wrap:anywhere]">{item.message}</span>
              <span className="block text-muted text-sm">{momentText(item.createdAt, "moment", locale)}</span>
            </Link>
          </li>
        ))}
      </ul>
      {newest && (
        <div className="p-3">
          <Button variant="quiet" size="small" className="w-full" busy={read.isPending} onClick={markRead}>
            {t.markRead}
          </Button>
        </div>
      )}
    </>
  );
}
