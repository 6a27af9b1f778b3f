export function vendorSearchPath(businessName: string): string {
  return `/admin/vendors?${new URLSearchParams({ search: businessName })}`;
}
