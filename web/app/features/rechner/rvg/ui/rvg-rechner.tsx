import { cent, type Tag } from "@gebuehrenportal/recht";
import { type ReactNode, useCallback, useMemo } from "react";
import { fehlertext } from "../../formular/fehlertext.ts";
import type { Feldfehler } from "../../formular/lesen.ts";
import { KostennoteBeginnen } from "../../ui/ablegen/kostennote-beginnen.tsx";
import { Werkzeuge } from "../../ui/ablegen/werkzeuge.tsx";
import { Ergebnisspalte } from "../../ui/ergebnis/ergebnisspalte.tsx";
import { useAuswertung } from "../../ui/ergebnis/use-auswertung.ts";
import { useFehlertexte } from "../../ui/formular/use-fehlertexte.ts";
import { Rechnerlayout } from "../../ui/rechnerlayout.tsx";
import type { Auswertung } from "../auswertung.ts";
import type { Formular } from "../formular/formular.ts";
import { alsFragment } from "../formular/fragment.ts";
import type { Nummernangabe } from "../formular/nummernangabe.ts";
import { kennzahl } from "../kennzahl.ts";
import { Eingaben } from "./eingaben.tsx";
import { Ergebnis, KeinErgebnis } from "./ergebnis.tsx";
import { Wertgrenze } from "./gebuehr/wertgrenze.tsx";
import { Rueckwegleiste } from "./rueckwegleiste.tsx";
import { Schnellstartleiste } from "./schnellstartleiste.tsx";
import { useRechner } from "./use-rechner.ts";

/** What the server prepared: the form of the query, its result, and the figures of its numbers. */
export type Rechnerdaten = {
  readonly heute: Tag;
  readonly formular: Formular;
  readonly abgeschickt: boolean;
  readonly auswertung: Auswertung;
  readonly angaben: Readonly<Record<string, Nummernangabe>>;
  readonly erweitert: boolean;
  /** Highest value of § 22 Abs. 2 RVG, in cents, and the address that computes with it. */
  readonly wertgrenze: { readonly betrag: number; readonly adresse: string };
  readonly fehlerAn: string | undefined;
};

type Rechnung = NonNullable<ReturnType<typeof useRechner>["rechnung"]>;

/** The calculator: form on the left, result on the right; both follow each key once the law is loaded. */
export function Rechner({ daten }: { readonly daten: Rechnerdaten }) {
  const { heute, erweitert, wertgrenze } = daten;
  const { formular, dispatch, rechnung, beruehren, ...weg } = useRechner(daten.formular);
  const rechnen = useCallback(
    (mit: Rechnung, f: Formular, gefragt: boolean) =>
      mit.auswertung({ formular: f, heute, abgeschickt: gefragt, erweitert }),
    [heute, erweitert],
  );
  const { spaeter, auswertung, gefragt, absenden } = useAuswertung({
    formular,
    anfang: { formular: daten.formular, gefragt: daten.abgeschickt, auswertung: daten.auswertung },
    rechnung,
    beruehren,
    rechnen,
  });
  const angabe = useAngabe(daten.angaben, rechnung);
  const begrenzen = () =>
    dispatch({ art: "angelegenheit", a: "a1", feld: "wert", wert: String(wertgrenze.betrag / 100) });
  const fehler = useFehlertexte({
    auswertung,
    gefragt,
    immer: ({ art }) => art === "zu-hoch",
    knoten: (ort, f) => fehlerknoten(ort, f, wertgrenze, begrenzen),
  });
  const figur = kennzahl(auswertung);
  const werkzeuge = useWerkzeuge(auswertung, spaeter, daten.fehlerAn);
  return (
    <>
      <Schnellstartleiste dispatch={dispatch} />
      <Rechnerlayout
        pfad="/rvgrechner"
        fehler={fehler}
        beschaedigt={weg.beschaedigt}
        absenden={absenden}
        beruehren={beruehren}
        zuruecksetzen={weg.zuruecksetzen}
        kennzahl={figur}
        ergebnis={
          <Ergebnisspalte kennzahl={auswertung.art === "ergebnis" ? figur : undefined}>
            {auswertung.art === "ergebnis" ? (
              <Ergebnis
                blatt={auswertung.blatt}
                vorschlaege={auswertung.vorschlaege}
                heute={heute}
                werkzeuge={werkzeuge}
                dispatch={dispatch}
              />
            ) : (
              <KeinErgebnis auswertung={auswertung} />
            )}
          </Ergebnisspalte>
        }
      >
        <Eingaben
          formular={formular}
          auswertung={auswertung}
          angabe={angabe}
          heute={heute}
          dispatch={dispatch}
        />
      </Rechnerlayout>
      <Rueckwegleiste rueckweg={weg.rueckweg} zurueck={weg.zurueck} />
    </>
  );
}

/** Fetched when it is needed first. */
const ausgabe = () => import("../ergebnis/blattwege.ts");

/** The ways out of a result; one element per result, so that typing does not make them anew. */
function useWerkzeuge(auswertung: Auswertung, formular: Formular, fehlerAn: string | undefined): ReactNode {
  return useMemo(() => {
    if (auswertung.art !== "ergebnis") return null;
    const stand = () => alsFragment(formular);
    return (
      <Werkzeuge
        ausgabe={{
          kopie: async () => (await ausgabe()).zumKopieren(auswertung),
          csv: async () => (await ausgabe()).alsCsv(auswertung),
          json: async () => (await ausgabe()).alsJson(auswertung),
          meldung: async () => (await ausgabe()).fehlermeldung(auswertung),
          permalink: () => `${location.origin}${location.pathname}#${stand()}`,
        }}
        pfad="/rvgrechner"
        stand={stand}
        dateiname="rvg-berechnung"
        rechner="RVG-Rechner"
        fehlerAn={fehlerAn}
        weiter={
          <KostennoteBeginnen
            rechner="/rvgrechner"
            stand={stand}
            ausKasse={auswertung.ergebnis.staatskasse !== undefined}
          />
        }
      />
    );
  }, [auswertung, formular, fehlerAn]);
}

/** Figures of the numbers: first those the server sent, then the law itself. One object per number and day. */
function useAngabe(angaben: Rechnerdaten["angaben"], rechnung: Rechnung | undefined) {
  return useMemo(() => {
    const bekannt = new Map<string, Nummernangabe>();
    return (nr: string, stichtag: Tag): Nummernangabe | undefined => {
      if (!rechnung) return angaben[nr];
      const schluessel = `${nr} ${stichtag}`;
      const angabe = bekannt.get(schluessel) ?? rechnung.nummernangabe(nr, stichtag);
      bekannt.set(schluessel, angabe);
      return angabe;
    };
  }, [angaben, rechnung]);
}

/** Words of a fault; beside the value of the first matter the way to the highest that counts. */
function fehlerknoten(
  ort: string,
  fehler: Feldfehler,
  { betrag, adresse }: Rechnerdaten["wertgrenze"],
  begrenzen: () => void,
): ReactNode {
  if (fehler.art !== "zu-hoch") return fehlertext(fehler, ort);
  return (
    <Wertgrenze
      grenze={cent(betrag)}
      adresse={adresse}
      begrenzen={ort === "a1.wert" ? begrenzen : undefined}
    />
  );
}
