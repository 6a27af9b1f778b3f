/** The staff's list of vendors, searched for this name. */
export function vendorSearchPath(businessName: string): string {
  return `/admin/vendors?${new URLSearchParams({ search: businessName })}`;
}
