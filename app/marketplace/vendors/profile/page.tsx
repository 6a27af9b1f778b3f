import { data } from "react-router";
import { PageMeta, PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { latePart } from "#app/ui/loading/late-part.tsx";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorDetail } from "../contract.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";
import { readVendor } from "../server/directory.server.ts";
import { vendorNames } from "../vendor-names.ts";
import type { Route } from "./+types/page";

export const handle = { ofDataAlone: true };

const Content = latePart(() => import("./content.tsx"));

/** `status` is that of the failed response (null: none arrived); `now` in milliseconds. */
export type LoaderData = { now: number } & (
  | { vendor: VendorDetail }
  | { vendor: null; status: number | null }
);

export async function loader({ context, params }: Route.LoaderArgs): Promise<LoaderData> {
  const id = parseId(params.id);
  const { readPublic } = context.get(pageRequest);
  const vendor = await readPublic((ctx) => readVendor(ctx, { id })).catch(refuseAsPage);
  return { vendor, now: Date.now() };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<LoaderData> {
  const id = parseId(params.id);
  const content = await Content.load();
  const read = await content.readVendor(id);
  if (!read) throw notFound();
  return read;
}

const notFound = () => data(null, { status: 404 });

/** One URL per vendor: "7", not "07" or "7.0". */
function parseId(text: string): number {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : Number.NaN;
  if (!Number.isSafeInteger(id)) throw notFound();
  return id;
}

/** The concierge's dialog changes only the query string. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}) {
  const samePage = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return samePage ? false : defaultShouldRevalidate;
}

export default function VendorPage({ loaderData }: Route.ComponentProps) {
  const t = useText(messages).vendor;
  return (
    <>
      {loaderData.vendor ? <Head vendor={loaderData.vendor} /> : <PrivateMeta title={t.failed} />}
      <Content />
    </>
  );
}

function Head({ vendor }: { vendor: VendorDetail }) {
  const t = useText(messages).vendor;
  const { categories } = useText(names);
  const { locale } = useLocale();
  const name = vendorNames(vendor, locale).first.text;
  return (
    <PageMeta
      path={`/vendor/${vendor.id}`}
      title={name}
      description={t.description(name, categories[vendor.category], vendor.location)}
      picture="vendor"
      // RULINGS 19: no samples in search engines.
      listed={!vendor.isSample}
    />
  );
}
