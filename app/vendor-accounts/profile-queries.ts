import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { PictureKind, Profile, ProfileUpdate } from "./contract.ts";
import { asVendor } from "./session.ts";
import { type Picture, pictureAddress } from "./upload.ts";

function profileAddress(vendorId: number): string {
  return `/api/vendor/profile/${vendorId}`;
}

/** The vendor's own profile as it is now. @throws ApiError */
export async function readProfile(vendorId: number, signal?: AbortSignal): Promise<Profile> {
  const response = await asVendor("GET", profileAddress(vendorId), signal ? { signal } : {});
  return (await response.json()) as Profile;
}

/** Read anew whenever the page opens: an edit should not begin from what was true an hour ago. */
export function profileReading(vendorId: number) {
  return queryOptions({
    queryKey: [profileAddress(vendorId)],
    queryFn: ({ signal }) => readProfile(vendorId, signal),
    gcTime: 0,
  });
}

/** Saves the whole profile; answers the new one. A 409 says that it was changed elsewhere. */
export function useSaveProfile(vendorId: number) {
  const forget = useForgetOthers();
  return useMutation({
    mutationFn: async (body: ProfileUpdate) => {
      const response = await asVendor("PUT", profileAddress(vendorId), { body });
      return (await response.json()) as Profile;
    },
    onSuccess: forget,
  });
}

/** Takes a picture away. */
export function useRemovePicture(vendorId: number, kind: PictureKind) {
  const forget = useForgetOthers();
  return useMutation({
    mutationFn: async () => {
      const response = await asVendor("DELETE", pictureAddress(vendorId, kind));
      return (await response.json()) as Picture;
    },
    onSuccess: forget,
  });
}

/** What the other pages keep (completeness, the directory) may be wrong after a change. */
export function useForgetOthers() {
  const cache = useQueryClient();
  return () => cache.removeQueries({ type: "inactive" });
}
