import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import type { MouseEvent } from "react";
import { buttonClass } from "#app/ui/button.tsx";
import { errorToast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { Allowed } from "../editing/allowed.tsx";
import { useConfirmBeforeLink } from "../editing/confirmation/confirmation.ts";
import { pathWithFilter } from "../list/list-filter.ts";
import { messages } from "../messages.ts";

/**
 * Saves all pages of a list's filter as a CSV file, in a `ListFrame`'s `tools`. Staff confirm who they are first; who may not export sees nothing.
 * @param path of the call
 */
export function CsvButton({ path, filter }: { path: `/api/${string}`; filter: object }) {
  const t = useText(messages);
  const requireConfirmation = useConfirmBeforeLink();
  const { cursor: _, ...fields } = filter as { cursor?: string } & Record<string, string | undefined>;
  const href = pathWithFilter(path, fields);
  const exportCsv = useMutation({
    mutationFn: requireConfirmation,
    onSuccess: (isConfirmed) => isConfirmed && window.location.assign(href),
    onError: () => errorToast(t.csvFailed),
  });
  const onClick = (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    if (!exportCsv.isPending) exportCsv.mutate();
  };
  return (
    <Allowed to="export" silent>
      <a href={href} onClick={onClick} className={buttonClass({ variant: "quiet", size: "small" })}>
        <Download aria-hidden className="size-4" />
        {t.csv}
      </a>
    </Allowed>
  );
}
