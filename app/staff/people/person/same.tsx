import { GitMerge } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { deskRecordPath } from "#app/staff/shell/record/desk-record.ts";
import { formatCapped, formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { ActionDialog } from "#app/ui/dialogs/action-dialog.tsx";
import { errorToast, toast } from "#app/ui/toasts/toast.ts";
import { api } from "#platform/api-client/api.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { mostCounted } from "#platform/database/lists/capped-count.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import type { PersonDetail, PersonMerge } from "../contract.ts";
import { countsText, messages as people } from "../messages.ts";
import { mostShownProposals } from "../values.ts";
import { messages } from "./messages.ts";
import { sideTitle } from "./open.tsx";
import { PersonPicker } from "./picker.tsx";
import { usePersonChange } from "./queries.ts";

/** Who may be the same person, who was said to be, and the way to say so. */
export function SamePerson({ person }: { person: PersonDetail }) {
  const { same: t } = useText(messages);
  const { locale } = useLocale();
  const [choosing, setChoosing] = useState(false);
  const { moreProposals: more } = person;
  return (
    <section aria-labelledby="same-person">
      <h2 id="same-person" className={sideTitle}>
        {t.title}
      </h2>
      <ul>
        {person.proposals.map((proposal) => (
          <Proposal key={proposal.id} person={person} proposal={proposal} />
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-1 text-muted text-sm">
          {t.more(formatCapped(more, locale, mostCounted - mostShownProposals))}
        </p>
      )}
      {person.merges.length > 0 && <h3 className="mt-2 text-muted text-sm">{t.mergedHere}</h3>}
      <ul>
        {person.merges.map((merge) => (
          <Merged key={merge.id} merge={merge} />
        ))}
      </ul>
      <Allowed to="work" silent>
        <Button variant="link" size="small" onClick={() => setChoosing(true)}>
          <GitMerge aria-hidden className="size-4" />
          {t.mergeWith}
        </Button>
      </Allowed>
      {choosing && <MergeDialog person={person} close={() => setChoosing(false)} />}
    </section>
  );
}

function useMerge({ id }: PersonDetail, done?: () => void) {
  const { same: t } = useText(messages);
  return usePersonChange(
    (other: number) => api.post("/api/admin/people/:id/merge", { id, other }),
    () => {
      toast({ title: t.merged, description: t.mergedText });
      done?.();
    },
  );
}

function Other({ merge }: { merge: PersonMerge }) {
  const names = useText(people);
  const { id, name, email, phone, counts } = merge.other;
  const isRoot = merge.state === "proposed";
  const shown = name || names.unnamed;
  return (
    <>
      {isRoot ? (
        <Link
          to={`/admin/people/${id}`}
          dir="auto"
          className="text-link inline-flex min-h-11 items-center font-semibold lg:min-h-6"
        >
          {shown}
        </Link>
      ) : (
        <p dir="auto" className="font-semibold">
          {shown}
        </p>
      )}
      <p className="text-muted [overflow-wrap:anywhere]">
        {[email, phone, countsText(counts, names)].filter(Boolean).join(" · ")}
      </p>
    </>
  );
}

function Proposal({ person, proposal }: { person: PersonDetail; proposal: PersonMerge }) {
  const texts = useText(messages);
  const { same: t } = texts;
  const { kind } = useText(people);
  const merge = useMerge(person);
  const onError = () => errorToast(texts.changeFailed);
  const refuse = usePersonChange(() =>
    api.post("/api/admin/people/proposals/:proposal/refuse", { proposal: proposal.id }),
  );
  const named = <span className="sr-only">: {proposal.other.name}</span>;
  return (
    <li className="mt-1 rounded border border-line bg-pending-fill/40 p-3 text-sm">
      <Other merge={proposal} />
      <p>
        {t.reason[proposal.reason]}{" "}
        {proposal.record && (
          <Link to={deskRecordPath(proposal.record)} className="text-link">
            {kind(proposal.record.kind)} {proposal.record.id}
          </Link>
        )}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button
          size="small"
          busy={merge.isPending}
          onClick={() => merge.mutate(proposal.other.id, { onError })}
        >
          {t.merge}
          {named}
        </Button>
        <Button
          variant="quiet"
          size="small"
          busy={refuse.isPending}
          onClick={() => refuse.mutate(undefined, { onError })}
        >
          {t.refuse}
          {named}
        </Button>
      </div>
    </li>
  );
}

function Merged({ merge }: { merge: PersonMerge }) {
  const texts = useText(messages);
  const { same: t } = texts;
  const { locale } = useLocale();
  const undo = usePersonChange(
    () => api.post("/api/admin/people/merges/:merge/undo", { merge: merge.id }),
    () => toast({ title: t.undone }),
  );
  return (
    <li className="border-b py-2 text-sm last:border-b-0">
      <Other merge={merge} />
      <p className="text-muted">{t.at(merge.by ?? "", formatDateTime(merge.at, "shortMoment", locale))}</p>
      <Button
        variant="link"
        size="small"
        busy={undo.isPending}
        onClick={() => undo.mutate(undefined, { onError: () => errorToast(texts.changeFailed) })}
      >
        {t.undo}
        <span className="sr-only">: {merge.other.name}</span>
      </Button>
    </li>
  );
}

function MergeDialog({ person, close }: { person: PersonDetail; close: () => void }) {
  const texts = useText(messages);
  const { same: t } = texts;
  const [other, setOther] = useState<number | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const merge = useMerge(person, close);
  const submit = () => {
    setIsMissing(other === null);
    if (other !== null) merge.mutate(other);
  };
  return (
    <ActionDialog
      close={close}
      title={t.mergeTitle}
      description={t.mergeText(person.name)}
      onSubmit={submit}
      action={t.merge}
      busy={merge.isPending}
      problem={merge.error && (isConflict(merge.error) ? texts.conflict : texts.changeFailed)}
    >
      <PersonPicker
        but={person.id}
        value={other}
        onChange={setOther}
        error={isMissing && other === null && texts.picker.missing}
      />
    </ActionDialog>
  );
}
