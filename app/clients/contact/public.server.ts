/** What other modules may call on the server; everything else in `server/` is private (docs/architecture.md). */

export { peopleOfMessages } from "./server/people.server.ts";
export { personalMessages } from "./server/personal-data.server.ts";
export { changeContactMessage, listContactMessages, messageWork } from "./server/service.server.ts";
