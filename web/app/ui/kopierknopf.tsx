import { type ReactNode, useState } from "react";
import { Knopf, type Knopfart } from "./knopf.tsx";
import styles from "./kopierknopf.module.css";

type Kopie = { readonly text: string; readonly html?: string };

type KopierknopfProps = {
  /** Made at the click: plain text for mails, and a clean table as HTML for word processors. */
  readonly inhalt: () => Kopie | Promise<Kopie>;
  readonly art?: Knopfart;
  readonly children: ReactNode;
};

/** Copies to the clipboard and says so. Needs a script; without one it is not shown. */
export function Kopierknopf({ inhalt, art = "neben", children }: KopierknopfProps) {
  const [meldung, setMeldung] = useState("");
  async function kopieren() {
    try {
      const { text, html } = await inhalt();
      await navigator.clipboard.write([
        new ClipboardItem({
          "text/plain": new Blob([text], { type: "text/plain" }),
          ...(html && { "text/html": new Blob([html], { type: "text/html" }) }),
        }),
      ]);
      setMeldung("Kopiert");
    } catch {
      setMeldung("Der Browser erlaubt das Kopieren hier nicht");
    }
    setTimeout(() => setMeldung(""), 4000);
  }
  return (
    <span className={styles.kopierknopf} data-nur-mit-skript="" data-nicht-drucken="">
      <Knopf art={art} zeichen={meldung === "Kopiert" ? "haken" : "kopieren"} onClick={kopieren}>
        {children}
      </Knopf>
      <span className="leise" role="status">
        {meldung}
      </span>
    </span>
  );
}
