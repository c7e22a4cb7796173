import { useEffect, useRef, useState } from "react";
import { Dateiwahl } from "#ui/felder/dateiwahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Feldgeruest } from "#ui/felder/feldgeruest.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { bildBytesHoechstens } from "../../../grenzen.ts";
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

type Fehler = { readonly alt?: string; readonly quelle?: string };

/** Chooses, uploads and describes a picture. The upload begins at once, so the words are written meanwhile. */
export function Bilddialog({ titel, datei, anfang, onFertig, onZu }: BilddialogProps) {
  const bild = useHochladen(anfang?.url, datei);
  const [alt, setAlt] = useState(anfang?.alt ?? "");
  const [quelle, setQuelle] = useState(anfang?.quelle ?? "");
  const [fehler, setFehler] = useState<Fehler>({});

  function fertig() {
    const befund: Fehler = {
      ...(alt.trim() ? {} : { alt: "Bitte beschreiben Sie das Bild für alle, die es nicht sehen." }),
      ...(quelle.trim() ? {} : { quelle: "Bitte nennen Sie die Quelle, zum Beispiel „Eigene Aufnahme“." }),
    };
    setFehler(befund);
    const url = bild.hochgeladen();
    if (!url || Object.keys(befund).length > 0) return;
    onFertig({ url, alt: alt.trim(), quelle: quelle.trim() });
    onZu();
  }
  return (
    <Dialog
      titel={titel}
      fertig="Übernehmen"
      onFertig={fertig}
      onZu={onZu}
      gesperrt={bild.anteil !== undefined}
    >
      <Feldgeruest
        label="Bilddatei"
        hinweis={"JPG, PNG, WebP oder GIF, höchstens 5\u00a0MB"}
        fehler={bild.fehler}
      >
        {(bindung) => (
          <div className="knopfreihe-eng">
            <Dateiwahl
              {...bindung}
              name="datei"
              accept="image/png,image/jpeg,image/webp,image/gif"
              onChange={({ target }) => target.files?.[0] && void bild.hochladen(target.files[0])}
            >
              {bild.url ? "Anderes Bild wählen" : "Bild wählen"}
            </Dateiwahl>
            {bild.name ? <span className="eintragsangaben">{bild.name}</span> : null}
          </div>
        )}
      </Feldgeruest>
      {bild.anteil === undefined ? null : <Fortschritt anteil={bild.anteil} onAbbruch={bild.abbrechen} />}
      {bild.url ? (
        <img src={bild.url} alt="" className={styles.vorschau} data-testid="bild-hochgeladen" />
      ) : null}
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

/**
 * The picture on its way to the server, one at a time.
 *
 * @param anfang address of the picture that is there already
 * @param datei dropped or pasted: uploaded at once
 */
function useHochladen(anfang: string | undefined, datei: File | undefined) {
  const [url, setUrl] = useState(anfang);
  const [fehler, setFehler] = useState<string>();
  const [anteil, setAnteil] = useState<number>();
  const [name, setName] = useState("");
  const lauf = useRef<AbortController>(undefined);

  async function hochladen(neue: File) {
    lauf.current?.abort();
    const eigener = new AbortController();
    lauf.current = eigener;
    setUrl(undefined);
    setName(neue.name);
    if (neue.size > bildBytesHoechstens) return setFehler("Die Datei ist zu groß (maximal 5 MB).");
    setFehler(undefined);
    setAnteil(0);
    const ergebnis = await bildHochladen(neue, { signal: eigener.signal, fortschritt: setAnteil });
    if (lauf.current !== eigener) return;
    setAnteil(undefined);
    if (ergebnis.art === "fertig") setUrl(ergebnis.url);
    if (ergebnis.art === "fehler") setFehler(ergebnis.text);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the file that was dropped is uploaded once
  useEffect(() => {
    if (datei) void hochladen(datei);
    return () => lauf.current?.abort();
  }, []);

  return {
    url,
    fehler,
    anteil,
    name,
    hochladen,
    abbrechen: () => {
      lauf.current?.abort();
      lauf.current = undefined;
      setAnteil(undefined);
    },
    /** The address of the picture; undefined, and the fault says so: there is none yet. */
    hochgeladen: (): string | undefined => {
      if (!url) setFehler((bisher) => bisher ?? "Bitte wählen Sie ein Bild aus.");
      return url;
    },
  };
}

type FortschrittProps = { readonly anteil: number; readonly onAbbruch: () => void };

function Fortschritt({ anteil, onAbbruch }: FortschrittProps) {
  return (
    <div className={styles.fortschritt}>
      <progress max={1} value={anteil} aria-label="Hochladen" />
      <p role="status">
        {anteil < 1 ? "Das Bild wird hochgeladen …" : "Das Bild wird für alle Bildschirme verkleinert …"}
      </p>
      <Knopf art="still" onClick={onAbbruch}>
        Hochladen abbrechen
      </Knopf>
    </div>
  );
}
