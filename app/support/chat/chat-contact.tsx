import { WrittenContact } from "#app/staff/shell/record/contact-links.tsx";

/** Where the visitor said that they can be answered. @param name whose contact it is */
export function ChatContact({ contact, name }: { contact: string; name: string }) {
  if (contact.trim() === "") return null;
  return (
    <div className="text-sm">
      <WrittenContact written={contact} name={name} />
    </div>
  );
}
