import { useSyncExternalStore } from "react";
import { FieldGroup } from "#app/ui/forms/field.tsx";
import { messages as uploadMessages } from "#app/ui/photos/messages.ts";
import { ChoosePhotos, PhotoList } from "#app/ui/photos/photo-list.tsx";
import { createPhotoUploads } from "#app/ui/photos/photo-uploads.ts";
import { useUploads } from "#app/ui/photos/use-photos.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { maxPhotos } from "#platform/pictures/accepted-pictures.ts";
import { chosenPhotos, subscribeToChosen } from "./chosen.ts";
import { messages } from "./messages.ts";

/** What the server renders; nothing is ever chosen in it. */
const none = createPhotoUploads(maxPhotos);

/** The photos under a name, with those that are chosen from now on. @param room how many more the record can have */
export function useChosenPhotos(name: string, room = maxPhotos) {
  const uploads = useSyncExternalStore(
    subscribeToChosen,
    () => chosenPhotos(name, () => createPhotoUploads(room)),
    () => none,
  );
  return useUploads(uploads);
}

/** The last field of a request's form: photos, which are sent once the request is. @param form name of its draft */
export function FormPhotos({ form }: { form: string }) {
  const t = useText(uploadMessages);
  const { hint } = useText(messages);
  const photos = useChosenPhotos(form);
  return (
    <FieldGroup label={t.title} hint={hint} className="noscript:hidden sm:col-span-2">
      <PhotoList photos={photos} />
      <div className="mt-1">
        <ChoosePhotos photos={photos} label={t.choose} />
      </div>
    </FieldGroup>
  );
}
