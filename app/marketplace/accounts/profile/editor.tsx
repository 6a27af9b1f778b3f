import { CircleAlert } from "lucide-react";
import { type FormEvent, lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { LoadBoundary } from "#app/ui/loading/load-boundary.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { toast } from "#app/ui/toasts/toast.ts";
import { useText } from "#platform/i18n/locale-context.tsx";
import type { Profile } from "../contract.ts";
import { ProfileConflict } from "./conflict.tsx";
import { controlId, errorList, errorsPerTab, type FormError, tabOf } from "./errors.ts";
import { useProfileForm } from "./form.ts";
import { GallerySection } from "./gallery/gallery-section.tsx";
import { useGallery } from "./gallery/use-gallery.ts";
import { useGalleryUploads } from "./gallery/use-uploads.ts";
import { ProfileHead } from "./head.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { messages } from "./messages.ts";
import { SaveBar } from "./save-bar.tsx";
import { useProfileSaving } from "./saving.ts";
import { BasicTab } from "./tabs/basic-tab.tsx";
import { DetailsTab } from "./tabs/details-tab.tsx";
import { HoursTab } from "./tabs/hours-tab.tsx";
import { ServicesTab } from "./tabs/services-tab.tsx";
import { usePicture } from "./tabs/use-picture.ts";
import { useKeptInput } from "./unsaved.ts";
import { type ProfileTab, type ProfileValues, profileTabs, valuesOf } from "./values.ts";

const ProfilePreview = lazy(() => import("./preview.tsx"));

export function ProfileEditor({ opened }: { opened: Profile }) {
  const t = useText(messages);
  const { tab, show, showFirst, tabsBox } = useTab();
  const form = useProfileForm(opened);
  const saving = useProfileSaving(form, opened, showFirst);
  const { base, conflict, busy } = saving;
  const forgetInput = useKeptInput(form, base.id, valuesOf(base));
  const pictures = {
    photo: usePicture("photo", base.id, saving.pictureChanged),
    logo: usePicture("logo", base.id, saving.pictureChanged),
  };
  const gallery = useGallery(base, saving.gallerySaved);
  const uploads = useGalleryUploads(base.id, gallery.added);
  const [previewed, setPreviewed] = useState<ProfileValues | null>(null);

  const { isDirty } = form.formState;
  const errors = errorList(form.formState.errors);
  const perTab = errorsPerTab(errors);
  const uploading =
    uploads.isUploading || Object.values(pictures).some(({ state }) => state.phase === "uploading");
  const submit = (event: FormEvent) =>
    form.handleSubmit(saving.save, (tree) => showFirst(errorList(tree)))(event);

  const panels: Record<ProfileTab, ReactNode> = {
    basic: (
      <BasicTab
        form={form}
        profile={base}
        pictures={pictures}
        gallery={<GallerySection state={gallery} uploads={uploads} />}
      />
    ),
    details: <DetailsTab form={form} />,
    hours: <HoursTab form={form} />,
    services: <ServicesTab form={form} />,
  };
  const tabsWithErrors = profileTabs.filter((one) => perTab[one] > 0).map((one) => t.tabs[one]);
  const failure = saving.failure
    ? { title: t.failedTitle, text: saving.failure }
    : tabsWithErrors.length > 0
      ? { text: t.checkFields(tabsWithErrors.join(", ")) }
      : null;
  return (
    <>
      <ProfileHead profile={base} />
      {/* The sticky save bar must not cover the focused field. */}
      <form noValidate onSubmit={submit} className="[&_:is(input,textarea,select,button)]:scroll-mb-40">
        <div ref={tabsBox} className="arch rounded-ss border border-b-0 bg-card px-5 py-5 sm:px-8">
          <Tabs
            label={t.tabsLabel}
            value={tab}
            onValueChange={(value) => show(value as ProfileTab)}
            items={profileTabs.map((one) => ({
              value: one,
              label: (
                <>
                  {t.tabs[one]}
                  {perTab[one] > 0 && <TabErrors count={perTab[one]} />}
                </>
              ),
              content: panels[one],
            }))}
          />
        </div>
        <SaveBar
          dirty={isDirty}
          busy={busy}
          failure={failure}
          onPreview={() => setPreviewed(structuredClone(form.getValues()))}
        />
      </form>
      <LeaveGuard unsaved={isDirty || uploading || gallery.isSaving} onLeave={forgetInput} />
      {conflict && (
        <ProfileConflict
          conflict={conflict}
          takeTheirs={(theirs) => {
            saving.takeTheirs(theirs);
            toast({ title: t.conflict.takenTheirs });
          }}
          saveInstead={(theirs, values) => void saving.saveInstead(theirs, values)}
        />
      )}
      {previewed && (
        <LoadBoundary fallback={<p role="alert">{t.offline}</p>}>
          <Suspense fallback={null}>
            <ProfilePreview profile={base} values={previewed} close={() => setPreviewed(null)} />
          </Suspense>
        </LoadBoundary>
      )}
    </>
  );
}

function TabErrors({ count }: { count: number }) {
  const t = useText(messages);
  return (
    <span className="inline-flex items-center text-flamboyan">
      <CircleAlert aria-hidden className="size-4" />
      <span className="sr-only">{t.tabErrors(count)}</span>
    </span>
  );
}

/** The open tab, stored in the URL. `showFirst` opens the tab of the first error and focuses its field. */
function useTab() {
  const [params, setParams] = useSearchParams();
  const tab = profileTabs.find((one) => one === params.get("tab")) ?? profileTabs[0];
  const [pendingField, setPendingField] = useState<string | null>(null);

  const show = (next: ProfileTab) =>
    setParams(
      (before) => {
        before.set("tab", next);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  const showFirst = (errors: FormError[]) => {
    const first = errors.find(({ path }) => tabOf(path));
    const place = first && tabOf(first.path);
    if (!place) return;
    setPendingField(controlId(first.path));
    if (place !== tab) show(place);
  };
  // The field's tab may not be rendered yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked for again when the tab is there
  useEffect(() => {
    if (pendingField === null) return;
    const frame = requestAnimationFrame(() => {
      const field = document.getElementById(pendingField);
      if (!field) return;
      field.focus();
      setPendingField(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [pendingField, tab]);

  const tabsBox = useRef<HTMLDivElement>(null);
  // On phones the tab list scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open tab changes with it
  useEffect(() => {
    const open = tabsBox.current?.querySelector<HTMLElement>('[role="tab"][data-state="active"]');
    if (open?.parentElement)
      open.parentElement.scrollLeft = open.offsetLeft - open.parentElement.offsetLeft - 40;
  }, [tab]);
  return { tab, show, showFirst, tabsBox };
}
