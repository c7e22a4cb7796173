import { cent, type Tag } from "@gebuehrenportal/recht";
import { type FormEvent, type ReactNode, useDeferredValue, useMemo, useState } from "react";
import { useNonce } from "#platform/http/seitenstand.ts";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { fehlertext } from "../../fehlertext.ts";
import type { Fehlerliste, Feldfehler } from "../../lesen.ts";
import { warteSkript } from "../../merken.ts";
import { Ergebnisspalte } from "../../ui/ergebnisspalte.tsx";
import { FehlerContext } from "../../ui/fehler.ts";
import { Gesamtleiste } from "../../ui/gesamtleiste.tsx";
import { KostennoteBeginnen } from "../../ui/kostennote-beginnen.tsx";
import styles from "../../ui/rechner.module.css";
import { Werkzeuge } from "../../ui/werkzeuge.tsx";
import { Leerformular, Zuruecksetzen } from "../../ui/zuruecksetzen.tsx";
import type { Auswertung } from "../auswertung.ts";
import type { Formular } from "../formular.ts";
import { alsFragment } from "../fragment.ts";
import type { Nummernangabe } from "../nummernangabe.ts";
import { Allgemeinblock } from "./allgemeinblock.tsx";
import { Angelegenheitsblock } from "./angelegenheitsblock.tsx";
import { Anrechnungsblock } from "./anrechnungsblock.tsx";
import { Ergebnis, gesamtText, gesamtWort } from "./ergebnis.tsx";
import { gebuehrenwahl } from "./gebuehrenwahl.ts";
import { Ohneskriptfelder } from "./ohneskriptfelder.tsx";
import { Rueckwegleiste } from "./rueckwegleiste.tsx";
import { Schnellstartleiste } from "./schnellstartleiste.tsx";
import { useRechner } from "./use-rechner.ts";
import { Weiterangelegenheit } from "./weiterangelegenheit.tsx";
import { Wertgrenze } from "./wertgrenze.tsx";
import { Zahlungsblock } from "./zahlungsblock.tsx";

/** Fetched when it is needed first. */
const ausgabe = () => import("../ausgabe.ts");

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

/** The calculator: form on the left, result on the right; both follow each key once the law is loaded. */
export function Rechner({ daten }: { readonly daten: Rechnerdaten }) {
  const { heute, erweitert } = daten;
  const { formular, dispatch, motor, beruehren, ...weg } = useRechner(daten.formular);
  // The form for which a result was asked: only for it every fault is shown.
  const [gefragt, setGefragt] = useState(daten.abgeschickt ? daten.formular : undefined);
  const spaeter = useDeferredValue(formular);
  const auswertung = useMemo(() => {
    if (!motor || spaeter === daten.formular) return daten.auswertung;
    return motor.auswertung({ formular: spaeter, heute, abgeschickt: spaeter === gefragt, erweitert });
  }, [motor, spaeter, gefragt, heute, erweitert, daten]);
  const angabe = useAngabe(daten.angaben, motor);
  const fehler = useFehlertexte(auswertung, formular === gefragt, daten.wertgrenze, () =>
    dispatch({ art: "angelegenheit", a: "a1", feld: "wert", wert: String(daten.wertgrenze.betrag / 100) }),
  );
  const gebuehren = useMemo(() => gebuehrenwahl(formular), [formular]);
  const werkzeuge = useMemo(
    () =>
      auswertung.art === "ergebnis" ? (
        <Werkzeuge
          ausgabe={{
            kopie: async () => (await ausgabe()).zumKopieren(auswertung),
            csv: async () => (await ausgabe()).alsCsv(auswertung),
            json: async () => (await ausgabe()).alsJson(auswertung),
            meldung: async () => (await ausgabe()).fehlermeldung(auswertung),
            permalink: () => `${location.origin}${location.pathname}#${alsFragment(spaeter)}`,
          }}
          pfad="/rvgrechner"
          stand={() => alsFragment(spaeter)}
          dateiname="rvg-berechnung"
          rechner="RVG-Rechner"
          fehlerAn={daten.fehlerAn}
          weiter={<KostennoteBeginnen rechner="/rvgrechner" stand={() => alsFragment(spaeter)} />}
        />
      ) : null,
    [auswertung, spaeter, daten.fehlerAn],
  );

  function absenden(ereignis: FormEvent) {
    ereignis.preventDefault();
    beruehren();
    setGefragt(formular);
    zumErstenFehler();
  }
  const einzige = formular.angelegenheiten.length === 1;

  return (
    <FehlerContext value={fehler}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, named in the policy by its hash */}
      <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: warteSkript }} />
      <Schnellstartleiste dispatch={dispatch} />
      {weg.beschaedigt ? (
        <Hinweis art="warnung" rolle="alert">
          <p>
            Dieser Link ist unvollständig oder beschädigt. Die Eingaben darin konnten nicht gelesen werden.
          </p>
        </Hinweis>
      ) : null}
      <div className={styles.rechner}>
        <form
          method="get"
          action="/rvgrechner"
          className={styles.formular}
          onSubmit={absenden}
          onFocus={beruehren}
          noValidate
          data-nicht-drucken=""
          aria-label="Eingaben"
        >
          {formular.angelegenheiten.map((a, i) => (
            <Angelegenheitsblock
              key={a.id}
              angelegenheit={a}
              erste={i === 0}
              einzige={einzige}
              angabe={angabe}
              erhoehungen={erhoehungen(auswertung, a.id)}
              heute={heute}
              dispatch={dispatch}
            />
          ))}
          <div>
            <Weiterangelegenheit dispatch={dispatch} />
            <Anrechnungsblock
              anrechnungen={formular.anrechnungen}
              gebuehren={gebuehren}
              heute={heute}
              dispatch={dispatch}
            />
            <Zahlungsblock
              zahlungen={formular.zahlungen}
              gebuehren={gebuehren}
              heute={heute}
              dispatch={dispatch}
            />
            <Allgemeinblock felder={formular.felder} heute={heute} dispatch={dispatch} />
          </div>
          <Ohneskriptfelder formular={formular} />
          <input type="hidden" name="ust" value="0" />
          <Schalter
            name="ust"
            value="1"
            label="Mit Umsatzsteuer (Nr. 7008 VV)"
            checked={formular.felder.umsatzsteuer !== "nein"}
            onChange={(e) =>
              dispatch({
                art: "allgemein",
                feld: "umsatzsteuer",
                wert: e.currentTarget.checked ? "" : "nein",
              })
            }
          />
          <div className={styles.knoepfe}>
            <Knopf type="submit" art="haupt">
              Berechnen
            </Knopf>
            <Zuruecksetzen tun={weg.zuruecksetzen} />
          </div>
        </form>
        <Leerformular pfad="/rvgrechner" />
        <Ergebnisspalte>
          <Ergebnis auswertung={auswertung} heute={heute} werkzeuge={werkzeuge} dispatch={dispatch} />
        </Ergebnisspalte>
      </div>
      <Gesamtleiste text={gesamtWort(auswertung)} wert={gesamtText(auswertung)} />
      <Rueckwegleiste rueckweg={weg.rueckweg} zurueck={weg.zurueck} />
    </FehlerContext>
  );
}

