import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { PictureKind, ProfileUpdate } from "../contract.ts";
import { vendorApi } from "../session.ts";

/** The vendor's own profile as it is now. @throws ApiError */
export function readProfile(vendorId: number) {
  return vendorApi.get("/api/vendor/profile/:vendorId", { vendorId });
}

/** Read anew whenever the page opens: an edit should not begin from what was true an hour ago. */
export function profileReading(vendorId: number) {
  return { ...vendorApi.query("/api/vendor/profile/:vendorId", { vendorId }), gcTime: 0 };
}

/** Saves the whole profile; answers the new one. A 409 says that it was changed elsewhere. */
export function useSaveProfile(vendorId: number) {
  const clearOthers = useClearOtherQueries();
  return useMutation({
    mutationFn: (update: ProfileUpdate) =>
      vendorApi.put("/api/vendor/profile/:vendorId", { vendorId, ...update }),
    onSuccess: clearOthers,
  });
}

/** Takes a picture away. */
export function useRemovePicture(vendorId: number, kind: PictureKind) {
  const clearOthers = useClearOtherQueries();
  return useMutation({
    mutationFn: () => vendorApi.delete(`/api/vendor/profile/:vendorId/${kind}`, { vendorId }),
    onSuccess: clearOthers,
  });
}

/** What the other pages keep (completeness, the directory) may be wrong after a change. */
export function useClearOtherQueries() {
  const cache = useQueryClient();
  return () => cache.removeQueries({ type: "inactive" });
}
