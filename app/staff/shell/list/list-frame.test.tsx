import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { LocaleProvider } from "#platform/i18n/locale-context.tsx";
import { ListFrame } from "./list-frame.tsx";

/** The links of a list's pages, as [name, address]. */
function pagesOf(cursors: { next?: string; previous?: string }): (string | undefined)[][] {
  const data = { items: [1], total: 120, next: undefined, previous: undefined, ...cursors };
  const state = { error: null, errorUpdatedAt: 0, dataUpdatedAt: 1, isFetching: false };
  const query = { data, ...state, isPlaceholderData: false, refetch: async () => undefined };
  const texts = { empty: "", emptyHint: "", nothingFound: "" };
  const element = (
    <ListFrame query={query} failure="" rowHeight="" filter={{}} noFilter={{}} texts={texts}>
      {() => null}
    </ListFrame>
  );
  const initialEntries = ["/list?status=new&cursor=here"];
  const router = createMemoryRouter([{ id: "root", path: "*", element }], { initialEntries });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <LocaleProvider initial="en">
        <RouterProvider router={router} />
      </LocaleProvider>
    </QueryClientProvider>,
  );
  return [...html.matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/g)].map(([, href, inside]) => [
    inside?.replaceAll(/<[^>]*>/g, ""),
    href?.replaceAll("&amp;", "&"),
  ]);
}

test("Previous and Next lead to the pages before and after, with the same filter", () => {
  const [previous, next] = [
    ["Previous", "/list?status=new&cursor=before"],
    ["Next", "/list?status=new&cursor=after"],
  ];
  expect(pagesOf({ previous: "before", next: "after" })).toEqual([previous, next]);
  expect(pagesOf({ next: "after" })).toEqual([next]);
  expect(pagesOf({ previous: "before" })).toEqual([previous]);
  expect(pagesOf({})).toEqual([]);
});
