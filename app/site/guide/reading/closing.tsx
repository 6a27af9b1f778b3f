import { Link } from "react-router";
import { buttonClass } from "#app/ui/button.tsx";
import { ClosingBand } from "#app/ui/closing-band.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "./messages.ts";

export function GuideClosing() {
  const t = useText(messages).closing;
  return (
    <ClosingBand heading={t.heading} text={t.text}>
      <Link to="?consult=open" className={buttonClass({ variant: "primary", size: "large" })}>
        {t.ask}
      </Link>
      <Link to="/community-board" className={buttonClass({ variant: "quiet", size: "large" })}>
        {t.board}
      </Link>
    </ClosingBand>
  );
}
