/** The staff's vendors, searched for one name; to suspend and reinstate is done there. */
export function vendorsSearch(businessName: string): string {
  return `/admin/vendors?${new URLSearchParams({ search: businessName })}`;
}
