import { BookMarked } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { LocalVendor } from "../contract.ts";
import { listingPlace } from "../rules/listing-place.ts";
import { languageOf } from "./language.ts";
import { messages } from "./messages.ts";
import { useListInDirectory } from "./queries.ts";

type ListingProps = { vendor: LocalVendor; card: RefObject<HTMLElement | null> };

/** Link to the public listing, or the button that creates it. Approval alone does not list a vendor. */
export function Listing({ vendor, card }: ListingProps) {
  const t = useText(messages).listing;
  const [isOpen, setIsOpen] = useState(false);
  const { nombreCompleto, status, vendorId } = vendor;
  const name = <span className="sr-only">: {nombreCompleto}</span>;
  if (vendorId !== null) {
    const approved = status === "aprobado";
    const manage = `/admin/vendors?${new URLSearchParams({ search: nombreCompleto })}`;
    return (
      <Link
        to={approved ? `/vendor/${vendorId}` : manage}
        className="inline-flex min-h-11 items-center gap-2 text-link text-sm"
      >
        <BookMarked aria-hidden className="size-4" />
        {approved ? t.listed : t.stillListed}
        {name}
      </Link>
    );
  }
  if (status !== "aprobado") return null;
  return (
    <Allowed to="publish" silent>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        <BookMarked aria-hidden className="size-4" />
        {t.act}
        {name}
      </Button>
      {isOpen && <ListingDialog vendor={vendor} card={card} close={() => setIsOpen(false)} />}
    </Allowed>
  );
}

function ListingDialog({ vendor, card: entry, close }: ListingProps & { close: () => void }) {
  const { listing: t, card, ...texts } = useText(messages);
  const [failed, setFailed] = useState(false);
  const list = useListInDirectory(vendor);
  const { nombreCompleto, servicioOfrece, zonaUbicacion, descripcionServicio } = vendor;
  const submit = () => {
    setFailed(false);
    list.mutate(undefined, {
      onSuccess: () => {
        // The opening button is removed; keyboard navigation continues from the card.
        flushSync(close);
        entry.current?.focus({ preventScroll: true });
        toast({ title: t.done, description: t.doneText(nombreCompleto) });
      },
      onError: (error) => {
        if (!isConflict(error)) return setFailed(true);
        close();
        errorToast(texts.faster, texts.fasterTitle);
      },
    });
  };
  return (
    <ActionDialog
      close={close}
      title={t.title(nombreCompleto)}
      onSubmit={submit}
      action={t.submit}
      variant="primary"
      busy={list.isPending}
      busyLabel={t.working}
      problem={failed && t.failed}
    >
      <p>{t.text}</p>
      <dl className="mt-3 border-line border-s-3 ps-4">
        <PublicFact name={t.name}>{nombreCompleto}</PublicFact>
        <PublicFact name={card.service}>{servicioOfrece}</PublicFact>
        <PublicFact name={card.zone}>{zonaUbicacion}</PublicFact>
        <PublicFact name={t.place}>{listingPlace(zonaUbicacion)}</PublicFact>
        <PublicFact name={card.description}>
          <span lang={languageOf(vendor)} dir="auto" className="whitespace-pre-line">
            {descripcionServicio}
          </span>
        </PublicFact>
      </dl>
      <p className="mt-4 text-muted text-sm">{t.never}</p>
    </ActionDialog>
  );
}

function PublicFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="py-1">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="[overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}
