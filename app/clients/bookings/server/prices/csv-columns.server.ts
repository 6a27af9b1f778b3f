import type { CsvColumn } from "#app/staff/shell/csv/csv.server.ts";
import { amountText } from "#app/staff/shell/money/read-money.ts";
import type { Booking } from "../../contract.ts";

/** An amount in two columns, so that no currency is lost: units with cents, and the currency. */
const money = (name: "agreed" | "final" | "commission"): CsvColumn<Booking>[] => [
  [name, ({ prices }) => prices[name] && amountText(prices[name].cents)],
  [`${name}Currency`, ({ prices }) => prices[name]?.currency],
];

export const bookingColumns: readonly CsvColumn<Booking>[] = [
  "id",
  "reference",
  "createdAt",
  "status",
  "vendorName",
  "customerName",
  "customerEmail",
  "customerPhone",
  "customerContact",
  "serviceRequested",
  "preferredDate",
  "preferredTime",
  "town",
  "urgency",
  "budget",
  "message",
  ["estimatedCostUsd", ({ estimatedCost }) => estimatedCost],
  ...money("agreed"),
  ...money("final"),
  ...money("commission"),
  ["commissionPaidOn", ({ prices }) => prices.paidOn],
  "noShow",
  "cancelReason",
  "adminNotes",
  "locale",
  "assignee",
  "dueAt",
  "heldReason",
];
