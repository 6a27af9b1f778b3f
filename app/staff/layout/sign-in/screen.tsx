import { PrivateMeta } from "#app/site/seo/page-meta.tsx";
import { CoralArch } from "#app/ui/art/coral-arch.tsx";
import { Dialog } from "#app/ui/dialogs/dialog.tsx";
import { useText } from "#platform/i18n/locale-context.tsx";
import { messages } from "../messages.ts";
import { SignInForm } from "./form.tsx";

type SignInProps = { onSignedIn: () => void; mailIsConfigured: boolean };

/** Replaces the requested screen; the address stays. */
export function SignInScreen(props: SignInProps) {
  const t = useText(messages).signIn;
  return (
    <div className="wrap grid items-center gap-10 py-10 lg:grid-cols-12 lg:py-16">
      <PrivateMeta title={t.title} />
      <div className="arch rounded-s rounded-br border bg-card p-6 sm:p-10 lg:col-span-6">
        <h1 className="text-3xl">{t.title}</h1>
        <p className="mt-2 mb-6 text-muted">{t.lead}</p>
        <SignInForm {...props} />
      </div>
      <CoralArch className="hidden w-full max-w-sm justify-self-center lg:col-span-6 lg:block" />
    </div>
  );
}

/** Covers the current screen when its session has ended. */
export function SignInAgain(props: SignInProps & { email: string }) {
  const t = useText(messages).signIn;
  return (
    <Dialog open dismissible={false} title={t.endedTitle} description={t.ended} width="narrow">
      <SignInForm {...props} />
    </Dialog>
  );
}
