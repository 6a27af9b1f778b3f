import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Every route is known from the first page: moving on never waits for a manifest.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
