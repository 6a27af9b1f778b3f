import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { PublicCache } from "#app/marketplace/vendors/public-cache.tsx";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { prefetchQueries, queryClient } from "#platform/api-client/query-client.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { postCall } from "../api.server.ts";
import { boardLink, readBoardAddress } from "../board-address.ts";
import { messages } from "../messages.ts";
import { HeldPosts } from "../parts/held-posts.tsx";
import { PostForm } from "../parts/post-form.tsx";
import { boardQueryOptions } from "../queries.ts";
import { RockingChairs } from "../rocking-chairs.tsx";
import { listBoard } from "../server/board.server.ts";
import { answerForm } from "../server/form-result.server.ts";
import type { Route } from "./+types/page";
import { BoardList } from "./list.tsx";

export const handle = { ofDataAlone: true, listed: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const ctx = await context.get(pageRequest).ctx();
  const address = readBoardAddress(new URL(request.url).searchParams);
  const board = await listBoard(ctx, address);
  const state = await prefetchQueries([
    { queryKey: boardQueryOptions(address).queryKey, load: async () => board },
  ]);
  return { state, isBeyond: address.page > 1 && board.posts.length === 0 };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerForm({ request, page: context.get(pageRequest), call: postCall });
}

/** Does not await: the address changes at once and the old page stays visible while loading. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  void queryClient().prefetchQuery(boardQueryOptions(readBoardAddress(new URL(request.url).searchParams)));
  return { state: null, isBeyond: false };
}

export default function BoardPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(messages);
  const [params] = useSearchParams();
  const address = readBoardAddress(params);
  return (
    <PublicCache state={loaderData.state}>
      {/* What a search finds is no page of its own, nor is one after the last. */}
      <PageMeta
        path={boardLink({ page: address.page })}
        title={t.title}
        description={t.description}
        picture="community"
        listed={address.search === "" && !loaderData.isBeyond}
      />
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
            <PostForm formResult={actionData ?? null} />
          </Suspense>
        </section>
      </div>
    </PublicCache>
  );
}
