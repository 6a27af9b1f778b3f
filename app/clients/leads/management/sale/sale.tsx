import { BadgeDollarSign, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { packageNames } from "#app/site/packages/contract.ts";
import { Allowed } from "#app/staff/shell/editing/allowed.tsx";
import { formatDateTime } from "#app/staff/shell/record/formats.ts";
import { Button } from "#app/ui/button.tsx";
import { formatMoney } from "#app/ui/money.ts";
import { useLocale, useText } from "#platform/i18n/locale-context.tsx";
import { momentInSantoDomingo } from "#platform/i18n/santo-domingo.ts";
import type { Lead } from "../../contract.ts";
import { messages } from "./messages.ts";
import { SaleDialog, TakeBackDialog } from "./sale-dialog.tsx";

/** The sale of a lead: what was sold, or that it is missing once the lead is converted. */
export function LeadSale({ lead }: { lead: Lead }) {
  const t = useText(messages);
  const { locale } = useLocale();
  const [dialog, setDialog] = useState<"sale" | "takeBack">();
  const { sale } = lead;
  if (!sale && lead.status !== "converted") return null;
  const day = sale && formatDateTime(momentInSantoDomingo(sale.soldOn, "12:00"), "shortDay", locale);
  const close = () => setDialog(undefined);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 pt-1 text-sm">
      {sale && day ? (
        <p className="flex items-start gap-1.5 lining-nums">
          <BadgeDollarSign aria-hidden className="mt-[0.2em] size-4 shrink-0 text-palma" />
          {t.sold(
            packageNames[sale.package],
            formatMoney(sale.price.cents, sale.price.currency, locale),
            day,
          )}
        </p>
      ) : (
        <p className="flex items-start gap-1.5 font-semibold text-ambar-text">
          <TriangleAlert aria-hidden className="mt-[0.2em] size-4 shrink-0" />
          {t.missing}
        </p>
      )}
      <Allowed to="money" silent>
        <Button variant="link" size="small" className="lg:min-h-7" onClick={() => setDialog("sale")}>
          {sale ? t.correct : t.add} <span className="sr-only">{t.of(lead.name)}</span>
        </Button>
      </Allowed>
      {dialog === "sale" && <SaleDialog lead={lead} close={close} takeBack={() => setDialog("takeBack")} />}
      {dialog === "takeBack" && sale && <TakeBackDialog lead={lead} version={sale.version} close={close} />}
    </div>
  );
}
