import { expect, test } from "@playwright/test";
import { boardOf } from "./board.ts";
import { type Row, Screen, type State, walk } from "./catalogue.ts";
import { acceptTerms, open, speak } from "./visitor.ts";

// The catalogue of the spec's "Expat community landing page" and "Community discussion board", with its states, error
// catalogue and constants. The spec has the English; the Spanish is ours.

const landing: readonly State[] = [
  {
    state: "the landing page",
    reach: ({ page }) => open(page, "/community"),
    texts: [
      ["title", "Community · Arribo", "Comunidad · Arribo"],
      ["text", "2,500+", "2,500+"],
      ["text", "active members", "miembros activos"],
      ["text", "Daily", "A diario"],
      ["text", "discussion groups", "grupos de conversación"],
      ["text", "Weekly", "Cada semana"],
      ["text", "meetups", "encuentros"],
      ["text", "8", "8"],
      ["text", "major cities", "ciudades principales"],
      ["heading", "Community Platform Coming Soon", "Plataforma de la comunidad: muy pronto"],
      ["heading", "Discussion Forums", "Foros de conversación"],
      ["link", "Access Board", "Entrar al tablero"],
      ["heading", "Local Events", "Eventos locales"],
      ["heading", "Mentorship", "Mentoría"],
      ["text", "Not open yet", "Aún no abre"],
      ["link", "View Packages", "Ver paquetes"],
      ["link", "About Arribo", "Conoce Arribo"],
    ],
    async also({ main }) {
      await expect(main.locator('a[href="/community-board"]').last()).toBeVisible();
      await expect(main.locator('a[href="/packages"]')).toHaveCount(1);
      for (const closed of ["events", "mentorship"])
        await expect(main.locator(`article[aria-labelledby=${closed}]`).locator("a, button")).toHaveCount(0);
    },
  },
];

const board = /\/api\/community\/all/;
const post = "**/api/community/post";
const message = (screen: Screen) => screen.main.locator("form#post [role=status]");

const fields: readonly Row[] = [
  ["field", "Your name", "Tu nombre"],
  ["field", "Title", "Título"],
  ["field", "Content", "Contenido"],
  ["button", "Add Post", "Publicar"],
  ["button", "Preview", "Vista previa"],
];

