import { useEffect } from "react";
import { data, useLocation, useNavigate } from "react-router";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { useGoesAbroad } from "#app/support/translation/use-goes-abroad.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { errorStatus } from "#platform/errors.ts";
import { newKey } from "#platform/forms/intent.ts";
import { readForm } from "#platform/http/calls/form-post.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { chatCall, sessionCall } from "../api.server.ts";
import type { OpenedSession } from "../contract.ts";
import { linkKey } from "../letter-link.ts";
import { messages } from "../messages.ts";
import { readHistory } from "../server/session.server.ts";
import type { Route } from "./+types/page";
import { Composer } from "./composer.tsx";
import { continuePosted } from "./continue-posted.ts";
import { ConversationParts } from "./conversation-parts.tsx";
import type { ConversationView, Posted } from "./conversation-view.ts";
import { Greeting } from "./greeting.tsx";
import { MessageEntry } from "./message-entry.tsx";
import { useConversation } from "./use-conversation.ts";

/** Static per language (docs/decisions/0004). */
export const handle = { stored: true, listed: true };

/** The form without JavaScript: same endpoints, answered with the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = await readForm(request).catch(refuseAsPage);
  const { ctx, locale, submit } = context.get(pageRequest);
  const message = fields.message?.trim() ?? "";
  let sessionId = fields.session ?? "";
  if (sessionId === "") {
    // Unique, so that equal fields do not find another visitor's session by idempotency.
    const opened = await submit(sessionCall, { body: { userLanguage: locale, own: newKey() }, locale });
    if (!opened.ok) return data<Posted>({ sessionId, messages: [], failed: message }, statusOf(opened.error));
    sessionId = (opened.answer as OpenedSession).session.sessionId;
  }
  const clientId = fields.name || newKey();
  const body = { sessionId, message, userLanguage: locale, clientId };
  const outcome = message === "" ? null : await submit(chatCall, { body, locale });
  const history = await readHistory(await ctx(), { sessionId }).catch(refuseAsPage);
  const failed = outcome && !outcome.ok ? message : null;
  return data<Posted>(
    { sessionId, messages: history.messages, failed },
    outcome && !outcome.ok ? statusOf(outcome.error) : {},
  );
}

const statusOf = ({ code }: { code: keyof typeof errorStatus }) => ({ status: errorStatus[code] });

export default function AssistantPage({ actionData }: Route.ComponentProps) {
  const t = useText(messages);
  const isHydrated = useHydrated();
  return (
    <div className="wrap max-w-4xl pt-6 pb-16">
      <PageMeta path="/ai-chat" title={t.title} description={t.description} />
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-3 max-w-measure text-muted">{t.lead}</p>
      <section
        aria-label={t.title}
        // The chat button hides while writing, to not cover the field on a phone (theme.css).
        className="arch mt-6 flex min-h-[28rem] flex-col rounded-s rounded-br border border-line bg-card"
      >
        {isHydrated ? <LiveChat posted={actionData} /> : <PlainChat posted={actionData} />}
      </section>
    </div>
  );
}

type ChatProps = { posted: Posted | undefined };

function LiveChat({ posted }: ChatProps) {
  const t = useText(messages);
  const { locale } = useLocale();
  const { conversation, view } = useConversation(locale, false);
  useEffect(() => {
    if (posted) void continuePosted(posted, conversation, locale, "/api/chat");
  }, [posted, conversation, locale]);
  useRemoveDeadLink(view);
  return (
    <ConversationParts
      conversation={conversation}
      view={view}
      path="/api/chat"
      failure={t.failed}
      logClass="min-h-72 flex-1 p-5 sm:max-h-[60dvh] sm:px-8"
      barClass="px-5 py-1 sm:px-8"
      composerClass="p-4 sm:px-8"
    />
  );
}

/** By the router, so that the terms dialog, skipped for letter links, is shown now. */
function useRemoveDeadLink({ isDeadLink }: ConversationView): void {
  const navigate = useNavigate();
  const location = useLocation();
  const isShown = isDeadLink && linkKey(location) !== undefined;
  useEffect(() => {
    if (isShown)
      void navigate(location.pathname + location.search, { replace: true, preventScrollReset: true });
  }, [isShown, navigate, location.pathname, location.search]);
}

function PlainChat({ posted }: ChatProps) {
  const t = useText(messages);
  const goesAbroad = useGoesAbroad();
  const history = posted?.messages ?? [];
  const unsentText = history.some(({ text }) => text === posted?.failed) ? "" : (posted?.failed ?? "");
  return (
    <>
      <div className="min-h-72 flex-1 p-5 sm:px-8">
        {history.length === 0 && <Greeting goesAbroad={goesAbroad} />}
        <ol className="flex flex-col gap-3">
          {history.map((message) => (
            <MessageEntry key={message.id} message={message} sessionId={posted?.sessionId ?? null} />
          ))}
        </ol>
        {posted?.failed && (
          <p role="alert" className="mt-3 text-flamboyan">
            {t.failed}
          </p>
        )}
      </div>
      <Composer
        isAwaiting={false}
        send={() => {}}
        initial={unsentText}
        className="border-t p-4 sm:px-8"
        plainFields={
          <>
            <input type="hidden" name="session" value={posted?.sessionId ?? ""} />
            {/* Reloaded, the answer is posted again: under its name it is still the same message. */}
            <input
              type="hidden"
              name="name"
              value={posted ? `form-${history.length}-${posted.sessionId.slice(0, 16)}` : ""}
            />
          </>
        }
      />
    </>
  );
}
