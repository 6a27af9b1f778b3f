import { db } from "#platform/database/pool.server.ts";
import type { Locale } from "#platform/i18n/locale.ts";
import { newToken } from "#platform/security/token.server.ts";
import { chatMessage, chatSession } from "../schema.server.ts";

const minute = 60_000;
const ana = "Ana (sample)";

type Line = { author: "visitor" | "staff"; text: string; translation: string };
type Sample = {
  minutesAgo: number;
  name: string;
  contact: string;
  locale: Locale;
  state: "staff" | "closed";
  lines: readonly Line[];
};

/**
 * None waits: a sample must not be listed before a real visitor. Nobody holds their session ids. Staff write Spanish,
 * visitors the language of their conversation.
 */
const samples: readonly Sample[] = [
  {
    minutesAgo: 55,
    name: "Marsha Whitcomb (sample)",
    contact: "sample-chat-1@example.com",
    locale: "en",
    state: "staff",
    lines: [
      {
        author: "visitor",
        text: "We land in Punta Cana on Friday with two cats. Do they need papers?",
        translation: "Llegamos a Punta Cana el viernes con dos gatos. ¿Necesitan papeles?",
      },
      {
        author: "staff",
        text: "Sí: el certificado de salud del veterinario y la vacuna contra la rabia. Traigan los originales en el equipaje de mano.",
        translation:
          "Yes: the health certificate from your vet, and the rabies vaccination. Carry the originals in your hand luggage.",
      },
      {
        author: "visitor",
        text: "We have both. Can somebody from your team meet us at the airport?",
        translation: "Tenemos los dos. ¿Alguien de su equipo puede esperarnos en el aeropuerto?",
      },
      {
        author: "staff",
        text: "Claro. Dime el número de vuelo y te confirmo quién los espera.",
        translation: "Of course. Tell me the flight number and I will confirm who meets you.",
      },
    ],
  },
  {
    minutesAgo: 190,
    name: "Yolanda Cruz (muestra)",
    contact: "sample-chat-2@example.com",
    locale: "es",
    state: "closed",
    lines: [
      {
        author: "visitor",
        text: "Vuelvo a Santiago después de veinte años en Nueva York. ¿Ustedes ayudan con la cédula?",
        translation:
          "I am coming back to Santiago after twenty years in New York. Do you help with the cédula?",
      },
      {
        author: "staff",
        text: "Sí, con gusto. Te mandé al correo la lista de lo que hay que llevar.",
        translation: "Yes, gladly. I sent you the list of what to bring by email.",
      },
      {
        author: "visitor",
        text: "Me llegó. ¡Mil gracias!",
        translation: "I got it. Many thanks!",
      },
    ],
  },
];

/** @returns the number of conversations written; 0 where there are any */
export async function seedChats(now: Date): Promise<number> {
  if ((await db().$count(chatSession)) > 0) return 0;
  for (const { minutesAgo, lines, ...session } of samples) {
    const createdAt = new Date(now.getTime() - minutesAgo * minute);
    const sentAt = (line: number) => new Date(createdAt.getTime() + line * 2 * minute);
    const isWithStaff = session.state === "staff";
    const [row] = await db()
      .insert(chatSession)
      .values({
        ...session,
        ...(isWithStaff && { assigneeName: ana }),
        tokenHash: newToken().hash,
        createdAt,
        lastActivityAt: sentAt(lines.length - 1),
      })
      .returning();
    if (!row) continue;
    await db()
      .insert(chatMessage)
      .values(
        lines.map((line, index) => ({
          ...line,
          sessionId: row.id,
          locale: line.author === "staff" ? "es" : row.locale,
          by: line.author === "staff" ? ana : "",
          createdAt: sentAt(index),
        })),
      );
  }
  return samples.length;
}
