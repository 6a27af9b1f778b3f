import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PictureKind, ProfileUpdate } from "../contract.ts";
import { vendorApi } from "../session.ts";

/** Reads the newest version of the profile, for example after a conflict. @throws ApiError */
export function readProfile(vendorId: number) {
  return vendorApi.get("/api/vendor/profile/:vendorId", { vendorId });
}

/** Never cached: an edit must start from the current version. */
export function profileQueryOptions(vendorId: number) {
  return { ...vendorApi.query("/api/vendor/profile/:vendorId", { vendorId }), gcTime: 0 };
}

/** Saves the profile and drops what other pages cached. A 409 means that it was changed elsewhere. */
export function useSaveProfile(vendorId: number) {
  const clearOthers = useClearOtherQueries();
  return useMutation({
    mutationFn: (update: ProfileUpdate) =>
      vendorApi.put("/api/vendor/profile/:vendorId", { vendorId, ...update }),
    onSuccess: clearOthers,
  });
}

/** Removes the photo or logo and drops what other pages cached. The answer has the profile's new version. */
export function useRemovePicture(vendorId: number, kind: PictureKind) {
  const clearOthers = useClearOtherQueries();
  return useMutation({
    mutationFn: () => vendorApi.delete(`/api/vendor/profile/:vendorId/${kind}`, { vendorId }),
    onSuccess: clearOthers,
  });
}

/** Cached data of other pages (completeness, directory) may be outdated after a change. */
export function useClearOtherQueries() {
  const cache = useQueryClient();
  return () => cache.removeQueries({ type: "inactive" });
}
