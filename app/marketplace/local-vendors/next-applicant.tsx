import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "./contract.ts";
import { ApprovalEffects } from "./review/approval-effects.tsx";
import { languageOf } from "./review/language.ts";
import { messages } from "./review/messages.ts";
import { channelOf } from "./rules/channel.ts";

const localVendors = "/api/admin/dominican-vendors";

/** As much as is read at one glance, in characters; a longer application is decided on its own screen. */
const mostShown = 400;

/** The newest applicant that waits, with the approval and what it does; nothing while nobody waits. Browser only. */
export function NextApplicant() {
  const t = useText(messages);
  const { data } = useQuery({
    ...api.listQuery(localVendors, { status: "pendiente", limit: 1 }),
    ...liveQueryOptions,
  });
  const [vendor] = data?.items ?? [];
  if (!vendor) return null;
  const { nombreCompleto: name, descripcionServicio: words } = vendor;
  const isShort = words.length <= mostShown && vendor.heldReason === null && vendor.photos.length === 0;
  return (
    <div className="grid gap-1.5 border-larimar border-s-3 bg-band/60 px-3 py-2 text-sm">
      <p className="[overflow-wrap:anywhere]">
        <Link to={`/admin/dominican-vendors?status=pendiente&vendor=${vendor.id}`} className="text-link">
          <span dir="auto" className="font-semibold">
            {name}
          </span>
        </Link>{" "}
        <span lang="es" dir="auto" className="text-muted">
          {vendor.servicioOfrece} · {vendor.zonaUbicacion}
        </span>
      </p>
      {isShort && (
        <>
          <p lang={languageOf(vendor)} dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {words}
          </p>
          <Allowed to="publish" silent>
            <p className="text-muted">
              <ApprovalEffects vendor={vendor} />
            </p>
            <Approve vendor={vendor} label={t.approve} />
          </Allowed>
        </>
      )}
    </div>
  );
}

function Approve({ vendor, label }: { vendor: LocalVendor; label: string }) {
  const t = useText(messages);
  const cache = useQueryClient();
  const offerUndo = useOfferUndo("/api/admin/dominican-vendors/:id/undo");
  const { id, status: from, nombreCompleto: name } = vendor;
  const approve = useMutation({
    mutationFn: () => api.patch("/api/admin/dominican-vendors/:id", { id, status: "aprobado", from }),
    onSuccess: (after) => {
      const description = t.done[channelOf(after)](name);
      offerUndo(id, after.undo, { title: t.changed.aprobado, description });
    },
    onError: (error) => (isConflict(error) ? errorToast(t.faster, t.fasterTitle) : errorToast(t.failed)),
    // Its list, the counters beside it, and the next who waits.
    onSettled: () => cache.invalidateQueries(),
  });
  return (
    <p>
      <Button variant="action" size="small" busy={approve.isPending} onClick={() => approve.mutate()}>
        {label}
        <span className="sr-only">: {name}</span>
      </Button>
    </p>
  );
}
