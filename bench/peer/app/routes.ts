import { index, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  index("routes/home.tsx"),
  route("vendor-directory", "routes/directory.tsx"),
  route("vendor/:id", "routes/vendor.tsx"),
  route("api/vendors", "routes/api-vendors.ts"),
  route("api/leads", "routes/api-leads.ts"),
] satisfies RouteConfig;
