// NOTE to whoever builds the portal page (delete this file then): the page's `action` does it itself:
//   const fields = await readForm(request)                      (platform/http/form-post.server.ts)
//   const answer = await context.get(pageRequest).submit(applyCall, { body: {...}, locale })   (applyCall from ./api.server.ts)
// answer is { ok: true, answer } | { ok: false, error: { message, code, fields? } }. With JavaScript, post to
// /api/dominican-vendors?lang=es (the portal's language; it decides the language of errors and sets no cookie).
export {};