/** `p1:30 p4:30`: what Nr. 1008 VV adds to the fees of a matter; empty without a result. */
function erhoehungen(auswertung: Auswertung, a: string): string {
  if (auswertung.art !== "ergebnis") return "";
  const zeilen = auswertung.ergebnis.angelegenheiten.find(({ id }) => id === a)?.zeilen ?? [];
  return zeilen
    .flatMap(({ position, erhoehung100 }) => (position && erhoehung100 ? `${position}:${erhoehung100}` : []))
    .join(" ");
}

/** Figures of the numbers: first those the server sent, then the law itself. One object per number and day. */
function useAngabe(angaben: Rechnerdaten["angaben"], motor: ReturnType<typeof useRechner>["motor"]) {
  return useMemo(() => {
    const bekannt = new Map<string, Nummernangabe>();
    return (nr: string, stichtag: Tag): Nummernangabe | undefined => {
      if (!motor) return angaben[nr];
      const schluessel = `${nr} ${stichtag}`;
      const angabe = bekannt.get(schluessel) ?? motor.nummernangabe(nr, stichtag);
      bekannt.set(schluessel, angabe);
      return angabe;
    };
  }, [angaben, motor]);
}

/**
 * The faults to show. While somebody types, an unfinished entry is no fault yet; what the law says against a finished one
 * is shown at once.
 */
function useFehlertexte(
  auswertung: Auswertung,
  alle: boolean,
  { betrag, adresse }: Rechnerdaten["wertgrenze"],
  begrenzen: () => void,
): Readonly<Record<string, ReactNode>> {
  const liste: Fehlerliste = auswertung.art === "fehler" ? auswertung.fehler : {};
  const sichtbar = Object.entries(liste).filter(([, f]) => alle || f.art === "zu-hoch" || f.art === "recht");
  const schluessel = JSON.stringify(sichtbar);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds everything; a new object would render every field
  return useMemo(() => {
    const knoten = (ort: string, f: Feldfehler): ReactNode => {
      if (f.art !== "zu-hoch") return fehlertext(f, ort);
      const hier = ort === "a1.wert" ? begrenzen : undefined;
      return <Wertgrenze grenze={cent(betrag)} adresse={adresse} begrenzen={hier} />;
    };
    return Object.fromEntries(sichtbar.map(([ort, f]) => [ort, knoten(ort, f)]));
  }, [schluessel]);
}

/** After asking for a result the focus goes to the first field with a fault, if there is one. */
function zumErstenFehler(): void {
  setTimeout(() => document.querySelector<HTMLElement>("form [aria-invalid]")?.focus(), 60);
}
