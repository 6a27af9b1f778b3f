/** The staff's list of vendors filtered by this name; suspending is done there. */
export function vendorSearchPath(businessName: string): string {
  return `/admin/vendors?${new URLSearchParams({ search: businessName })}`;
}
