import type { Tag } from "@gebuehrenportal/recht";
import { useEffect, useState } from "react";
import { anmeldeweg } from "#platform/access/seitenabsage.ts";
import { entwurfsziel, pruefungsziel } from "../../ziele.ts";
import { type Abschluss, type Abschlussrechte, abschluss } from "./abschluss.ts";
import { Angabenfelder } from "./angabenfelder.tsx";
import styles from "./schreibtisch.module.css";
import { Schreibtischfuss } from "./schreibtischfuss.tsx";
import { Fassungsvergleich, useFassungsvergleich } from "./sicherung/fassungsvergleich.tsx";
import type { Aenderung, Sicherung } from "./sicherung/sicherung.ts";
import { Standzeile } from "./sicherung/standzeile.tsx";
import { useSicherung } from "./sicherung/use-sicherung.ts";
import { Textbereich } from "./text/textbereich.tsx";
import { useAbschluss } from "./use-abschluss.ts";
import { useSchreibtext } from "./use-schreibtext.ts";
import { type Entwurfsansicht, leererStand, type Schreibstand } from "./werte.ts";

/** Who writes, as far as the desk has to know. */
export type Schreibrechte = Abschlussrechte & {
  readonly kontoId: string;
  /** Today in Berlin. */
  readonly heute: Tag;
  readonly darfBilder: boolean;
};

type SchreibtischProps = {
  readonly rechte: Schreibrechte;
  /** Undefined: a new one. */
  readonly entwurf: Entwurfsansicht | undefined;
  /** Of somebody else: it is decided on, not published. */
  readonly fremd?: boolean;
  /** The present version of the published post, where it is not the one the change began with and the page says so. */
  readonly gesehen?: number | undefined;
};

/** Where a post is written: title, text, what belongs to it, and how it stands. */
export function Schreibtisch(props: SchreibtischProps) {
  const { rechte, entwurf, gesehen } = props;
  const [ansage, setAnsage] = useState("");
  const text = useSchreibtext(entwurf ?? leererStand);
  const vergleich = useFassungsvergleich();
  const { stand, werk, bereit } = useSicherung({
    kontoId: rechte.kontoId,
    entwurf: entwurf && { ...entwurf, aenderung: aenderungAus(entwurf) },
    lesen: text.lesen,
    wiederherstellen: ({ inhalt }) => {
      text.ersetzen(inhalt);
      setAnsage("Nicht gespeicherte Änderungen wurden wiederhergestellt");
    },
    leeren: () => {
      vergleich.schliessen();
      text.ersetzen(leererStand);
    },
  });
  const abgemeldet = stand.art === "abgemeldet";
  const schreibbar = bereit && !abgemeldet;
  const lage = entwurfslage(props, werk.current?.marke());
  const schluss = useAbschluss({ text, werk, mitTermin: lage.mitTermin, gesehen });
  useEffect(() => adresseNachziehen(lage.id), [lage.id]);

  function geaendert() {
    schluss.geaendert();
    werk.current?.geaendert();
  }
  function aendern(neu: Partial<Schreibstand>) {
    text.aendern(neu);
    geaendert();
  }
  return (
    <div className={styles.tisch}>
      <fieldset disabled={abgemeldet} className={styles.felder}>
        <Textbereich
          text={text}
          titel={{
            feld: schluss.titel,
            fehler: schluss.titelfehler,
            onText: (title) => {
              schluss.titelGeaendert();
              aendern({ title });
            },
          }}
          schreibbar={schreibbar}
          html={abgemeldet ? "" : (entwurf?.html ?? "")}
          mitBildern={rechte.darfBilder}
          sicherungsstand={stand}
          onAenderung={geaendert}
          ansagen={setAnsage}
        />
        <Angabenfelder
          key={`angaben-${text.fassung}`}
          stand={text.stand}
          heute={rechte.heute}
          darfBilder={rechte.darfBilder}
          mitKorrektur={lage.revision}
          moderiert={rechte.moderiert && !lage.fremdes}
          freigegeben={lage.freigegeben}
          mitTermin={lage.mitTermin}
          pruefen={schluss.pruefen}
          onUnklar={text.unklarMelden}
          onAenderung={aendern}
          ansagen={setAnsage}
        />
      </fieldset>
      <Schreibtischfuss
        absage={schluss.absage}
        adresse={adresse(lage.id)}
        standzeile={
          <Standzeile
            stand={stand}
            bekannt={entwurf !== undefined}
            anmeldung={anmeldeweg(adresse(lage.id))}
            onVergleichen={() => vergleich.oeffnen(lage.id)}
            onNeu={() => void werk.current?.aufloesen(undefined)}
          />
        }
        gesperrt={!schreibbar}
        onVorschau={() => void schluss.vorschau()}
        weiter={weiter(rechte, lage, schluss)}
      />
      <span className="nur-vorlesen" role="status">
        {ansage}
      </span>
      <Fassungsvergleich text={text} werk={werk} vergleich={vergleich} />
    </div>
  );
}

const aenderungAus = ({ revisionOf, revisionBase }: Entwurfsansicht): Aenderung | undefined =>
  revisionOf === null ? undefined : { von: revisionOf, basis: revisionBase ?? 1 };

/** What the draft on the desk is by now: saved as a new one, it is no longer the one that was opened. */
function entwurfslage(
  { rechte, entwurf, fremd = false }: SchreibtischProps,
  marke: ReturnType<Sicherung["marke"]> | undefined,
) {
  const id = marke?.id ?? entwurf?.id;
  const revision = (marke ? marke.aenderung : entwurf?.revisionOf) != null;
  return {
    id,
    /** Saved as a new draft it is one's own. */
    fremdes: fremd && id === entwurf?.id,
    revision,
    freigegeben: entwurf?.status === "published" && id === entwurf.id,
    wartet: entwurf?.status === "pending",
    /** A change that is published by a click has no day of its own. */
    mitTermin: !(revision && rechte.aendertSelbst),
  };
}

/** The way on: with a text of somebody else back to where it is decided on, with one's own to the readers. */
function weiter(
  rechte: Schreibrechte,
  { id, fremdes, revision, wartet }: ReturnType<typeof entwurfslage>,
  { laeuft, abschicken, zurueck }: ReturnType<typeof useAbschluss>,
) {
  if (fremdes && id)
    return {
      text: wartet ? "Zurück zur Prüfung" : "Zurück zur Moderation",
      gesperrt: false,
      onWahl: () => void zurueck(wartet ? pruefungsziel(id) : "/moderation"),
    };
  const letztes = abschluss(rechte, revision);
  return {
    text: abschlusstexte[letztes],
    gesperrt: laeuft,
    onWahl: () => void abschicken(letztes),
  };
}

const abschlusstexte: Readonly<Record<Abschluss, string>> = {
  aendern: "Änderung veröffentlichen",
  veroeffentlichen: "Veröffentlichen",
  einreichen: "Zur Prüfung einreichen",
};

const adresse = (id: string | undefined) => (id ? entwurfsziel(id) : "/blog/neu");

/** A new draft gets its address with its first saving: a reload finds it again, and the text is not loaded anew. */
function adresseNachziehen(id: string | undefined): void {
  if (typeof document === "undefined" || !id || location.pathname === adresse(id)) return;
  if (location.pathname.startsWith("/blog/")) history.replaceState(history.state, "", adresse(id));
}
