import type {
  ChatHistory,
  ChatSummary,
  MessageReceipt,
  OpenedSession,
  StaffChat,
} from "#app/support/chat/contract.ts";
import type { openSite } from "../site.ts";

type Site = ReturnType<typeof openSite>;

export const json = async <T>(answer: Response | Promise<Response>) => (await (await answer).json()) as T;

/** Conversations of a site, as visitors and staff use them. */
export function chatTalks(site: Site) {
  const asStaff = (method: string, path: string, body?: object) =>
    site.send(method, `/api/admin/chats${path}`, { staff: true, ...(body && { body }) });
  const listed = (query = "") => json<ChatSummary[]>(asStaff("GET", `?limit=100&${query}`));
  /** A visitor who said something. */
  async function talking(text = "Hello", userLanguage = "en", userName = "") {
    const { session } = await json<OpenedSession>(
      site.send("POST", "/api/chat/session", { body: { userLanguage, userName } }),
    );
    const { sessionId } = session;
    const say = (message: string) =>
      json<MessageReceipt>(
        site.send("POST", "/api/chat/message", { body: { sessionId, message, userLanguage } }),
      );
    await say(text);
    const [newest] = (await listed()).toSorted((a, b) => b.id - a.id);
    const id = newest?.id ?? 0;
    const history = () => json<ChatHistory>(site.send("GET", `/api/chat/history/${sessionId}`));
    const person = (contact = "") => site.send("POST", "/api/chat/person", { body: { sessionId, contact } });
    const read = () => json<StaffChat>(asStaff("GET", `/${id}`));
    const move = (state: string, more: object = {}) => asStaff("PATCH", `/${id}`, { state, ...more });
    const reply = (message: string, more: object = {}) =>
      asStaff("POST", `/${id}/reply`, { text: message, language: "es", ...more });
    return { id, sessionId, say, history, person, read, move, reply };
  }
  return { asStaff, listed, talking };
}
