import { MessagesSquare } from "lucide-react";
import { lazy, Suspense, useEffect, useState } from "react";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { CaladoStrip } from "#app/ui/art/calado-strip.tsx";
import { Button } from "#app/ui/button.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { firstAct } from "#platform/browser/first-act.ts";
import { useHydrated } from "#platform/browser/use-hydrated.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { translateCall } from "../api.server.ts";
import { messages } from "../messages.ts";
import { loadPhrasebook } from "../request-translation.ts";
import { answerForm } from "../server/form-result.server.ts";
import type { Route } from "./+types/page";
import { TranslationForm } from "./form.tsx";
import { TranslationResult } from "./result.tsx";
import { SavedPhrases } from "./saved-phrases.tsx";
import { ScenarioList } from "./scenario-list.tsx";
import { TwoVoices } from "./two-voices.tsx";
import { TranslationContext, useTranslation } from "./use-translation.ts";

const Situations = latePart(() => import("./situations.tsx"));
const Conversation = lazy(() => import("./conversation.tsx"));

/** Static per language (docs/decisions/0004). */
export const handle = { stored: true, listed: true };

export function action({ request, context }: Route.ActionArgs) {
  return answerForm(request, context.get(pageRequest), translateCall);
}

export default function TranslationPage({ actionData }: Route.ComponentProps) {
  const t = useText(messages);
  const state = useTranslation(actionData ?? null);
  // There before the network is away: the translation page is used on the street.
  useEffect(
    () =>
      void firstAct()
        .then(loadPhrasebook)
        .catch(() => undefined),
    [],
  );
  return (
    <TranslationContext value={state}>
      <PageMeta
        path="/cultural-translation"
        title={t.title}
        description={t.description}
        picture="translation"
      />
      <header className="wrap grid items-end gap-x-12 pt-6 pb-8 lg:grid-cols-12 lg:pb-10">
        <div className="lg:col-span-8">
          <h1 className="text-3xl sm:text-[clamp(2.5rem,4.6vw,3.75rem)]">{t.heading}</h1>
          <p className="mt-4 max-w-measure text-lg text-muted">{t.lead}</p>
          <ConversationButton />
        </div>
        <TwoVoices className="w-full max-w-72 justify-self-end max-lg:hidden lg:col-span-4" />
      </header>
      <div className="wrap grid items-start gap-x-12 gap-y-8 pb-12 lg:grid-cols-12 lg:pb-16">
        <TranslationForm state={state} />
        <TranslationResult state={state} />
      </div>
      <section aria-labelledby="scenarios" className="bg-band">
        <CaladoStrip className="block" />
        <ScenarioList state={state} />
      </section>
      <Situations />
      <SavedPhrases state={state} />
    </TranslationContext>
  );
}

/** Opens the conversation; without scripts there is none. */
function ConversationButton() {
  const t = useText(messages).conversation;
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(false);
  if (!isHydrated) return null;
  return (
    <>
      <Button className="mt-5" onClick={() => setOpen(true)}>
        <MessagesSquare aria-hidden className="size-5" />
        {t.open}
      </Button>
      {isOpen && (
        <Suspense>
          <Conversation close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
