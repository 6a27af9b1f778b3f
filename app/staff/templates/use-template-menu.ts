import { useQuery } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useState } from "react";
import type { MessageTemplate } from "./contract.ts";
import { usableTemplatesQueryOptions } from "./queries.ts";
import { menuStep, offeredTemplates } from "./rules/menu.ts";
import { typedShortcut } from "./rules/placeholders.ts";
import type { TemplateChannel, WritableKind } from "./values.ts";

type TemplateMenuOptions = {
  /** What the text field holds: a "/" that begins it opens the menu. */
  text: string;
  channel: Exclude<TemplateChannel, "any">;
  kind: WritableKind;
  onChoose: (template: MessageTemplate) => void;
};

/** Templates that stand above an empty field, one click each. */
const mostLikely = 3;

/** The menu of templates at a text field. The focus stays in the field; the arrow keys, Enter and Escape are the menu's. */
export function useTemplateMenu({ text, channel, kind, onChoose }: TemplateMenuOptions) {
  const id = useId();
  const { data } = useQuery(usableTemplatesQueryOptions(channel));
  const templates = data?.items ?? [];
  const [isOpened, setOpened] = useState(false);
  const [dismissed, setDismissed] = useState<string>();
  const [marked, setMarked] = useState(0);
  const typed = typedShortcut(text);
  const isOpen = isOpened || (typed !== null && typed !== dismissed);
  const offered = isOpen ? offeredTemplates(templates, isOpened ? "" : (typed ?? ""), kind) : [];
  const likely = offeredTemplates(templates, "", kind).slice(0, mostLikely);
  const active = Math.min(marked, Math.max(0, offered.length - 1));
  const close = () => {
    setOpened(false);
    setMarked(0);
    setDismissed(typed ?? undefined);
  };
  const choose = (template: MessageTemplate) => {
    close();
    onChoose(template);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen || event.ctrlKey || event.metaKey) return;
    const step = menuStep(event.key, active, offered.length);
    if (!step) return setOpened(false);
    event.preventDefault();
    event.stopPropagation();
    if (step.step === "move") setMarked(step.to);
    else if (step.step === "close") close();
    else if (offered[active]) choose(offered[active]);
  };
  const optionId = (template: MessageTemplate) => `${id}-${template.id}`;
  const activeTemplate = offered[active];
  return {
    ...{ id, isOpen, offered, likely, activeTemplate, choose, optionId, templates },
    toggle: () => (isOpen ? close() : setOpened(true)),
    field: {
      onKeyDown,
      "aria-autocomplete": "list" as const,
      "aria-controls": isOpen ? id : undefined,
      "aria-activedescendant": activeTemplate && optionId(activeTemplate),
    },
  };
}

export type TemplateMenu = ReturnType<typeof useTemplateMenu>;
