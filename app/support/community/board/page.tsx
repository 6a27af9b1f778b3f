import { useSearchParams } from "react-router";
import { PageMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { prefetchQueries } from "#platform/api-client/query-client.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { postCall } from "../api.server.ts";
import { boardLink, boardQueryOf, isFiltered, readBoardAddress } from "../board-address.ts";
import { messages } from "../messages.ts";
import { boardQueryOptions } from "../queries.ts";
import { listBoard } from "../server/board.server.ts";
import { answerForm } from "../server/form-result.server.ts";
import type { Route } from "./+types/page";

export const handle = { ofDataAlone: true, listed: true };

export async function loader({ context, request }: Route.LoaderArgs) {
  const { readPublic } = context.get(pageRequest);
  const address = readBoardAddress(new URL(request.url).searchParams);
  const board = await readPublic((ctx) => listBoard(ctx, boardQueryOf(address)));
  const state = await prefetchQueries([
    { queryKey: boardQueryOptions(address).queryKey, load: async () => board },
  ]);
  return { state, isBeyond: address.page > 1 && board.posts.length === 0 };
}

export function action({ request, context }: Route.ActionArgs) {
  return answerForm({ request, page: context.get(pageRequest), call: postCall });
}

const Content = latePart(() => import("./content.tsx"));

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { prefetch } = await Content.load();
  prefetch(new URL(request.url).searchParams);
  return { state: null, isBeyond: false };
}

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  const t = useText(messages);
  const [params] = useSearchParams();
  const address = readBoardAddress(params);
  return (
    <>
      {/* What a search or a filter finds is no page of its own, nor is one after the last. */}
      <PageMeta
        path={boardLink({ page: address.page })}
        title={t.title}
        description={t.description}
        picture="community"
        listed={!isFiltered(address) && !loaderData.isBeyond}
      />
      <Content />
    </>
  );
}
