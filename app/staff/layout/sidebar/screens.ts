import {
  BookA,
  BookOpen,
  Building2,
  CalendarDays,
  CalendarRange,
  ChartColumn,
  ClipboardList,
  FileText,
  Flag,
  Hammer,
  LifeBuoy,
  ListTodo,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageCircle,
  MessageSquareText,
  MessagesSquare,
  Send,
  Settings,
  Shuffle,
  Star,
  Store,
  UserCog,
  UserRound,
  UsersRound,
} from "lucide-react";
import type { WaitingScreen } from "#app/staff/work-queue/contract.ts";
import type { Permission } from "#platform/security/permissions.ts";
import type { messages } from "../messages.ts";

type Label = keyof (typeof messages)["screens"];

export type DeskScreen = {
  to: string;
  label: Label;
  icon: LucideIcon;
  /** Whose count stands beside it. */
  waits?: WaitingScreen;
  /** What waits there is counted in the colour of danger. */
  isUrgent?: true;
  /** Filters the list to open entries. */
  todo?: string;
  /** Screens without an entry of their own. */
  also?: readonly string[];
  /** Who lacks it does not see the entry. */
  permission?: Permission;
};

export type DeskGroup = {
  label: keyof (typeof messages)["groups"];
  icon: LucideIcon;
  screens: readonly DeskScreen[];
};

export const todayScreen: DeskScreen = { to: "/admin/today", label: "today", icon: ListTodo, waits: "today" };

/** All staff screens but Today, in the sidebar's order. A new screen is one line here. */
export const deskGroups: readonly DeskGroup[] = [
  {
    label: "customers",
    icon: UsersRound,
    screens: [
      { to: "/admin/people", label: "people", icon: UserRound },
      { to: "/admin-dashboard", label: "leads", icon: MessagesSquare, waits: "leads" },
      { to: "/booking-management", label: "bookings", icon: CalendarDays, waits: "bookings" },
      { to: "/admin/chats", label: "chats", icon: MessageCircle, waits: "chats", isUrgent: true },
      { to: "/admin/messages", label: "messages", icon: Mail, waits: "messages", todo: "?status=open" },
      { to: "/admin/safety-requests", label: "safety", icon: LifeBuoy, waits: "safety", isUrgent: true },
    ],
  },
  {
    label: "vendors",
    icon: Store,
    screens: [
      { to: "/admin/vendors", label: "directory", icon: Store, waits: "vendors" },
      {
        to: "/admin/vendor-applications",
        label: "applications",
        icon: ClipboardList,
        waits: "applications",
        todo: "?status=in_review",
      },
      { to: "/admin/dominican-vendors", label: "localVendors", icon: Hammer, waits: "localVendors" },
      { to: "/job-matching-demo", label: "matching", icon: Shuffle },
      { to: "/flagged-vendors", label: "flags", icon: Flag, waits: "flags", also: ["/flag-incidents"] },
    ],
  },
  {
    label: "community",
    icon: MessageSquareText,
    screens: [
      { to: "/admin/community", label: "board", icon: MessageSquareText, waits: "posts" },
      { to: "/admin/reviews", label: "reviews", icon: Star, waits: "reviews", todo: "?status=waiting" },
      { to: "/admin/reports", label: "reports", icon: Megaphone, waits: "reports" },
      { to: "/admin/glossary", label: "glossary", icon: BookA },
    ],
  },
  {
    label: "firm",
    icon: Building2,
    screens: [
      { to: "/admin/calendar", label: "calendar", icon: CalendarRange },
      { to: "/admin/report", label: "report", icon: ChartColumn, permission: "reports" },
      { to: "/admin/outbox", label: "outbox", icon: Send, waits: "letters" },
      { to: "/admin/templates", label: "templates", icon: FileText },
      { to: "/admin/team", label: "team", icon: UserCog, permission: "team" },
      { to: "/admin/setup", label: "setup", icon: Settings, permission: "setup" },
      { to: "/admin/audit", label: "record", icon: BookOpen },
    ],
  },
];

/** @returns the value of `aria-current` for the entry of a screen; undefined if another one is open */
export function currentMark({ to, also = [] }: DeskScreen, pathname: string): "page" | "true" | undefined {
  const path = pathname.replace(/(?<!\/)\/+$/, "");
  if (path === to) return "page";
  return path.startsWith(`${to}/`) || also.includes(path) ? "true" : undefined;
}
