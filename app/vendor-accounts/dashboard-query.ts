import { queryOptions } from "@tanstack/react-query";
import { dashboard } from "./contract.ts";
import { asVendor } from "./session.ts";

/** A vendor's own dashboard; read anew each time it is opened, as the profile may have changed. */
export function dashboardReading(vendorId: number) {
  return queryOptions({
    queryKey: [`/api/vendor/dashboard/${vendorId}`],
    queryFn: async ({ queryKey: [url], signal }) =>
      dashboard.parse(await (await asVendor("GET", String(url), { signal })).json()),
    staleTime: 0,
    refetchOnMount: true,
  });
}
