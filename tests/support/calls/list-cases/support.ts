import { sql } from "drizzle-orm";
import { chatSession } from "#app/support/chat/schema.server.ts";
import { communityPost } from "#app/support/community/schema.server.ts";
import { safetyRequest, safetyRequestEvent } from "#app/support/safety/schema.server.ts";
import { glossaryTerm } from "#app/support/translation/schema.server.ts";
import { db } from "#platform/database/pool.server.ts";
import { type Ask, ago, copies, historyCase, type ListCase, patch, type Shown, secret } from "./list-case.ts";

const safetyUrgencies = ["normal", "urgent", "emergency"] as const;
const minutesOf = { normal: 1440, urgent: 120, emergency: 15 };
export const safetyRequests = () =>
  copies(safetyRequest, 9, (index) => {
    const urgency = safetyUrgencies[index % 3] ?? "normal";
    const createdAt = ago(20 - 2 * index);
    return {
      deliveryHash: null,
      status: index === 7 ? "closed" : index === 5 ? "in_hand" : "pending_review",
      heldReason: null,
      urgency,
      createdAt,
      dueAt: new Date(createdAt.getTime() + minutesOf[urgency] * 60_000),
      answeredAt: index === 7 ? ago(1) : null,
    };
  });
export const emergency = async () => {
  const now = new Date();
  const [id = 0] = await copies(safetyRequest, 1, () => ({
    deliveryHash: null,
    status: "pending_review",
    urgency: "emergency",
    createdAt: now,
    dueAt: new Date(now.getTime() + 15 * 60_000),
    answeredAt: null,
  }));
  return id;
};
export const safetyWork = ({ id }: Shown, index: number): Ask => [
  "PATCH",
  `/api/admin/safety-requests/${id}`,
  index % 2 ? { status: "closed" } : { status: "in_hand" },
];

const chats = () =>
  copies(chatSession, 9, (index) => ({
    tokenHash: secret(),
    state: index < 5 ? "waiting" : "assistant",
    waitingSince: index < 5 ? ago(9 - index) : null,
    lastActivityAt: ago(12 - index),
  }));
const waitingChat = async () => {
  const now = new Date();
  const [id = 0] = await copies(chatSession, 1, () => ({
    tokenHash: secret(),
    state: "waiting",
    waitingSince: now,
    lastActivityAt: now,
  }));
  return id;
};

const posts = () =>
  copies(communityPost, 16, (index) => ({
    place: index % 3 ? sql`nextval('community_place')` : null,
    status: index % 3 ? "visible" : "held",
    heldReason: index % 3 ? null : "first",
    content: `Words of the post ${index}.`,
    createdAt: ago(9 - index),
  }));
const heldPost = async () => {
  const [id = 0] = await copies(communityPost, 1, () => ({
    place: null,
    status: "held",
    heldReason: "first",
    content: "Words of one that came later.",
    createdAt: new Date(),
  }));
  return id;
};

export const supportCases: readonly ListCase[] = [
  { path: "/api/admin/safety-requests", fill: safetyRequests, work: safetyWork, enter: emergency },
  {
    path: "/api/admin/chats",
    fill: chats,
    work: ({ id }, index) =>
      index % 2
        ? ["PATCH", `/api/admin/chats/${id}`, { state: "closed" }]
        : ["POST", `/api/admin/chats/${id}/reply`, { text: "We are on it.", clientId: secret() }],
    enter: waitingChat,
  },
  {
    path: "/api/admin/community",
    fill: posts,
    ...patch("/api/admin/community", { status: "visible" }),
    enter: heldPost,
  },
  {
    path: "/api/admin/community",
    query: "status=held",
    fill: posts,
    ...patch("/api/admin/community", { status: "visible" }),
  },
  {
    path: "/api/admin/glossary",
    fill: async () => {
      const words = ["Ábaco", "abaco", "colmado", "Concho", "guagua", "vaina", "tíguere"];
      const entry = (term: string) => ({
        term,
        meaningEn: "a",
        meaningEs: "a",
        noteEn: "",
        noteEs: "",
        use: "off" as const,
      });
      await db().insert(glossaryTerm).values(words.map(entry)).onConflictDoNothing();
    },
  },
  {
    path: "/api/community/posts/:id/replies",
    fill: () =>
      copies(communityPost, 7, () => ({
        topicId: 1,
        place: sql`nextval('community_place')`,
        status: "visible",
        title: "",
      })),
  },
  {
    path: "/api/admin/safety-requests/:id/history",
    fill: async () => {
      const step = { requestId: 1, at: new Date(), by: "Ana", kind: "note" as const };
      await db()
        .insert(safetyRequestEvent)
        .values(Array.from({ length: 7 }, () => step));
    },
  },
  historyCase("/api/admin/community/:id/history", "community_post"),
  historyCase("/api/admin/glossary/:id/history", "glossary_term"),
  historyCase("/api/admin/chats/:id/history", "chat"),
];
