import { type RefObject, useEffect, useRef } from "react";
import { Knopf } from "./knopf.tsx";
import styles from "./listentasten.module.css";

/**
 * Keys of the list: `j`/`k` go from entry to entry, `x` ticks its box, `/` to the search, `?` shows the sheet; Enter
 * opens, as a link does. An entry is a `<li>` with `<a data-eintrag>`. Nothing while somebody types or holds Ctrl, Alt
 * or Cmd.
 */
export function useListentasten(zeigen: () => void): RefObject<HTMLUListElement | null> {
  const liste = useRef<HTMLUListElement>(null);
  useEffect(() => {
    function taste(ereignis: KeyboardEvent) {
      const ziel = ereignis.target as HTMLElement;
      if (
        ereignis.ctrlKey ||
        ereignis.metaKey ||
        ereignis.altKey ||
        ziel.closest("input:not([type=checkbox]), textarea, select, dialog")
      )
        return;
      if (ereignis.key === "j" || ereignis.key === "k") schritt(liste.current, ereignis.key === "j" ? 1 : -1);
      else if (ereignis.key === "x") kasten()?.click();
      else if (ereignis.key === "/") document.querySelector<HTMLInputElement>("input[name=suche]")?.focus();
      else if (ereignis.key === "?") zeigen();
      else return;
      ereignis.preventDefault();
    }
    document.addEventListener("keydown", taste);
    return () => document.removeEventListener("keydown", taste);
  }, [zeigen]);
  return liste;
}

const kasten = () =>
  document.activeElement?.closest("li")?.querySelector<HTMLElement>("input[type=checkbox]");

function schritt(liste: HTMLUListElement | null, richtung: 1 | -1) {
  const ziele = [...(liste?.querySelectorAll<HTMLElement>("a[data-eintrag]") ?? [])];
  const hier = ziele.findIndex((z) => z.closest("li")?.contains(document.activeElement));
  const naechstes = hier < 0 ? 0 : Math.min(ziele.length - 1, Math.max(0, hier + richtung));
  ziele[naechstes]?.focus();
}

type TastenblattProps = {
  readonly dialog: RefObject<HTMLDialogElement | null>;
  /** Each key of the page with what it does. */
  readonly tasten: readonly (readonly [taste: string, was: string])[];
};

/** The sheet of keys. */
export function Tastenblatt({ dialog, tasten }: TastenblattProps) {
  return (
    <dialog ref={dialog} className={styles.tasten} aria-labelledby="tasten-titel">
      <h2 id="tasten-titel">Tasten</h2>
      <dl>
        {tasten.map(([taste, was]) => (
          <div key={taste} style={{ display: "contents" }}>
            <dt>
              <kbd>{taste}</kbd>
            </dt>
            <dd>{was}</dd>
          </div>
        ))}
      </dl>
      <Knopf onClick={() => dialog.current?.close()}>Schließen</Knopf>
    </dialog>
  );
}
