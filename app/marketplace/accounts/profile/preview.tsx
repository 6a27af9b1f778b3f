import { useQuery } from "@tanstack/react-query";
import { VendorView } from "#app/marketplace/vendors/vendor-view.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { todayInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Profile } from "../contract.ts";
import { dashboardQueryOptions } from "../parts/dashboard-query.ts";
import { messages } from "./messages.ts";
import { detailOf, type ProfileValues } from "./values.ts";

type ProfilePreviewProps = { profile: Profile; values: ProfileValues; close: () => void };

export default function ProfilePreview({ profile, values, close }: ProfilePreviewProps) {
  const t = useText(messages);
  const { data: reputation = null } = useQuery(dashboardQueryOptions(profile.id));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t.preview.title}
      description={t.preview.text}
      width="wide"
    >
      <VendorView vendor={detailOf(profile, values, reputation)} today={todayInSantoDomingo()} heading="h2" />
    </Dialog>
  );
}
