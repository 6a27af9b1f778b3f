import { BellOff, BellRing, MailQuestion } from "lucide-react";
import { data, Form, Link, redirect, useNavigation } from "react-router";
import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { Button, buttonClass } from "#app/ui/button.tsx";
import { FormProblem } from "#app/ui/problem-note.tsx";
import { errorStatus } from "#platform/errors.ts";
import { readForm } from "#platform/http/calls/form-post.server.ts";
import { pageRequest } from "#platform/http/pages/page-context.ts";
import { refuseAsPage } from "#platform/http/pages/page-refusal.server.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import { confirmCall, stopCall } from "../api.server.ts";
import { boardPath, topicPath } from "../board-address.ts";
import type { Follow } from "../contract.ts";
import { followPath } from "../follow-path.ts";
import { readFollow } from "../server/follow/follow.server.ts";
import { isOneClick } from "../server/follow/one-click.server.ts";
import type { Route } from "./+types/page";
import { messages } from "./messages.ts";

/** An unknown link is a real 404. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Follow> {
  const ctx = await context.get(pageRequest).ctx();
  return readFollow(ctx, { token: tokenIn(params) }).catch(refuseAsPage);
}

/** The page's own buttons, and mail programs that stop the letters by one POST (RFC 8058). */
export async function action({ context, params, request }: Route.ActionArgs) {
  const { submit, locale } = context.get(pageRequest);
  const post = { params: { token: tokenIn(params) }, locale };
  if (await isOneClick(request)) {
    const stopped = await submit(stopCall, post);
    return data(null, { status: stopped.ok ? 200 : errorStatus[stopped.error.code] });
  }
  const { answer } = await readForm(request).catch(refuseAsPage);
  const outcome = await submit(answer === "confirm" ? confirmCall : stopCall, post);
  if (outcome.ok) return redirect(followPath(post.params.token), 303);
  return data({ problem: outcome.error.message }, { status: errorStatus[outcome.error.code] });
}

function tokenIn({ token }: { token: string }): string {
  if (!/^[\w-]{43}$/.test(token)) throw data(null, { status: 404 });
  return token;
}

const icons = { asked: MailQuestion, on: BellRing, off: BellOff } as const;

export default function BoardLettersPage({ loaderData: follow, actionData }: Route.ComponentProps) {
  const t = useText(messages);
  const { state, title, postId, language } = follow;
  const Icon = icons[state];
  return (
    <div className="wrap py-8 sm:py-12">
      <PrivateMeta title={t.title} />
      <div className="arch max-w-2xl rounded-s rounded-br border border-line bg-card p-6 sm:p-10">
        <Icon aria-hidden className="size-10 text-larimar" strokeWidth={1.5} />
        <div role="status">
          <h1 className="mt-4 text-3xl">{t.states[state].title}</h1>
          <p className="mt-3 max-w-measure text-muted">{t.states[state].text}</p>
        </div>
        {title && (
          <p className="mt-6 border-line border-s-3 ps-4">
            <span className="block text-muted text-sm">{t.conversation}</span>
            <span
              lang={language}
              dir="auto"
              className="font-display font-semibold text-xl [overflow-wrap:anywhere]"
            >
              {title}
            </span>
          </p>
        )}
        <Choice state={state} />
        <FormProblem className="mt-5">{actionData?.problem}</FormProblem>
        <p className="mt-8 border-t pt-5">
          <Link to={title ? topicPath(postId) : boardPath} className={buttonClass({ variant: "link" })}>
            {title ? t.read : t.board}
          </Link>
        </p>
      </div>
    </div>
  );
}

/** Ordinary forms, so that they work without scripts. */
function Choice({ state }: Pick<Follow, "state">) {
  const t = useText(messages);
  const { formData } = useNavigation();
  const sent = formData?.get("answer");
  if (state === "off") return null;
  return (
    <Form method="post" className="mt-7 flex flex-wrap gap-3">
      {state === "asked" && (
        <Button
          type="submit"
          name="answer"
          value="confirm"
          variant="primary"
          size="large"
          busy={sent === "confirm"}
          busyLabel={t.sending}
        >
          {t.confirm}
        </Button>
      )}
      <Button
        type="submit"
        name="answer"
        value="stop"
        variant="quiet"
        size="large"
        busy={sent === "stop"}
        busyLabel={t.sending}
      >
        {state === "asked" ? t.refuse : t.stop}
      </Button>
    </Form>
  );
}
