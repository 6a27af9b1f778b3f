import { data } from "react-router";
import { Louvres } from "#app/ui/art/louvres.tsx";
import { NotFound } from "./not-found.tsx";

export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return (
    <NotFound>
      <Louvres className="w-40 text-larimar" />
    </NotFound>
  );
}
