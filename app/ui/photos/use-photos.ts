import { useEffect, useState, useSyncExternalStore } from "react";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";
import { createPhotoUploads, type PhotoUploads } from "./photo-uploads.ts";

/** Photos that are chosen and sent while the component is shown. @param room how many more the record can have */
export function usePhotos(room = maxPhotos) {
  const [uploads] = useState(() => createPhotoUploads(room));
  useEffect(() => uploads.stop, [uploads]);
  return useUploads(uploads);
}
export type Photos = ReturnType<typeof usePhotos>;

/** The photos of uploads that outlive the component. */
export function useUploads(uploads: PhotoUploads) {
  const photos = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  return { ...uploads, photos };
}
