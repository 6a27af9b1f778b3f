import type { ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { packageIds } from "#app/site/packages/contract.ts";
import { insertLead } from "../database.server.ts";

const newLead = z.object({
  name: z.string().trim().min(1).max(100),
  email: z.email(),
  phone: z.string().trim().max(30),
  package: z.enum(packageIds),
  message: z.string().trim().max(5_000),
});

export async function action({ request }: ActionFunctionArgs) {
  const parsed = newLead.safeParse(await request.json());
  if (!parsed.success) return Response.json(z.flattenError(parsed.error), { status: 400 });
  return Response.json(await insertLead(parsed.data), { status: 201 });
}
