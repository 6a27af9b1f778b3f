import { vendorApi } from "../session.ts";

/** Always refetched: the profile may have changed. */
export function dashboardReading(vendorId: number) {
  return {
    ...vendorApi.query("/api/vendor/dashboard/:vendorId", { vendorId }),
    staleTime: 0,
    refetchOnMount: true,
  };
}
