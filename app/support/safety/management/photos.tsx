import { StoredPhotos } from "#app/ui/photos/stored-photos.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { SafetyRequest } from "../contract.ts";
import { messages } from "../staff-messages.ts";

/** What the sender added as photos; nothing without any. */
export function RequestPhotos({ request: { id, name, photos } }: { request: SafetyRequest }) {
  const t = useText(messages);
  return (
    <StoredPhotos
      photos={photos}
      url={`/api/admin/safety-requests/${id}/photos`}
      alt={(n) => t.photo(n, name)}
      isDense
    />
  );
}
