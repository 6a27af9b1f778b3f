import { ArrowLeft } from "lucide-react";
import type { MouseEvent } from "react";
import { data, Link, Outlet, useLocation, useNavigate, useRevalidator } from "react-router";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { PageMeta, PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { StructuredData } from "#app/site/seo/structured-data.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { queryClient } from "#platform/api-client/query-client.ts";
import { useSiteAddress } from "#platform/config/site-context.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { VendorDetail } from "../contract.ts";
import { directoryPath } from "../directory-address.ts";
import { messages } from "../messages.ts";
import { names } from "../names.ts";
import { vendorQueryOptions } from "../queries.ts";
import { weekdayAt } from "../rules/opening-hours.ts";
import { readVendor } from "../server/directory.server.ts";
import { vendorNames } from "../vendor-names.ts";
import { failedStatus, ReadingFailed } from "../vendor-parts.tsx";
import { VendorView } from "../vendor-view.tsx";
import type { Route } from "./+types/page";
import { structuredData } from "./structured-data.ts";

export const handle = { ofDataAlone: true };

/** `status` is that of the failed response (null: none arrived); `now` in milliseconds. */
type LoaderData = { now: number } & ({ vendor: VendorDetail } | { vendor: null; status: number | null });

export async function loader({ context, params }: Route.LoaderArgs): Promise<LoaderData> {
  const id = parseId(params.id);
  const ctx = await context.get(pageRequest).ctx();
  return { vendor: await readVendor(ctx, { id }).catch(refuseAsPage), now: ctx.now.getTime() };
}

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<LoaderData> {
  const id = parseId(params.id);
  const now = Date.now();
  try {
    const vendor = await queryClient().fetchQuery(vendorQueryOptions(id));
    return { now, vendor };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw notFound();
    return { now, vendor: null, status: failedStatus(error) };
  }
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
  return (
    <div className="wrap pt-2 pb-16 lg:pb-24">
      <BackToDirectory />
      {loaderData.vendor ? (
        <>
          <Head vendor={loaderData.vendor} />
          <VendorView
            vendor={loaderData.vendor}
            today={weekdayAt(loaderData.now)}
            actions={<Actions id={loaderData.vendor.id} />}
            reviews={<Outlet context={loaderData.vendor} />}
          />
        </>
      ) : (
        <Failed status={loaderData.status} />
      )}
    </div>
  );
}

function Failed({ status }: { status: number | null }) {
  const t = useText(messages).vendor;
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <PrivateMeta title={t.failed} />
      <h1 className="mb-6 text-3xl">{t.failed}</h1>
      <ReadingFailed status={status} retry={() => void revalidate()} busy={state === "loading"} />
    </>
  );
}

function Head({ vendor }: { vendor: VendorDetail }) {
  const t = useText(messages).vendor;
  const { categories } = useText(names);
  const { locale } = useLocale();
  const site = useSiteAddress();
  const name = vendorNames(vendor, locale).first.text;
  return (
    <>
      <PageMeta
        path={`/vendor/${vendor.id}`}
        title={name}
        description={t.description(name, categories[vendor.category], vendor.location)}
        picture="vendor"
        // RULINGS 19: no samples in search engines.
        listed={!vendor.isSample}
      />
      <StructuredData things={structuredData(vendor, site, locale)} />
    </>
  );
}

function BackToDirectory() {
  const t = useText(messages).vendor;
  const navigate = useNavigate();
  const directorySearch = (useLocation().state as { directory?: string } | null)?.directory;
  const back = (event: MouseEvent) => {
    const opensNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (directorySearch === undefined || opensNewTab) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={`${directoryPath}${directorySearch ?? ""}`}
      onClick={back}
      className="text-link mb-4 inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t.back}
    </Link>
  );
}

function Actions({ id }: { id: number }) {
  const t = useText(messages);
  const consultation = useConsultation();
  return (
    <>
      <h2 className="text-2xl">{t.vendor.bookTitle}</h2>
      <p className="mt-3 text-muted text-sm">{t.vendor.throughUs}</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Link to={`/booking/${id}`} className={buttonClass({ variant: "primary" })}>
          {t.card.book}
        </Link>
        <Link {...consultation.link()} className={buttonClass({ variant: "quiet" })}>
          {t.directory.ask}
        </Link>
      </div>
    </>
  );
}
