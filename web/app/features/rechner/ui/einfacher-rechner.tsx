import type { Tag } from "@gebuehrenportal/recht";
import { type ComponentProps, type ReactNode, useCallback, useEffect, useMemo, useRef } from "react";
import { Blattansicht } from "#dokumente/blatt/ansicht/blattansicht.tsx";
import { fehlertext } from "../formular/fehlertext.ts";
import type { Formulardaten } from "../formular/formulardaten.server.ts";
import type { Feldanpassungen } from "../formular/formularfeld.ts";
import { alsFragment } from "../formular/fragment.ts";
import type { Feldfehler } from "../formular/lesen.ts";
import {
  type Blattauswertung,
  feldVon,
  type Rechnerformular,
  type Rechnung,
  type Werte,
} from "../formular/rechnerformular.ts";
import { EigeneContext, type EigeneFelder } from "./ablegen/eigene.ts";
import { Werkzeuge } from "./ablegen/werkzeuge.tsx";
import { Begrenzt, istBegrenzt } from "./ergebnis/begrenzt.tsx";
import { Ergebnisspalte, OhneErgebnis } from "./ergebnis/ergebnisspalte.tsx";
import { useAuswertung } from "./ergebnis/use-auswertung.ts";
import { AnpassungenContext } from "./formular/anpassungen.ts";
import { Formularblock } from "./formular/bloecke.tsx";
import { useFehlertexte } from "./formular/use-fehlertexte.ts";
import { useFormular } from "./formular/use-formular.ts";
import { Rechnerlayout } from "./rechnerlayout.tsx";

/** A result with the form it belongs to. */
export type Ergebnis = Extract<Blattauswertung, { art: "ergebnis" }>;

/** What a part of a page is told besides the result. */
export type Ergebnisstand = {
  readonly werte: Werte;
  readonly ersetzen: (werte: Werte) => void;
  readonly heute: Tag;
  /** Address that holds the whole form, without its origin. */
  readonly pfad: () => string;
};

type EinfacherRechnerProps = {
  readonly formular: Rechnerformular;
  readonly daten: Formulardaten;
  /** Fetches the law at the first touch. */
  readonly rechnung: () => Promise<Rechnung>;
  /** Plots of a result. */
  readonly grafik?: (ergebnis: Ergebnis, stand: Ergebnisstand) => ReactNode;
  /** Further files. */
  readonly ausgaben?: (ergebnis: Ergebnis, stand: Ergebnisstand) => ReactNode;
  /** Below the ways out. */
  readonly danach?: (ergebnis: Ergebnis, stand: Ergebnisstand) => ReactNode;
  /** Controls for the fields of kind `eigen`, by name. */
  readonly eigene?: EigeneFelder["felder"];
  /** Above the form: quick starts, a search. Gets and sets what is typed. */
  readonly kopf?: (werte: Werte, ersetzen: (werte: Werte) => void) => ReactNode;
};

const ohneEigene: EigeneFelder["felder"] = {};

const ausgabe = () => import("#dokumente/blatt/blatt-ausgabe.ts");

