import { z } from "zod";
import { newReport, reportReceipt } from "#app/marketplace/moderation/contract.ts";
import { auditEntry, historyQuery } from "#app/staff/audit/contract.ts";
import { recordId } from "#platform/contract.ts";
import { call } from "#platform/http/calls/call.server.ts";
import {
  board,
  boardQuery,
  follow,
  followToken,
  linksDecision,
  managedPost,
  managedQuery,
  newPost,
  newReply,
  postDecision,
  postReceipt,
  publicPost,
  publicReply,
  removal,
  removalReceipt,
  replyQuery,
} from "./contract.ts";
import { listBoard } from "./server/board.server.ts";
import { createPost } from "./server/create.server.ts";
import { confirmFollow, readFollow, stopFollow } from "./server/follow/follow.server.ts";
import { decideLinks, decidePost, listPostHistory, listPosts } from "./server/moderate.server.ts";
import { removePost } from "./server/remove.server.ts";
import { listReplies, readPost, reportPost } from "./server/topic.server.ts";

export const postCall = call({
  method: "POST",
  path: "/api/community/post",
  summary: "Create a community post, or a reply to one (replyTo)",
  caller: "anyone",
  body: newPost,
  orBody: { ifPresent: ["replyTo"], body: newReply },
  answer: postReceipt,
  creates: true,
  limit: "community",
  prepare: createPost,
});

/** Also called by the page behind a letter's link. */
export const confirmCall = call({
  method: "POST",
  path: "/api/community/follows/:token/confirm",
  summary: "Confirm that an address wants letters about replies",
  caller: "anyone",
  params: followToken,
  answer: follow,
  handler: confirmFollow,
});

export const stopCall = call({
  method: "POST",
  path: "/api/community/follows/:token/stop",
  summary: "Stop the letters about the replies to a post, and delete the address",
  caller: "anyone",
  params: followToken,
  answer: follow,
  handler: stopFollow,
});

export const communityCalls = [
  call({
    method: "GET",
    path: "/api/community/all",
    summary: "List community posts, five a page, newest first; filters by topic, town and language",
    caller: "anyone",
    isPublic: true,
    query: boardQuery,
    answer: board,
    handler: listBoard,
  }),
  postCall,
  call({
    method: "GET",
    path: "/api/community/posts/:id",
    summary: "Get a community post",
    caller: "anyone",
    isPublic: true,
    params: recordId,
    answer: publicPost,
    handler: readPost,
  }),
  call({
    method: "GET",
    path: "/api/community/posts/:id/replies",
    summary: "List a post's replies, oldest first",
    caller: "anyone",
    isPublic: true,
    params: recordId,
    query: replyQuery,
    answer: z.array(publicReply),
    list: true,
    handler: listReplies,
  }),
  call({
    method: "POST",
    path: "/api/community/posts/:id/report",
    summary: "Report a post or a reply",
    caller: "anyone",
    params: recordId,
    body: newReport,
    answer: reportReceipt,
    creates: true,
    limit: "form",
    handler: reportPost,
  }),
  call({
    method: "DELETE",
    path: "/api/community/posts/:id",
    summary: "Remove one's own post or reply, with the secret of its receipt",
    caller: "anyone",
    params: recordId,
    body: removal,
    answer: removalReceipt,
    limit: "ownPost",
    handler: removePost,
  }),
  call({
    method: "GET",
    path: "/api/community/follows/:token",
    summary: "Get what the link of a letter about replies is for",
    caller: "anyone",
    params: followToken,
    answer: follow,
    handler: readFollow,
  }),
  confirmCall,
  stopCall,
  call({
    method: "GET",
    path: "/api/admin/community",
    summary: "List posts and replies: held first, then reported, then the rest, newest first",
    caller: "staff",
    query: managedQuery,
    answer: z.array(managedPost),
    list: true,
    handler: listPosts,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/community/:id",
    summary: "Publish a post, or hide it with a reason",
    caller: "staff",
    permission: ({ status }) => (status === "visible" ? "publish" : "work"),
    params: recordId,
    body: postDecision,
    answer: managedPost,
    handler: decidePost,
  }),
  call({
    method: "PATCH",
    path: "/api/admin/community/:id/links",
    summary: "Enable or disable links in a post",
    caller: "staff",
    permission: "publish",
    params: recordId,
    body: linksDecision,
    answer: managedPost,
    handler: decideLinks,
  }),
  call({
    method: "GET",
    path: "/api/admin/community/:id/history",
    summary: "List the moderation history of a post",
    caller: "staff",
    params: recordId,
    query: historyQuery,
    answer: z.array(auditEntry),
    list: true,
    handler: listPostHistory,
  }),
] as const;
