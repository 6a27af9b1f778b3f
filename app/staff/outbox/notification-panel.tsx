import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Siren, X } from "lucide-react";
import * as Popover from "radix-ui/popover";
import { useId, useState } from "react";
import { Link } from "react-router";
import { messages as shellMessages } from "#app/staff/shell/messages.ts";
import { type DeskRecordKind, deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatCount, formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Segmented } from "#app/ui/forms/segmented.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./admin-messages.ts";
import { AlarmSwitch } from "./alarm-switch.tsx";
import type { AdminNotification } from "./contract.ts";
import {
  type NotificationFilter,
  notificationQueryOptions,
  useMarkNotificationsRead,
  useNotificationOpened,
} from "./queries.ts";

const recordOf = (kind: DeskRecordKind) => (id: number) => deskRecordPath({ kind, id });

const ownToday = "/admin/today?who=mine";

const screens: Record<AdminNotification["type"], string | ((subjectId: number) => string)> = {
  new_lead: "/admin-dashboard",
  planning_call: "/admin-dashboard",
  new_contact_message: "/admin/messages",
  new_booking: (id) => `/booking-management?booking=${id}`,
  booking_changed: (id) => `/booking-management?booking=${id}`,
  vendor_answered: (id) => `/booking-management?booking=${id}`,
  new_review: "/admin/reviews?status=waiting",
  new_report: "/admin/reports?status=open",
  post_held: (id) => `/admin/community?post=${id}`,
  new_vendor: "/admin/vendors?status=pending",
  vendor_changed: "/admin/vendors?status=approved",
  vendor_strikes: "/flagged-vendors",
  new_vendor_application: "/admin/vendor-applications",
  vendor_application_answer: "/admin/vendor-applications",
  new_local_vendor: "/admin/dominican-vendors?status=pendiente",
  job_accepted: (id) => `/job-matching-demo?dispatch=${id}`,
  job_unanswered: (id) => `/job-matching-demo?dispatch=${id}`,
  job_returned: (id) => `/job-matching-demo?dispatch=${id}`,
  new_safety_emergency: "/admin/safety-requests",
  new_safety_request: "/admin/safety-requests",
  safety_marked: "/admin/safety-requests?status=marked",
  safety_contact: "/admin/safety-requests",
  safety_photo: "/admin/safety-requests",
  chat_waiting: (id) => `/admin/chats?chat=${id}`,
  note_mention: "/admin/today",
  next_step_assigned: ownToday,
  lead_assigned: recordOf("lead"),
  booking_assigned: recordOf("booking"),
  message_assigned: recordOf("contact_message"),
  safety_assigned: recordOf("safety_request"),
  chat_assigned: recordOf("chat"),
  application_assigned: recordOf("vendor_application"),
  work_handed_over: ownToday,
};

/** The reader's own records of a kind. */
const ownRecords: Partial<Record<DeskRecordKind, string>> = {
  lead: "/admin-dashboard?assignee=mine",
  booking: "/booking-management?assignee=mine",
  chat: "/admin/chats?assignee=mine",
  contact_message: "/admin/messages?assignee=mine",
  safety_request: "/admin/safety-requests?assignee=mine",
  vendor_application: "/admin/vendor-applications?assignee=mine",
};

const reportedVendorsScreen = "/admin/dominican-vendors?status=pendiente";

function screenOf({ type, subjectId, vendorData, recordKind }: AdminNotification): string {
  if (type === "work_handed_over") return (recordKind && ownRecords[recordKind]) ?? ownToday;
  if (recordKind) return deskRecordPath({ kind: recordKind, id: subjectId });
  if (vendorData) return reportedVendorsScreen;
  const screen = screens[type];
  return typeof screen === "string" ? screen : screen(subjectId);
}

type NotificationPanelProps = {
  newest: number | undefined;
  close: () => void;
};

export function NotificationPanel({ newest, close }: NotificationPanelProps) {
  const { news: t } = useText(messages);
  const [show, setShow] = useState<NotificationFilter>("unread");
  const read = useMarkNotificationsRead();
  const markRead = (upTo: number) =>
    read.mutate(upTo, {
      onSuccess: close,
      onError: () => errorToast(t.notMarked),
    });
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
      <div className="border-b px-5 py-2">
        <Segmented
          label={t.show}
          value={show}
          onChange={setShow}
          options={[
            { value: "unread", label: t.shows.unread },
            { value: "all", label: t.shows.all },
          ]}
        />
      </div>
      <NotificationList show={show} close={close} />
      <AlarmSwitch className="border-t px-5 py-1 text-sm" />
      {newest !== undefined && (
        <div className="p-3">
          <Button
            variant="quiet"
            size="small"
            className="w-full"
            busy={read.isPending}
            onClick={() => markRead(newest)}
          >
            {t.markRead}
          </Button>
        </div>
      )}
    </>
  );
}

