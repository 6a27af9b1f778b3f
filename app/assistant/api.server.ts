import { call } from "#platform/http/call.server.ts";
import { answerVisitor } from "./answer.server.ts";
import { chatQuestion, chatReply } from "./contract.ts";

export const assistantCalls = [
  call({
    method: "POST",
    path: "/api/chat",
    summary: "Ask the assistant one question",
    caller: "anyone",
    body: chatQuestion,
    answer: chatReply,
    limit: "chat",
    // No transaction: an AI may take its time.
    handle: async (c, ctx, { message }) => {
      const asked = { question: message, locale: ctx.locale, history: [] };
      const { text, ...about } = await answerVisitor(ctx, asked);
      return c.json(chatReply.parse({ reply: text, ...about }));
    },
  }),
];
