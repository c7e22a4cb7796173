import type { Tag } from "@gebuehrenportal/recht";
import { type ComponentType, startTransition, useCallback, useState } from "react";
import { dateifehler } from "#dokumente/pdfwerk/dateipruefung.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Ablage } from "./ablage.tsx";
import { Nutzen } from "./nutzen.tsx";
import styles from "./profi.module.css";
import { Verschwiegen } from "./verschwiegen.tsx";

/** Everything behind the choice of a file: loaded when one is chosen. */
const codeLaden = () => import("./gelesene-dateien.tsx");

/** The tool: choose files, see why one is not read, and from then on what is in them. */
export function Profi({ heute }: { readonly heute: Tag }) {
  const [fehler, setFehler] = useState<readonly string[]>([]);
  const [GeleseneDateien, setGeleseneDateien] = useState<ComponentType<{ readonly heute: Tag }>>();
  const [begonnen, setBegonnen] = useState(false);
  const nehmen = useCallback(async (dateien: readonly File[]) => {
    if (dateien.length === 0) return;
    const geprueft = dateien.map((datei) => ({ datei, grund: dateifehler(datei, dateien.length === 1) }));
    setFehler([...new Set(geprueft.flatMap(({ grund }) => grund ?? []))]);
    const lesbare = geprueft.filter(({ grund }) => grund === undefined).map(({ datei }) => datei);
    if (lesbare.length === 0) return;
    setBegonnen(true);
    try {
      const geladen = await codeLaden();
      geladen.dateienLesen(lesbare);
      // In slices: it is the first large piece to be drawn.
      startTransition(() => setGeleseneDateien(() => geladen.GeleseneDateien));
    } catch {
      setBegonnen(false);
      setFehler([
        "Das Werkzeug ließ sich nicht laden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es erneut.",
      ]);
    }
  }, []);
  return (
    <div className={`seitenfolge ${styles.werkzeug}`}>
      <div className={styles.wahl} data-nicht-drucken="">
        <Ablage nehmen={nehmen} weitere={begonnen} />
        <Verschwiegen vorbereiten={async () => (await codeLaden()).vorbereiten()} />
        {fehler.length > 0 ? (
          <Hinweis art="gefahr" rolle="alert" testId="profi-fehler">
            {fehler.map((satz) => (
              <p key={satz}>{satz}</p>
            ))}
          </Hinweis>
        ) : null}
      </div>
      {GeleseneDateien ? (
        <GeleseneDateien heute={heute} />
      ) : begonnen ? (
        <p role="status" style={{ minBlockSize: "100dvh" }}>
          Das Werkzeug wird geladen …
        </p>
      ) : (
        <Nutzen />
      )}
    </div>
  );
}
