import { Link, Outlet, useLoaderData, useRevalidator } from "react-router";
import { useConsultation } from "#app/clients/leads/use-consultation.ts";
import { StructuredData } from "#app/site/seo/structured-data.tsx";
import { buttonClass } from "#app/ui/button.tsx";
import { ApiError } from "#platform/api-client/client.ts";
import { queryClient } from "#platform/api-client/query-client.ts";
import { useSiteAddress } from "#platform/config/site-context.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import { messages } from "../messages.ts";
import { vendorQueryOptions } from "../queries.ts";
import { failedStatus, ReadingFailed } from "../vendor-parts.tsx";
import { VendorView } from "../vendor-view.tsx";
import type { LoaderData, loader } from "./page.tsx";
import { structuredData } from "./structured-data.ts";

/** @returns null if there is no such vendor */
export async function readVendor(id: number): Promise<LoaderData | null> {
  const now = Date.now();
  try {
    const vendor = await queryClient().fetchQuery(vendorQueryOptions(id));
    return { now, vendor };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    return { now, vendor: null, status: failedStatus(error) };
  }
}

export default function VendorContent() {
  const data = useLoaderData<typeof loader>();
  const site = useSiteAddress();
  const { locale } = useLocale();
  return (
    <div className="wrap pt-4 pb-16 lg:pb-24">
      {data.vendor ? (
        <>
          <StructuredData things={structuredData(data.vendor, site, locale)} />
          <VendorView
            vendor={data.vendor}
            today={todayInSantoDomingo(new Date(data.now))}
            actions={<Actions id={data.vendor.id} />}
            reviews={<Outlet context={data.vendor} />}
          />
        </>
      ) : (
        <Failed status={data.status} />
      )}
    </div>
  );
}

function Failed({ status }: { status: number | null }) {
  const t = useText(messages).vendor;
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <h1 className="mb-6 text-3xl">{t.failed}</h1>
      <ReadingFailed status={status} retry={() => void revalidate()} busy={state === "loading"} />
    </>
  );
}

function Actions({ id }: { id: number }) {
  const t = useText(messages);
  const consultation = useConsultation();
  return (
    <>
      <h2 className="text-2xl">{t.vendor.bookTitle}</h2>
      <p className="mt-3 text-muted text-sm">{t.vendor.throughUs}</p>
      <div className="mt-5 grid grid-cols-2 gap-3">
        <Link
          to={`/booking/${id}`}
          className={buttonClass({ variant: "primary", className: "col-span-full" })}
        >
          {t.card.book}
        </Link>
        <Link to={`/book-vendor/${id}`} className={buttonClass({ variant: "quiet", size: "small" })}>
          {t.vendor.quick}
        </Link>
        <Link {...consultation.link()} className={buttonClass({ variant: "quiet", size: "small" })}>
          {t.directory.ask}
        </Link>
      </div>
    </>
  );
}
