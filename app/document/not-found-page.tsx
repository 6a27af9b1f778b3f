import { data } from "react-router";
import { NotFound } from "./not-found.tsx";

/** A real 404, in the house's own dress. */
export function loader() {
  return data(null, { status: 404 });
}

export default function NotFoundPage() {
  return <NotFound />;
}
