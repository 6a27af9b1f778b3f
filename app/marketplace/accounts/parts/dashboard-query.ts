import { vendorApi } from "../session.ts";

/** A vendor's own dashboard; read anew each time it is opened, as the profile may have changed. */
export function dashboardReading(vendorId: number) {
  return {
    ...vendorApi.query("/api/vendor/dashboard/:vendorId", { vendorId }),
    staleTime: 0,
    refetchOnMount: true,
  };
}
