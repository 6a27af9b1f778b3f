import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // start.js builds beside what is there.
  buildDirectory: process.env.BUILD_FOLDER ?? "build",
  // Every route is known from the first page: moving on never waits for a manifest.
  routeDiscovery: { mode: "initial" },
  // The router compares a form's Origin with the address that the request names itself, which behind a proxy is another
  // one. Ours (refuseForeignRequests, readForm) compares it with the addresses that the site is known by.
  allowedActionOrigins: ["**"],
} satisfies Config;
