import { WrittenContact } from "#app/staff/shell/record/contact-links.tsx";

export function ChatContact({ contact, name }: { contact: string; name: string }) {
  if (contact.trim() === "") return null;
  return (
    <div className="text-sm">
      <WrittenContact written={contact} name={name} />
    </div>
  );
}