const states: readonly State[] = [
  {
    state: "loading",
    async reach({ page }) {
      await open(page, "/community");
      await page.locator('main a[href="/community-board"]').last().click();
    },
    texts: [
      ["title", "Community board · Arribo", "Tablero de la comunidad · Arribo"],
      ["heading", "Recent Discussions", "Conversaciones recientes"],
      ["status", "Loading discussions...", "Cargando conversaciones..."],
      ["heading", "Start a discussion", "Inicia una conversación"],
      ...fields,
    ],
  },
  {
    state: "without any",
    reach: (screen) => screen.give("board", { status: 200, json: boardOf(0) }),
    texts: [
      ["text", "No discussions yet", "Aún no hay conversaciones"],
      ["text", "Be the first to start a conversation!", "¡Inicia tú la primera conversación!"],
    ],
    also: ({ main }) => expect(main.getByRole("navigation")).toHaveCount(0),
  },
  {
    state: "not filled in",
    reach: (screen) => screen.button("Add Post").click(),
    texts: [["text", "Please fill in all fields.", "Completa todos los campos."]],
    async also(screen) {
      await expect(message(screen)).toBeEmpty({ timeout: 5_000 });
      await screen.field("Your name").fill("  ");
      await screen.field("Title").fill("A question");
      await screen.field("Content").fill("Where?");
      await screen.button("Add Post").click();
      await expect(message(screen)).toHaveText(screen.say("text", "Please fill in all fields."));
      await screen.field("Your name").fill("Marsha W.");
    },
  },
  {
    state: "posting",
    reach: (screen) => screen.button("Add Post").click(),
    texts: [["button", "Posting...", "Publicando..."]],
    also: (screen) => expect(screen.button("Posting...")).toBeDisabled(),
  },
  {
    state: "refused",
    reach: (screen) =>
      screen.give("post", { status: 400, json: { code: "invalid", message: "Not like this." } }),
    texts: [
      ["text", "Failed to create post: Not like this.", "No se pudo crear la publicación: Not like this."],
    ],
    async also(screen) {
      await expect(message(screen).locator("p")).toHaveCSS("color", "rgb(191, 47, 24)");
      await expect(message(screen)).toBeEmpty({ timeout: 5_000 });
      await expect(screen.field("Title")).toHaveValue("A question");
    },
  },
  {
    state: "refused without words",
    async reach(screen) {
      await screen.page.unroute(post);
      await screen.page.route(post, (route) => route.fulfill({ status: 502, body: "<html>" }));
      await screen.button("Add Post").click();
    },
    texts: [
      ["text", "Failed to create post: 502 Bad Gateway", "No se pudo crear la publicación: 502 Bad Gateway"],
    ],
  },
  {
    state: "posted",
    async reach(screen) {
      await screen.page.unroute(post);
      await screen.page.route(post, (route) =>
        route.fulfill({ status: 201, json: { success: true, id: 8, held: true } }),
      );
      screen.give("board", { status: 200, json: boardOf(11) });
      await screen.button("Add Post").click();
    },
    texts: [
      ["text", "Received; a person reads it first.", "Recibido: primero lo lee una persona."],
      ["text", "Waiting for a look", "En espera de una revisión"],
      [
        "text",
        "We have it. It appears on the board once one of us has read it and accepted it; you need not send it again.",
        "Ya lo tenemos. Aparecerá en el tablero cuando alguien del equipo lo lea y lo acepte; no hace falta enviarlo otra vez.",
      ],
    ],
    async also(screen) {
      await expect(message(screen).locator("p")).toHaveCSS("color", "rgb(35, 105, 58)");
      for (const field of ["Title", "Content"]) await expect(screen.field(field)).toHaveValue("");
      // The next one is written under the same name.
      await expect(screen.field("Your name")).not.toHaveValue("");
      await expect(message(screen)).toBeEmpty({ timeout: 5_000 });
      await expect(screen.main.getByText(/^(It waits for our team|Está en revisión)/)).toBeVisible();
      await screen.page.unroute(post);
      // It bears the title of one that is on the board.
      await screen.page.evaluate(() => {
        localStorage.removeItem("arribo.community.waiting");
        window.dispatchEvent(new Event("storage"));
      });
    },
  },
  {
    state: "on the board at once",
    async reach(screen) {
      await screen.page.route(post, (route) =>
        route.fulfill({ status: 201, json: { success: true, id: 9, held: false } }),
      );
      await screen.field("Title").fill("Sheets");
      await screen.field("Content").fill("Which size is a Dominican bed?");
      await screen.button("Add Post").click();
    },
    texts: [["text", "Post added successfully!", "¡Tu publicación se agregó con éxito!"]],
  },
  {
    state: "the list, read again",
    reach: () => {},
    texts: [
      ["heading", "A question", "A question"],
      ["text", "Where do families meet?", "Where do families meet?"],
      ["text", "Marsha W.", "Marsha W."],
      ["text", "Nov 20, 2026, 02:32 PM", "20 nov 2026, 2:32 p. m."],
      ["text", "Page 1 of 3", "Página 1 de 3"],
      ["button", "Previous", "Anterior"],
      ["button", "Next", "Siguiente"],
    ],
    async also(screen) {
      await expect(screen.button("Previous")).toBeDisabled();
      for (const page of [2, 3]) {
        await screen.button("Next").click();
        await expect(screen.page).toHaveURL(new RegExp(`page=${page}`));
        await expect(screen.button("Previous")).toBeEnabled();
      }
      await expect(screen.button("Next")).toBeDisabled();
      await screen.button("Previous").click();
      await expect(screen.button("Next")).toBeEnabled();
    },
  },
  {
    state: "what it will look like",
    async reach(screen) {
      await screen.field("Your name").fill("Ana");
      await screen.field("Title").fill("Two");
      await screen.field("Content").fill("Three");
      await screen.button("Preview").click();
    },
    within: ({ main }) => main.locator("form#post"),
    texts: [
      ["text", "This is how it will look", "Así se verá"],
      ["text", "Just now", "Ahora mismo"],
      ["button", "Keep writing", "Seguir escribiendo"],
    ],
  },
];

for (const locale of ["en", "es"] as const) {
  test(`every text of the community's page (${locale})`, async ({ page, baseURL }) => {
    await acceptTerms(page);
    await speak(page, locale, baseURL);
    await walk(new Screen(page, locale, landing), landing);
  });

  test(`every text of the board (${locale})`, async ({ page, baseURL }) => {
    await acceptTerms(page);
    await speak(page, locale, baseURL);
    const screen = new Screen(page, locale, states);
    await screen.hold("board", board);
    await screen.hold("post", post);
    await walk(screen, states);
  });
}
