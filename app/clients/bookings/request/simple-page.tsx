import { latePart } from "#app/ui/loading/late-part.tsx";
import { loadVendor } from "../server/vendor-of-booking.server.ts";
import type { Route } from "./+types/simple-page";

export const handle = { ofDataAlone: true };

const Content = latePart(() => import("./simple-content.tsx"));

export function loader({ context, params }: Route.LoaderArgs) {
  return loadVendor(context, params.vendorId);
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const { prefetchVendor } = await Content.load();
  return prefetchVendor(params.vendorId);
}

/** `/book-vendor/{vendorId}`: the short form; only day and name are required. */
export default function SimplePage() {
  return <Content />;
}
