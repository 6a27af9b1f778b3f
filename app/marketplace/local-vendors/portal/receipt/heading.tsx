import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { useReceiptFocus } from "#platform/forms/use-receipt-focus.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";

/** Also the fallback while the rest of the receipt loads. */
export function ReceiptHeading() {
  const title = useText(messages).sent;
  const heading = useReceiptFocus();
  return (
    <>
      <PrivateMeta title={title} />
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
    </>
  );
}
