import { FreeTextContact } from "#app/staff/shell/record/contact-links.tsx";

export function ChatContact({ contact, name }: { contact: string; name: string }) {
  if (contact.trim() === "") return null;
  return (
    <div className="text-sm">
      <FreeTextContact written={contact} name={name} />
    </div>
  );
}
