import type { LoaderFunctionArgs } from "react-router";
import { listVendors } from "../database.server.ts";

export async function loader({ request }: LoaderFunctionArgs) {
  return Response.json(await listVendors(new URL(request.url).searchParams));
}
