import { BadgeCheck, Check, MapPin } from "lucide-react";
import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { findVendor } from "../database.server.ts";
import { Rating } from "../rating.tsx";

export async function loader({ params }: LoaderFunctionArgs) {
  const vendor = await findVendor(params.id ?? "");
  if (!vendor) throw data(null, { status: 404 });
  return { vendor };
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
const checks = ["Identity", "Registration", "References", "Insurance"];

export default function VendorPage() {
  const { vendor } = useLoaderData<typeof loader>();
  const languages = [vendor.speaks_spanish && "Spanish", vendor.speaks_english && "English"];
  const facts = [
    ["Price", vendor.price_range],
    ["Experience", `${vendor.years_in_business} years`],
    ["Languages", languages.filter(Boolean).join(", ")],
    ["Days", vendor.available_dates.join(", ")],
    ["Hours", vendor.available_times],
    ["Transport", vendor.has_transportation ? "Comes to you" : "You go there"],
  ];
  return (
    <article className="mx-auto max-w-6xl p-6">
      <title>{`${vendor.business_name_english} – Peer`}</title>
      <Link to="/vendor-directory">All service providers</Link>
      <header className="border-b pb-8">
        <p className="font-semibold text-sm">{vendor.category}</p>
        <h1 className="font-bold text-4xl">{vendor.business_name_english}</h1>
        <p className="text-gray-600 text-lg">{vendor.business_name}</p>
        <p className="flex gap-5">
          <span>With {vendor.contact_name}</span>
          <span>
            <MapPin aria-hidden className="size-4" /> {vendor.location}
          </span>
        </p>
        <Rating vendor={vendor} />
      </header>
      <aside className="rounded border p-6">
        <h2 className="text-2xl">Book this provider</h2>
        <p className="text-gray-600 text-sm">The concierge confirms the appointment and its price.</p>
        <Link to={`/booking/${vendor.id}`} className="rounded bg-blue-600 px-4 py-2 text-white">
          Book
        </Link>
        <h2 className="text-2xl">Details</h2>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name} className="grid grid-cols-2 border-t py-2">
              <dt className="text-gray-600">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </aside>
      <section>
        <h2 className="text-2xl">About</h2>
        <p className="mt-3">{vendor.description}</p>
        <details className="mt-3">
          <summary className="text-sm">In Spanish</summary>
          <p lang="es" className="border-s ps-4 text-gray-600">
            {vendor.description_spanish}
          </p>
        </details>
      </section>
      <section>
        <h2 className="text-2xl">Services</h2>
        <ul className="grid grid-cols-2">
          {vendor.services.map((service) => (
            <li key={service} className="flex gap-2 border-t py-2">
              <Check aria-hidden className="size-4 text-green-700" />
              <span>{service}</span>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-2xl">Checked by us</h2>
        <ul>
          {checks.map((check) => (
            <li key={check} className="flex gap-2 border-t py-2">
              <BadgeCheck aria-hidden className="size-5" />
              <div>
                <h3 className="font-semibold">{check}</h3>
                <p className="text-gray-600 text-sm">
                  {vendor.verified_checks.length > 0 ? "We have seen it." : "Not checked yet."}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <section>
        <h2 className="text-2xl">Hours</h2>
        <dl className="mt-3">
          {weekdays.map((day) => (
            <div key={day} className="grid grid-cols-2 border-t py-2">
              <dt className="text-gray-600">{day}</dt>
              <dd>{vendor.available_dates.includes(day) ? vendor.available_times : "Closed"}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section>
        <h2 className="text-2xl">Reviews</h2>
        <Rating vendor={vendor} />
        <p className="text-gray-600">Only customers who booked through us can write one.</p>
      </section>
    </article>
  );
}
