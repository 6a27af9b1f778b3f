import { classNames } from "#app/ui/class-names.ts";

type StoredPhotosProps = {
  photos: readonly string[];
  /** Address of the photos; each one's id and size follow. */
  url: string;
  /** The alternative text of the nth photo, from 1. */
  alt: (n: number) => string;
  /** Staff see them smaller. */
  isDense?: boolean;
  /** Shows the alternative text below, too. */
  hasCaptions?: boolean;
};

/** Photos that were sent, each a link to the large one; nothing without photos. */
export function StoredPhotos({ photos, url, alt, isDense = false, hasCaptions = false }: StoredPhotosProps) {
  return (
    <ul className={classNames("mt-3 flex flex-wrap empty:hidden", isDense ? "gap-2" : "gap-3")}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={`${url}/${photo}/large`} target="_blank" rel="noreferrer">
            <img
              src={`${url}/${photo}/small`}
              alt={hasCaptions ? "" : alt(index + 1)}
              className={classNames("rounded border object-cover", isDense ? "size-20" : "size-28")}
            />
            {hasCaptions && <span className="text-sm underline underline-offset-4">{alt(index + 1)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
