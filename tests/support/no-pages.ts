// API tests render no pages: this stands where the pages' build would be.
export const routes = {};
