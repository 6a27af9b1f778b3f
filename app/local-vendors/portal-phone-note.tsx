import { Info } from "lucide-react";
import type { ReactNode } from "react";

type PhoneNoteProps = {
  odd: boolean;
  text: string;
  id: string;
  children: (describedBy: { "aria-describedby"?: string }) => ReactNode;
};

/** What there is to say of a number that looks odd; it blocks nothing. Read out when it comes, and with the field. */
export function PhoneNote({ odd, text, id, children }: PhoneNoteProps) {
  return (
    <div>
      {children(odd ? { "aria-describedby": id } : {})}
      <div role="status" id={id}>
        {odd && (
          <p className="mt-1.5 flex items-start gap-1.5 font-medium text-ambar-text text-sm">
            <Info aria-hidden className="mt-[0.2em] size-4" />
            <span>{text}</span>
          </p>
        )}
      </div>
    </div>
  );
}
