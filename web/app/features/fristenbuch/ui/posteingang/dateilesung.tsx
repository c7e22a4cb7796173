import { useCallback, useEffect, useRef, useState } from "react";
import { dateifehler } from "#dokumente/pdfwerk/dateipruefung.ts";
import { Dateiwahl } from "#ui/felder/dateiwahl.tsx";
import { Ablagevorhang, useSeitenablage } from "#ui/felder/seitenablage.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Lesestand, Lesung } from "../../posteingang/client/postleser.ts";
import type { Vorschlag } from "../../posteingang/vorschlag.ts";
import styles from "./posteingang.module.css";
import type { Vorgaben } from "./postfelder.tsx";
import { Vorschlaege } from "./vorschlaege.tsx";

type DateilesungProps = {
  /** Puts a proposal into its field, or takes it out again. */
  readonly uebernehmen: (vorschlag: Vorschlag, gilt: boolean) => void;
  readonly vorgaben: Vorgaben;
};

type Stand =
  | { readonly art: "ruht" }
  | { readonly art: "liest"; readonly name: string; readonly stand: Lesestand | undefined }
  | { readonly art: "fertig"; readonly name: string; readonly vorschlaege: readonly Vorschlag[] }
  | { readonly art: "fehler"; readonly satz: string };

/** Reads a PDF file on this device and shows what it proposes; without a script there is nothing of it. */
export function Dateilesung({ uebernehmen, vorgaben }: DateilesungProps) {
  const [stand, setStand] = useState<Stand>({ art: "ruht" });
  const lesung = useRef<Lesung>(undefined);
  const abbrechen = useCallback(() => {
    lesung.current?.abbrechen();
    lesung.current = undefined;
    setStand({ art: "ruht" });
  }, []);
  useEffect(() => () => lesung.current?.abbrechen(), []);
  const nehmen = useCallback(async ([datei]: readonly File[]) => {
    if (!datei) return;
    lesung.current?.abbrechen();
    const satz = dateifehler(datei);
    if (satz !== undefined) return setStand({ art: "fehler", satz });
    const { name } = datei;
    setStand({ art: "liest", name, stand: undefined });
    try {
      // Its code comes with the first file.
      const { ablehnungssatz, postLesen } = await import("../../posteingang/client/postleser.ts");
      const diese = postLesen(datei, (neu) => setStand({ art: "liest", name, stand: neu }));
      lesung.current = diese;
      const ergebnis = await diese.ergebnis;
      if (lesung.current !== diese) return;
      setStand(
        ergebnis.art === "fertig"
          ? { art: "fertig", name, vorschlaege: ergebnis.vorschlaege }
          : { art: "fehler", satz: ablehnungssatz(name, ergebnis.grund) },
      );
    } catch {
      setStand({
        art: "fehler",
        satz: "Das Werkzeug ließ sich nicht laden. Bitte versuchen Sie es noch einmal.",
      });
    }
  }, []);
  const ueber = useSeitenablage(nehmen);
  return (
    <div className="stapel" data-nur-mit-skript="">
      <div className={styles.datei}>
        <Dateiwahl
          id="post-datei"
          accept="application/pdf,.pdf"
          aria-describedby="post-datei-hinweis"
          onChange={({ currentTarget }) => {
            void nehmen([...(currentTarget.files ?? [])]);
            // The same file can be chosen once more.
            currentTarget.value = "";
          }}
        >
          PDF lesen
        </Dateiwahl>
        <p className="leise" id="post-datei-hinweis">
          Oder die Datei hierher ziehen. Sie wird auf diesem Gerät gelesen und nirgendwohin gesendet.
        </p>
      </div>
      <Ablagevorhang ueber={ueber} />
      {stand.art === "liest" ? (
        <Fortschritt name={stand.name} stand={stand.stand} abbrechen={abbrechen} />
      ) : null}
      {stand.art === "fehler" ? <Fehlermeldung>{stand.satz}</Fehlermeldung> : null}
      {stand.art === "fertig" ? (
        <Vorschlaege
          key={stand.name}
          name={stand.name}
          vorschlaege={stand.vorschlaege}
          vorgaben={vorgaben}
          uebernehmen={uebernehmen}
          schliessen={abbrechen}
        />
      ) : null}
    </div>
  );
}

type FortschrittProps = {
  readonly name: string;
  readonly stand: Lesestand | undefined;
  readonly abbrechen: () => void;
};

function Fortschritt({ name, stand, abbrechen }: FortschrittProps) {
  return (
    <div className={styles.fortschritt}>
      <progress
        aria-label="Gelesen"
        {...(stand && { value: stand.gelesen, max: Math.max(stand.gesamt, 1) })}
      />
      <p role="status">
        {stand
          ? `„${name}“: Seite ${stand.gelesen} von ${stand.gesamt} gelesen`
          : `„${name}“: Das Werkzeug wird geladen …`}
      </p>
      <Knopf art="klein" onClick={abbrechen}>
        Abbrechen
      </Knopf>
    </div>
  );
}
