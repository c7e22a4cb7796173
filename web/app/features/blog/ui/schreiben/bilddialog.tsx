import { useEffect, useRef, useState } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import { Feldrahmen } from "#ui/felder/feldrahmen.tsx";
import { Dateiwahl, Knopf } from "#ui/knopf.tsx";
import { bildBytesHoechstens } from "../../grenzen.ts";
import styles from "./dialog.module.css";
import { Dialog } from "./dialog.tsx";
import { bildHochladen } from "./hochladen.ts";

/** A picture with what has to stand beside it. */
export type Bildangaben = { readonly url: string; readonly alt: string; readonly quelle: string };

type BilddialogProps = {
  readonly titel: string;
  /** Dropped or pasted. */
  readonly datei?: File | undefined;
  /** The picture whose words are to be changed. */
  readonly anfang?: Bildangaben | undefined;
  readonly onFertig: (bild: Bildangaben) => void;
  readonly onZu: () => void;
};

type Fehler = { readonly datei?: string | undefined; readonly alt?: string; readonly quelle?: string };

/** Chooses, uploads and describes a picture. The upload begins at once, so the words are written meanwhile. */
export function Bilddialog({ titel, datei, anfang, onFertig, onZu }: BilddialogProps) {
  const [url, setUrl] = useState(anfang?.url);
  const [alt, setAlt] = useState(anfang?.alt ?? "");
  const [quelle, setQuelle] = useState(anfang?.quelle ?? "");
  const [fehler, setFehler] = useState<Fehler>({});
  const [anteil, setAnteil] = useState<number>();
  const [name, setName] = useState("");
  const lauf = useRef<AbortController>(undefined);

  async function hochladen(neue: File) {
    lauf.current?.abort();
    const eigener = new AbortController();
    lauf.current = eigener;
    setUrl(undefined);
    setName(neue.name);
    if (neue.size > bildBytesHoechstens)
      return setFehler((alt) => ({ ...alt, datei: "Die Datei ist zu groß (maximal 5 MB)." }));
    setFehler((alt) => ({ ...alt, datei: undefined }));
    setAnteil(0);
    const ergebnis = await bildHochladen(neue, { signal: eigener.signal, fortschritt: setAnteil });
    if (lauf.current !== eigener) return;
    setAnteil(undefined);
    if (ergebnis.art === "fertig") setUrl(ergebnis.url);
    if (ergebnis.art === "fehler") setFehler((alt) => ({ ...alt, datei: ergebnis.text }));
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file that was dropped is uploaded once
  useEffect(() => {
    if (datei) void hochladen(datei);
    return () => lauf.current?.abort();
  }, []);

  function fertig() {
    const befund: Fehler = {
      ...(url ? {} : { datei: fehler.datei ?? "Bitte wählen Sie ein Bild aus." }),
      ...(alt.trim() ? {} : { alt: "Bitte beschreiben Sie das Bild für alle, die es nicht sehen." }),
      ...(quelle.trim() ? {} : { quelle: "Bitte nennen Sie die Quelle, zum Beispiel „Eigene Aufnahme“." }),
    };
    setFehler(befund);
    if (!url || Object.keys(befund).length > 0) return;
    onFertig({ url, alt: alt.trim(), quelle: quelle.trim() });
    onZu();
  }
  return (
    <Dialog titel={titel} fertig="Übernehmen" onFertig={fertig} onZu={onZu} gesperrt={anteil !== undefined}>
      <Feldrahmen
        label="Bilddatei"
        hinweis={"JPG, PNG, WebP oder GIF, höchstens 5\u00a0MB"}
        fehler={fehler.datei}
      >
        {(bindung) => (
          <div className={styles.datei}>
            <Dateiwahl
              {...bindung}
              name="datei"
              accept="image/png,image/jpeg,image/webp,image/gif"
              onChange={({ target }) => target.files?.[0] && void hochladen(target.files[0])}
            >
              {url ? "Anderes Bild wählen" : "Bild wählen"}
            </Dateiwahl>
            {name ? <span className={styles.dateiname}>{name}</span> : null}
          </div>
        )}
      </Feldrahmen>
      {anteil === undefined ? null : (
        <div className={styles.fortschritt}>
          <progress max={1} value={anteil} aria-label="Hochladen" />
          <p role="status">
            {anteil < 1 ? "Das Bild wird hochgeladen …" : "Das Bild wird für alle Bildschirme verkleinert …"}
          </p>
          <Knopf
            art="still"
            onClick={() => {
              lauf.current?.abort();
              lauf.current = undefined;
              setAnteil(undefined);
            }}
          >
            Hochladen abbrechen
          </Knopf>
        </div>
      )}
      {url ? <img src={url} alt="" className={styles.vorschau} data-testid="bild-hochgeladen" /> : null}
      <Feld
        label="Bildbeschreibung"
        name="alt"
        value={alt}
        maxLength={300}
        fehler={fehler.alt}
        hinweis="Was zu sehen ist, für Vorleseprogramme und Suchmaschinen"
        onChange={({ target }) => setAlt(target.value)}
      />
      <Feld
        label="Quelle"
        name="quelle"
        value={quelle}
        maxLength={300}
        fehler={fehler.quelle}
        hinweis="Steht unter dem Bild"
        onChange={({ target }) => setQuelle(target.value)}
      />
    </Dialog>
  );
}