function NotificationList({ show, close }: { show: NotificationFilter; close: () => void }) {
  const { news: t } = useText(messages);
  const { loading, showing } = useText(shellMessages);
  const { locale } = useLocale();
  // The bell polls unread ones only; the full list is fetched whenever it is opened.
  const queryOptions = notificationQueryOptions(locale, show);
  const { data, isError } = useQuery({
    ...queryOptions,
    ...(show === "all" && { staleTime: 0, refetchOnMount: true }),
  });
  if (!data) return <p className="px-5 py-4 text-muted">{isError ? t.failed : loading}</p>;
  const { items, total } = data;
  if (items.length === 0)
    return <p className="px-5 py-4 text-muted">{show === "unread" ? t.none : t.noneYet}</p>;
  return (
    <div className="min-h-0 overflow-y-auto">
      {show === "all" ? (
        <Entries items={items} marksUnread close={close} />
      ) : (
        partsOf(items).map(([part, ofPart]) => (
          <Entries key={part} title={t[part]} items={ofPart} close={close} />
        ))
      )}
      {total > items.length && (
        <p className="px-5 py-3 text-muted text-sm">
          {showing(formatCount(items.length, locale), formatCount(total, locale))}
        </p>
      )}
    </div>
  );
}

type Part = "emergencies" | "forMe" | "forAll";

/** Unread ones: emergencies, what is for the reader alone, all else. */
function partsOf(items: readonly AdminNotification[]): [Part, AdminNotification[]][] {
  const partOf = ({ type, isForMe }: AdminNotification): Part =>
    type === "new_safety_emergency" ? "emergencies" : isForMe ? "forMe" : "forAll";
  return [...Map.groupBy(items, partOf)];
}

type EntriesProps = {
  /** Above them. */
  title?: string;
  items: readonly AdminNotification[];
  /** In the full list. */
  marksUnread?: boolean;
  close: () => void;
};

function Entries({ title, items, marksUnread = false, close }: EntriesProps) {
  const id = useId();
  return (
    <>
      {title && (
        <h3 id={id} className="bg-band px-5 py-1 font-sans font-semibold text-sm tracking-normal">
          {title}
        </h3>
      )}
      <ul aria-labelledby={title && id}>
        {items.map((item) => (
          <Entry key={item.id} item={item} marked={marksUnread && !item.readAt} close={close} />
        ))}
      </ul>
    </>
  );
}

type EntryProps = {
  item: AdminNotification;
  /** Marks unread entries in the full list. */
  marked: boolean;
  close: () => void;
};

function Entry({ item, marked, close }: EntryProps) {
  const t = useText(messages).news;
  const { locale } = useLocale();
  const cache = useQueryClient();
  const opened = useNotificationOpened();
  const isEmergency = item.type === "new_safety_emergency" && !item.readAt;
  return (
    <li className="border-b">
      <Link
        to={screenOf(item)}
        onClick={() => {
          close();
          if (!item.readAt) opened.mutate(item.id);
          void cache.invalidateQueries();
        }}
        className="relative block px-5 py-3 hover:bg-band focus-visible:-outline-offset-3"
      >
        {marked && (
          <>
            <span aria-hidden className="absolute start-2 top-[1.2rem] size-1.5 rounded-full bg-ambar" />
            <span className="sr-only">{t.isUnread} </span>
          </>
        )}
        <span
          className={classNames(
            "block [overflow-wrap:anywhere]",
            item.readAt ? "text-muted" : (marked || isEmergency) && "font-semibold",
            isEmergency && "text-flamboyan",
          )}
        >
          {isEmergency && <Siren aria-hidden className="me-1.5 inline size-4 align-[-0.15em]" />}
          <bdi>{item.message}</bdi>
        </span>
        {item.vendorData && <VendorLine {...item.vendorData} />}
        <span className="block text-muted text-sm">{formatDateTime(item.createdAt, "moment", locale)}</span>
      </Link>
    </li>
  );
}

function VendorLine({ name, service, location, category }: NonNullable<AdminNotification["vendorData"]>) {
  return (
    <span className="block text-sm [overflow-wrap:anywhere]">
      {[name, service, location, category].map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: four fixed places
        <span key={place}>
          {place > 0 && " · "}
          <bdi>{one}</bdi>
        </span>
      ))}
    </span>
  );
}
