import { latePart } from "#app/ui/loading/late-part.tsx";
import { loadVendor } from "../server/vendor-of-booking.server.ts";
import type { Route } from "./+types/page";

export const handle = { ofDataAlone: true };

const Content = latePart(() => import("./content.tsx"));

export function loader({ context, params }: Route.LoaderArgs) {
  return loadVendor(context, params.vendorId);
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { prefetchVendor } = await Content.load();
  return prefetchVendor(params.vendorId);
}

/** `/booking/{vendorId}`: the full form; after sending, the confirmation. */
export default function BookingPage() {
  return <Content />;
}
