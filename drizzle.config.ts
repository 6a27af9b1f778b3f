import { defineConfig } from "drizzle-kit";

// Writes the next migration from the tables: `npx drizzle-kit generate --name what-changed`.
export default defineConfig({
  dialect: "postgresql",
  schema: ["./app/*/*/schema.server.ts", "./platform/**/schema.server.ts"],
  out: "./migrations",
});