/** A plain calculator: form on the left, result on the right; both follow each key once the law is loaded. */
export function EinfacherRechner(props: EinfacherRechnerProps) {
  const { formular, daten, grafik, kopf, danach, ausgaben, eigene = ohneEigene } = props;
  const { heute, zusatz } = daten;
  const { werte, ersetzen, rechnung, beruehren, beschaedigt } = useFormular(
    formular,
    daten.werte,
    props.rechnung,
  );
  const rechnen = useCallback(
    (mit: Rechnung, w: Werte, gefragt: boolean) =>
      mit.nachladen?.(w) ? undefined : mit.auswertung({ ...zusatz, werte: w, heute, gefragt }),
    [zusatz, heute],
  );
  const { spaeter, auswertung, gefragt, absenden } = useAuswertung({
    formular: werte,
    anfang: { formular: daten.werte, gefragt: daten.gefragt, auswertung: daten.auswertung },
    rechnung,
    beruehren,
    rechnen,
  });
  const anpassungen = useAnpassungen(daten, rechnung, werte);
  const fehler = useFehlertexte({
    auswertung,
    gefragt,
    immer: istBegrenzt,
    knoten: (ort, f) => fehlerknoten(formular, f, { ort, werte, ersetzen }),
    // The way to the capped value carries the whole form.
    stand: (sichtbar) => sichtbar.some(istBegrenzt) && werte,
  });
  const eigenes = useMemo(() => ({ felder: eigene, werte, ersetzen }), [eigene, werte, ersetzen]);
  const stand: Ergebnisstand = {
    werte,
    ersetzen,
    heute,
    pfad: () => `${formular.pfad}#${alsFragment(spaeter)}`,
  };
  const kennzahl = auswertung.art === "ergebnis" ? auswertung.blatt.kennzahl : undefined;
  const werkzeuge = (ergebnis: Ergebnis) => (
    <>
      <Werkzeuge
        ausgabe={wege(ergebnis, stand.pfad)}
        pfad={formular.pfad}
        stand={() => alsFragment(spaeter)}
        dateiname={formular.pfad.slice(1)}
        rechner={formular.titel.replaceAll("\u00ad", "")}
        fehlerAn={daten.fehlerAn}
        dateien={ausgaben?.(ergebnis, stand)}
      />
      {danach?.(ergebnis, stand)}
    </>
  );
  return (
    <Rechnerlayout
      pfad={formular.pfad}
      fehler={fehler}
      beschaedigt={beschaedigt}
      kopf={kopf?.(werte, ersetzen)}
      absenden={absenden}
      beruehren={beruehren}
      zuruecksetzen={() => ersetzen({})}
      kennzahl={kennzahl ?? { text: kennzahlname(formular, werte), wert: "–" }}
      ergebnis={
        <Ergebnisspalte kennzahl={kennzahl}>
          {auswertung.art === "ergebnis" ? (
            <Blattansicht
              blatt={auswertung.blatt}
              heute={heute}
              bild={grafik?.(auswertung, stand)}
              werkzeuge={werkzeuge(auswertung)}
            />
          ) : (
            <OhneErgebnis auswertung={auswertung} pfad={formular.pfad} beispiel={formular.beispiel} />
          )}
        </Ergebnisspalte>
      }
    >
      <AnpassungenContext value={anpassungen}>
        <EigeneContext value={eigenes}>
          {formular.bloecke.map((block) => (
            <Formularblock
              key={block.art === "gruppe" ? block.name : block.felder[0]?.feld}
              block={block}
              werte={werte}
              heute={heute}
              ersetzen={ersetzen}
            />
          ))}
        </EigeneContext>
      </AnpassungenContext>
    </Rechnerlayout>
  );
}

const kennzahlname = ({ kennzahl }: Rechnerformular, werte: Werte): string =>
  typeof kennzahl === "string" ? kennzahl : kennzahl(werte);

/** How single fields look; while an engine that knows more is on its way they stay as they are. */
function useAnpassungen(
  { anpassungen: erster, heute }: Formulardaten,
  rechnung: Rechnung | undefined,
  werte: Werte,
): Feldanpassungen {
  const zuletzt = useRef(erster);
  const anpassungen = useMemo(
    () => (rechnung?.nachladen?.(werte) ? zuletzt.current : (rechnung?.felder?.(werte, heute) ?? erster)),
    [rechnung, werte, heute, erster],
  );
  useEffect(() => {
    zuletzt.current = anpassungen;
  }, [anpassungen]);
  return anpassungen;
}

const wege = ({ blatt, eingabe, ergebnis }: Ergebnis, pfad: () => string) => ({
  kopie: async () => (await ausgabe()).blattZumKopieren(blatt),
  csv: async () => (await ausgabe()).blattAlsCsv(blatt),
  json: async () => JSON.stringify({ eingabe, ergebnis }, null, 2),
  meldung: async () => (await ausgabe()).blattFehlermeldung(blatt),
  permalink: () => `${location.origin}${pfad()}`,
});

function fehlerknoten(
  formular: Rechnerformular,
  fehler: Feldfehler,
  stelle: Pick<ComponentProps<typeof Begrenzt>, "ort" | "werte" | "ersetzen">,
): ReactNode {
  const text = fehlertext(fehler, stelle.ort, feldVon(formular, stelle.ort)?.art);
  return istBegrenzt(fehler) ? (
    <Begrenzt text={text} fehler={fehler} pfad={formular.pfad} {...stelle} />
  ) : (
    text
  );
}
