import { Suspense } from "react";
import { useActionData, useLoaderData, useSearchParams } from "react-router";
import { PublicCache } from "#app/marketplace/vendors/public-cache.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { queryClient } from "#platform/api-client/query-client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { readBoardAddress } from "../board-address.ts";
import { messages } from "../messages.ts";
import { HeldPosts } from "../parts/held-posts.tsx";
import { PostForm } from "../parts/post-form.tsx";
import { boardQueryOptions } from "../queries.ts";
import { RockingChairs } from "../rocking-chairs.tsx";
import { BoardList } from "./list.tsx";
import type { action, loader } from "./page.tsx";

/** Does not wait: the address changes at once and the old page stays visible while loading. */
export function prefetch(params: URLSearchParams): void {
  void queryClient().prefetchQuery(boardQueryOptions(readBoardAddress(params)));
}

export default function BoardContent() {
  const { state } = useLoaderData<typeof loader>();
  const formResult = useActionData<typeof action>();
  const t = useText(messages);
  const [params] = useSearchParams();
  const address = readBoardAddress(params);
  return (
    <PublicCache state={state}>
      <header className="wrap grid items-end gap-x-12 gap-y-6 pt-6 pb-10 lg:grid-cols-12 lg:pb-12">
        <div className="lg:col-span-8">
          <h1 className="text-3xl sm:text-[clamp(2.5rem,4.6vw,3.75rem)]">{t.title}</h1>
          <p className="mt-4 max-w-measure text-lg text-muted">{t.lead}</p>
          <a href="#write" className={buttonClass({ variant: "action", className: "mt-6 lg:hidden" })}>
            {t.toForm}
          </a>
        </div>
        <RockingChairs className="w-full max-w-72 justify-self-end max-lg:hidden lg:col-span-4" />
      </header>
      <div className="wrap grid items-start gap-x-12 gap-y-14 pb-16 lg:grid-cols-12 lg:pb-24">
        <div className="min-w-0 lg:col-span-7">
          <HeldPosts replyTo={null} />
          <Suspense>
            <BoardList address={address} />
          </Suspense>
        </div>
        <section
          aria-labelledby="write"
          className="arch min-w-0 rounded-s rounded-br border border-line bg-card p-5 sm:p-8 lg:col-span-5"
        >
          <h2 id="write" tabIndex={-1} className="scroll-mt-20 text-2xl">
            {t.write.title}
          </h2>
          <p className="mt-3 text-muted">{t.write.first}</p>
          <Suspense>
            <PostForm formResult={formResult ?? null} about={{ topic: address.topic, town: address.town }} />
          </Suspense>
        </section>
      </div>
    </PublicCache>
  );
}
