import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { StarsWithText } from "#app/clients/reviews/stars.tsx";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { useOfferUndo } from "#app/staff/shell/editing/undo/use-offer-undo.ts";
import { liveQueryOptions } from "#app/staff/shell/live-query.ts";
import { Button } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { isConflict } from "#platform/api-client/client.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { nextReviewQueryOptions, publishReview } from "../queries.ts";

/** As much as is read at one glance, in characters; a longer review is decided on its own screen. */
const mostShown = 400;

/** The newest review that waits, in full, with its publication; nothing while none waits. Browser only. */
export function NextReview() {
  const t = useText(messages).nextUp;
  const { data } = useQuery({ ...nextReviewQueryOptions(), ...liveQueryOptions });
  const [review] = data?.items ?? [];
  if (!review) return null;
  const { id, author, vendorName, rating, text, locale } = review;
  const isPlain = text.length <= mostShown && review.heldReason === null && review.contacts.length === 0;
  return (
    <div className="grid gap-1.5 border-larimar border-s-3 bg-band/60 px-3 py-2 text-sm">
      <p className="flex flex-wrap items-baseline gap-x-2 [overflow-wrap:anywhere]">
        <Link to={`/admin/reviews?status=waiting&review=${id}`} className="text-link">
          <span dir="auto" className="font-semibold">
            {t.of(author, vendorName)}
          </span>
        </Link>
        <StarsWithText rating={rating} />
      </p>
      {isPlain && (
        <>
          <p lang={locale} dir="auto" className="whitespace-pre-line [overflow-wrap:anywhere]">
            {text}
          </p>
          <Allowed to="publish" silent>
            <Publish id={id} of={t.of(author, vendorName)} />
          </Allowed>
        </>
      )}
    </div>
  );
}

function Publish({ id, of }: { id: number; of: string }) {
  const { nextUp: t, actFailed, faster, fasterTitle } = useText(messages);
  const cache = useQueryClient();
  const offerUndo = useOfferUndo("/api/admin/reviews/:id/undo");
  const publish = useMutation({
    mutationFn: () => publishReview(id),
    onSuccess: ({ undo }) => offerUndo(id, undo, { title: t.published, description: of }),
    onError: (error) => (isConflict(error) ? errorToast(faster, fasterTitle) : errorToast(actFailed)),
    // Its list, the counters beside it, and the next that waits.
    onSettled: () => cache.invalidateQueries(),
  });
  return (
    <p>
      <Button variant="action" size="small" busy={publish.isPending} onClick={() => publish.mutate()}>
        {t.publish}
        <span className="sr-only">: {of}</span>
      </Button>
    </p>
  );
}
