import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { hookForStaff } from "../../../tests/support/staff-hook.tsx";
import type { QueueItem } from "./contract.ts";
import { queueQueryOptions, useAssignQueueItem } from "./queries.ts";

const waiting: QueueItem = {
  group: "safety",
  kind: "safety",
  id: 7,
  recordKind: "safety_request",
  recordId: 7,
  reference: "SR-7",
  name: "Ana",
  email: "",
  phone: "",
  package: null,
  vendorName: "",
  vendorEmail: "",
  vendorPhone: "",
  serviceRequested: "general",
  urgency: "asap",
  locale: "es",
  status: "pending_review",
  words: "",
  asksForTime: false,
  createdAt: "2027-03-01T08:00:00.000Z",
  dueAt: "2027-03-01T09:00:00.000Z",
  wholeDay: false,
  reachedAt: null,
  assignee: null,
  version: 1,
};

afterEach(() => vi.unstubAllGlobals());

test("who is taken from the queue stays as the queue shows them: the answer is a record of another kind", async () => {
  const answer = {
    id: 7,
    urgency: "emergency",
    due: "late",
    status: "pending_review",
    assignee: "eva@arribo.do",
  };
  vi.stubGlobal("fetch", async () => Response.json(answer));
  const cache = new QueryClient();
  const { queryKey } = queueQueryOptions({});
  cache.setQueryData(queryKey, { items: [waiting], total: 1 });
  const onScreen = new QueryObserver(cache, { queryKey, staleTime: "static" });
  onScreen.subscribe(() => {});
  const take = hookForStaff(cache, () => useAssignQueueItem({ ...waiting, kind: "safety" }));
  await take.mutateAsync({ to: "eva@arribo.do" });
  expect(onScreen.getCurrentResult().data).toEqual({
    items: [{ ...waiting, assignee: "eva@arribo.do" }],
    total: 1,
  });
});
