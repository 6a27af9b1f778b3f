import { MailLink, PhoneLinks } from "#app/desk/contact-links.tsx";
import { readContact } from "#app/safety/contact.ts";

/** Where the visitor said that they can be answered. @param name whose contact it is */
export function ChatContact({ contact, name }: { contact: string; name: string }) {
  const { kind, text } = readContact(contact);
  if (text === "") return null;
  return (
    <div className="text-sm">
      {kind === "email" ? <MailLink address={text} /> : <PhoneLinks phone={text} name={name} />}
    </div>
  );
}
