import { type RefObject, useEffect, useRef } from "react";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./berechnungen.module.css";

/**
 * Keys of the list: `j`/`k` go from entry to entry, `/` to the search, `?` shows the sheet; Enter opens, as a link does.
 * Nothing while somebody types or holds Ctrl, Alt or Cmd.
 */
export function useListentasten(zeigen: () => void): RefObject<HTMLUListElement | null> {
  const liste = useRef<HTMLUListElement>(null);
  useEffect(() => {
    function taste(e: KeyboardEvent) {
      const ziel = e.target as HTMLElement;
      if (e.ctrlKey || e.metaKey || e.altKey || ziel.closest("input, textarea, select, dialog")) return;
      if (e.key === "j" || e.key === "k") schritt(liste.current, e.key === "j" ? 1 : -1);
      else if (e.key === "/") document.querySelector<HTMLInputElement>("input[name=suche]")?.focus();
      else if (e.key === "?") zeigen();
      else return;
      e.preventDefault();
    }
    document.addEventListener("keydown", taste);
    return () => document.removeEventListener("keydown", taste);
  }, [zeigen]);
  return liste;
}

function schritt(liste: HTMLUListElement | null, richtung: 1 | -1) {
  const ziele = [...(liste?.querySelectorAll<HTMLElement>("a[data-eintrag]") ?? [])];
  const hier = ziele.findIndex((z) => z.closest("li")?.contains(document.activeElement));
  const naechstes = hier < 0 ? 0 : Math.min(ziele.length - 1, Math.max(0, hier + richtung));
  ziele[naechstes]?.focus();
}

const tasten = [
  ["j", "nächste Berechnung"],
  ["k", "vorige Berechnung"],
  ["Enter", "öffnen"],
  ["/", "suchen"],
  ["?", "diese Übersicht"],
] as const;

/** The sheet of keys. */
export function Tastenblatt({ dialog }: { readonly dialog: RefObject<HTMLDialogElement | null> }) {
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
