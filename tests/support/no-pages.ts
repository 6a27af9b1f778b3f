// Replaces the build of the pages: API tests render none.
export const routes = {};
