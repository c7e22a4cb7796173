import { lazy, Suspense, useEffect, useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import styles from "../artikel/artikelfuss.module.css";
import { istEtwasAufgehoben } from "./lagermerker.ts";

/** Loaded by those who keep something; without a connection, from what the browser has of it. */
const Liste = lazy(() =>
  import("./aufgehobenes.tsx").then(
    ({ Aufgehobenesliste }) => ({ default: Aufgehobenesliste }),
    () => ({ default: () => null }),
  ),
);

/** The posts that are kept in this browser, if there are any. */
export function Aufgehoben() {
  const [vorhanden, setVorhanden] = useState(false);
  useEffect(() => setVorhanden(istEtwasAufgehoben()), []);
  return vorhanden ? (
    <Suspense>
      <Liste />
    </Suspense>
  ) : null;
}

type AufhebenProps = { readonly slug: string; readonly titel: string };

/** Keeps the text of the page in this browser, because somebody asks for it. */
export function Aufheben({ slug, titel }: AufhebenProps) {
  const [fertig, setFertig] = useState(false);
  async function aufheben() {
    const html = document.querySelector('[data-testid="article-content"]')?.innerHTML ?? "";
    const lager = await import("./aufgehobenes.tsx").catch(() => undefined);
    if (await lager?.aufheben({ slug, titel, html, am: new Date() })) setFertig(true);
  }
  return (
    <span className={styles.aufheben} data-nur-mit-skript="">
      <Knopf onClick={() => void aufheben()}>Ohne Verbindung lesen</Knopf>
      <span role="status">
        {fertig
          ? "Steht auf der Seite Blog ganz unten, auch ohne Verbindung, solange das Portal geöffnet ist."
          : ""}
      </span>
    </span>
  );
}
