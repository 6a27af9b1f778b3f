// Rendering's limit: React alone renders a page's markup from existing elements.
import { PassThrough } from "node:stream";
import { text } from "node:stream/consumers";
import { DomUtils, parseDocument } from "htmlparser2";
import { createElement, type ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";
import { takeOrders } from "../load/child.ts";
import { timeRepeated } from "../timings.ts";

/** `page` is answered with the rendered length. */
export type ReactOrder =
  | { page: string; html: string }
  | { page: string; seconds: number; concurrency: number };
type Parsed = ReturnType<typeof parseDocument>["children"][number];

const pages = new Map<string, ReactNode>();

/** Boolean attributes. */
const bareNames = new Set([
  "async",
  "checked",
  "defer",
  "disabled",
  "hidden",
  "open",
  "required",
  "selected",
]);

function elementOf(node: Parsed): ReactNode {
  if (DomUtils.isText(node)) return node.data;
  if (!DomUtils.isTag(node)) return null;
  const attributes = Object.entries(node.attribs).map(([name, value]) => [name, propOf(name, value)]);
  const props = Object.fromEntries(attributes) as Record<string, unknown>;
  if (node.name !== "script" && node.name !== "style")
    return createElement(node.name, props, ...node.children.map(elementOf));
  return createElement(node.name, {
    ...props,
    dangerouslySetInnerHTML: { __html: DomUtils.textContent(node) },
  });
}

/** Converts the attributes that React treats specially. */
function propOf(name: string, value: string): unknown {
  if (bareNames.has(name)) return true;
  if (name !== "style") return value;
  const declarations = value.split(";").filter(Boolean);
  return Object.fromEntries(declarations.map((one) => one.split(/:(.*)/s).map((word) => word.trim())));
}

/** Waits for all, like app/entry.server.tsx. */
function render(page: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(pages.get(page), {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
}

takeOrders<ReactOrder>(async (order) => {
  if ("seconds" in order) return timeRepeated(order, () => render(order.page));
  pages.set(order.page, parseDocument(order.html).children.map(elementOf).find(Boolean));
  return (await render(order.page)).length;
});
