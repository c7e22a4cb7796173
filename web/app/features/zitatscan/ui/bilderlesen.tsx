import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { bilderAbbrechen, bilderLesen } from "../client/scan.ts";
import type { Scandatei } from "../scanstand.ts";
import { seitenliste } from "../verzeichnis.ts";

const meisteGenannt = 20;

/** Pages that are pictures: offers to read their letters, and says how far that is. */
export function Bilderlesen({ datei }: { readonly datei: Scandatei }) {
  const { ohneText, erkennung } = datei;
  const laeuft = erkennung?.lage === "laedt" || erkennung?.lage === "liest";
  if (laeuft)
    return (
      <Hinweis titel="Text wird erkannt" testId="profi-bilder">
        <p role="status">
          {erkennung.lage === "laedt"
            ? "Die Texterkennung wird einmal geladen \u2026"
            : `${erkennung.gelesen} von ${erkennung.gesamt} Bildseiten gelesen`}
        </p>
        <progress value={erkennung.gelesen} max={erkennung.gesamt} aria-label="Gelesene Bildseiten" />{" "}
        <Knopf art="klein" onClick={() => bilderAbbrechen(datei.id)}>
          Abbrechen
        </Knopf>
      </Hinweis>
    );
  if (ohneText.length === 0)
    return erkennung === undefined ? null : (
      <p className="leise" role="status" data-testid="profi-bilder">
        {erkennung.gesamt === 1 ? "1 Seite wurde" : `${erkennung.gesamt} Seiten wurden`} aus dem Bild gelesen.
        Fundstellen darin gelten als unsicher.
      </p>
    );
  return (
    <Hinweis titel={titel(ohneText)} testId="profi-bilder">
      {erkennung?.lage === "gescheitert" ? (
        <p role="alert">Die Texterkennung ist gescheitert. Bitte prüfen Sie Ihre Verbindung.</p>
      ) : null}
      <p>
        Solche Seiten sind Bilder, meist aus einem Scanner. Ihre Buchstaben lassen sich hier auf Ihrem Gerät
        erkennen. Das dauert einige Sekunden je Seite und lädt beim ersten Mal rund 4 MB.
      </p>
      <Knopf art="klein" onClick={() => bilderLesen(datei)}>
        Text erkennen
      </Knopf>
    </Hinweis>
  );
}

function titel(seiten: readonly number[]): string {
  if (seiten.length === 1) return `Seite ${seiten[0]} hat keinen Text`;
  return seiten.length > meisteGenannt
    ? `${seiten.length} Seiten haben keinen Text`
    : `Die Seiten ${seitenliste(seiten)} haben keinen Text`;
}
