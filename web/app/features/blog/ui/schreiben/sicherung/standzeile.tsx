import { Knopf } from "#ui/knopf.tsx";
import { Zeichen } from "#ui/zeichen.tsx";
import { uhrzeit } from "../../../berlinzeit.ts";
import styles from "../schreibtisch.module.css";
import type { Grund, Sicherungsstand, Verbleib } from "./sicherung.ts";

type StandzeileProps = {
  readonly stand: Sicherungsstand;
  /** The draft was there before this page. */
  readonly bekannt: boolean;
  /** Where to sign in again. */
  readonly anmeldung: string;
  readonly onVergleichen: () => void;
  readonly onNeu: () => void;
};

/** Where the text stands now, in one line that keeps its height; only another kind of state is read out. */
export function Standzeile({ stand, bekannt, anmeldung, onVergleichen, onNeu }: StandzeileProps) {
  const warnt = stand.art === "lokal" || stand.art === "konflikt" || stand.art === "abgemeldet";
  const ohneSitzung =
    stand.art === "abgemeldet" || (stand.art === "lokal" && stand.grund.art === "abgemeldet");
  return (
    <div className={styles.standzeile} data-stand={stand.art} data-testid="sicherungsstand">
      {warnt ? <Zeichen name="achtung" /> : stand.art === "gespeichert" ? <Zeichen name="haken" /> : null}
      <span>{standtext(stand, bekannt)}</span>
      {ohneSitzung ? (
        // A whole new page: what this one shows belongs to a session that is over.
        <a href={anmeldung}>Wieder anmelden</a>
      ) : null}
      {stand.art === "lokal" && stand.grund.art === "weg" ? (
        <Knopf art="still" onClick={onNeu}>
          Als neuen Entwurf speichern
        </Knopf>
      ) : null}
      {stand.art === "konflikt" ? (
        <Knopf art="still" onClick={onVergleichen}>
          Fassungen vergleichen
        </Knopf>
      ) : null}
      <span className="nur-vorlesen" role="status">
        {ansage(stand)}
      </span>
    </div>
  );
}

/** What the line says. */
export function standtext(stand: Sicherungsstand, bekannt: boolean): string {
  if (stand.art === "unveraendert")
    return bekannt ? "Alle Änderungen sind gespeichert" : "Noch nichts geschrieben";
  if (stand.art === "sichert") return "Wird gespeichert …";
  if (stand.art === "gespeichert") return `Gespeichert um ${uhrzeit(stand.am)}`;
  if (stand.art === "konflikt") return "In einem anderen Fenster geändert – es wurde nichts überschrieben";
  if (stand.art === "abgemeldet") return `Sie haben sich abgemeldet.${verbleib[stand.imKonto]}`;
  const { grund, nirgends } = stand;
  const ort = nirgends
    ? "nicht gesichert; bitte lassen Sie dieses Fenster geöffnet"
    : "auf diesem Gerät gesichert";
  return `${anlass[grund.art]} – ${ort}${grund.art === "abgelehnt" ? `. ${grund.text}` : ""}`;
}

const verbleib: Readonly<Record<Verbleib, string>> = {
  alles: " Der Entwurf liegt in Ihrem Konto.",
  aelteres: " Der Entwurf liegt in Ihrem Konto, wie er zuletzt gespeichert wurde.",
  nichts: " Der Text war noch nicht in Ihrem Konto gespeichert.",
  leer: "",
};

const anlass: Readonly<Record<Grund["art"], string>> = {
  offline: "Keine Verbindung",
  abgemeldet: "Abgemeldet",
  weg: "Diesen Entwurf gibt es nicht mehr",
  titel: "Noch ohne Titel",
  abgelehnt: "Nicht im Konto gespeichert",
};

/** The time would be read out every few seconds; what is said does not change as long as all is well. */
function ansage(stand: Sicherungsstand): string {
  if (stand.art === "gespeichert" || stand.art === "sichert") return "Wird laufend gespeichert";
  return stand.art === "unveraendert" ? "" : standtext(stand, true);
}
