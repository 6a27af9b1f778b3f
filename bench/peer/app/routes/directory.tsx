import { MapPin } from "lucide-react";
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { locations } from "#app/marketplace/vendors/rules/locations.ts";
import { vendorCategories } from "#app/marketplace/vendors/values.ts";
import { listVendors, type Vendor } from "../database.server.ts";
import { Rating } from "../rating.tsx";

export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams;
  const [search, category] = [params.get("search") ?? "", params.get("category") ?? ""];
  return { vendors: await listVendors(params), search, category };
}

export default function Directory() {
  const { vendors, search, category } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-6xl p-6">
      <title>Service providers – Peer</title>
      <h1 className="font-bold text-4xl">Service providers</h1>
      <Form className="my-6 flex gap-4">
        <input name="search" type="search" aria-label="Search" defaultValue={search} className="border p-2" />
        <Choice name="category" label="Every category" options={vendorCategories} value={category} />
        <Choice name="location" label="Every place" options={locations} value="" />
        <button type="submit" className="rounded bg-blue-600 px-4 py-2 text-white">
          Search
        </button>
      </Form>
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
        {vendors.map((vendor) => (
          <Card key={vendor.id} vendor={vendor} />
        ))}
      </ul>
    </div>
  );
}

type ChoiceProps = { name: string; label: string; options: readonly string[]; value: string };

function Choice({ name, label, options, value }: ChoiceProps) {
  return (
    <select name={name} aria-label={label} defaultValue={value} className="border p-2">
      <option value="">{label}</option>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

function Card({ vendor }: { vendor: Vendor }) {
  return (
    <li className="rounded border p-5">
      <div className="flex gap-4">
        <svg viewBox="0 0 96 112" className="w-14 text-blue-800" aria-hidden="true">
          <path d="M0 112V48a48 48 0 0 1 96 0v64z" fill="currentColor" />
          <path d="M8 112V50a40 40 0 0 1 80 0v62" fill="none" stroke="white" />
          <circle cx="48" cy="62" r="30" fill="none" stroke="white" />
          <text x="48" y="72" textAnchor="middle" fill="white">
            {vendor.business_name.slice(0, 1)}
          </text>
        </svg>
        <div>
          <h2 className="text-lg">
            <Link to={`/vendor/${vendor.id}`} className="underline-offset-4 hover:underline">
              {vendor.business_name_english}
            </Link>
          </h2>
          <p className="flex gap-3 text-gray-600 text-sm">
            <span className="font-semibold">{vendor.category}</span>
            <span className="inline-flex items-center gap-1">
              <MapPin aria-hidden className="size-4" />
              <span>{vendor.location}</span>
            </span>
          </p>
          <p className="flex gap-3 text-gray-600 text-sm">
            <span className="font-semibold">{vendor.price_range}</span>
            <span>{vendor.years_in_business} years</span>
          </p>
          <Rating vendor={vendor} />
        </div>
      </div>
      <ul className="mt-4 text-sm">
        {vendor.services.slice(0, 4).map((service) => (
          <li key={service}>{service}</li>
        ))}
      </ul>
      <Link to={`/booking/${vendor.id}`} className="mt-4 rounded border px-4 py-2">
        Book
      </Link>
    </li>
  );
}
