import type { Tag } from "@gebuehrenportal/recht";
import { untrennbar } from "@gebuehrenportal/recht";
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { Blattansicht } from "#dokumente/blatt/ansicht/blattansicht.tsx";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import { useNonce } from "#platform/http/seitenstand.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { fehlertext } from "../fehlertext.ts";
import type { Feldfehler } from "../lesen.ts";
import { warteSkript } from "../merken.ts";
import {
  type Blattauswertung,
  feldVon,
  type Motor,
  type Rechnerbild,
  type Werte,
  type Zusatz,
} from "../rahmen.ts";
import { alsFragment } from "../rahmen-fragment.ts";
import { Begrenzt, istBegrenzt } from "./begrenzt.tsx";
import { Beispielangebot } from "./beispielangebot.tsx";
import { Formularblock } from "./bloecke.tsx";
import { EigeneContext, type EigeneFelder } from "./eigene.ts";
import ergebnisstil from "./ergebnis.module.css";
import { Ergebnisspalte } from "./ergebnisspalte.tsx";
import { FehlerContext } from "./fehler.ts";
import type { Felderumbau } from "./feldbild.ts";
import { Gesamtleiste } from "./gesamtleiste.tsx";
import styles from "./rechner.module.css";
import { UmbauContext } from "./umbau.ts";
import { Unklarheiten } from "./unklarheiten.tsx";
import { useRahmen } from "./use-rahmen.ts";
import { Werkzeuge } from "./werkzeuge.tsx";
import { Leerformular, Zuruecksetzen } from "./zuruecksetzen.tsx";

/** What the server prepared: the form of the query and its result. */
export type Rahmendaten = {
  readonly heute: Tag;
  readonly werte: Werte;
  readonly gefragt: boolean;
  readonly umbau: Felderumbau;
  readonly auswertung: Blattauswertung;
  readonly zusatz: Zusatz;
  readonly fehlerAn: string | undefined;
};

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

const zumErstenFehler = () => document.querySelector<HTMLElement>("form [aria-invalid]")?.focus();

type EinfacherRechnerProps = {
  readonly bild: Rechnerbild;
  readonly daten: Rahmendaten;
  /** Fetches the law at the first touch. */
  readonly motor: () => Promise<Motor>;
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
export function EinfacherRechner({
  bild,
  daten,
  motor: laden,
  grafik,
  kopf,
  ausgaben,
  danach,
  eigene = ohneEigene,
}: EinfacherRechnerProps) {
  const { heute } = daten;
  const { werte, ersetzen, motor, beruehren, beschaedigt } = useRahmen(bild, daten.werte, laden);
  // The form for which a result was asked: only for it every fault is shown.
  const [gefragt, setGefragt] = useState(daten.gefragt ? daten.werte : undefined);
  const spaeter = useDeferredValue(werte);
  // Shown on while an engine that knows more is on its way.
  const zuletzt = useRef({ auswertung: daten.auswertung, umbau: daten.umbau });
  const auswertung = useMemo(() => {
    const jetztGefragt = spaeter === gefragt;
    if (!motor || (spaeter === daten.werte && jetztGefragt === daten.gefragt)) return daten.auswertung;
    if (motor.nachladen?.(spaeter)) return zuletzt.current.auswertung;
    return motor.auswertung({ ...daten.zusatz, werte: spaeter, heute, gefragt: jetztGefragt });
  }, [motor, spaeter, gefragt, heute, daten]);
  const umbau = useMemo(
    () =>
      motor?.nachladen?.(werte) ? zuletzt.current.umbau : (motor?.felder?.(werte, heute) ?? daten.umbau),
    [motor, werte, heute, daten],
  );
  useEffect(() => {
    zuletzt.current = { auswertung, umbau };
  }, [auswertung, umbau]);
  const fehler = useFehlertexte(bild, auswertung, werte === gefragt, { werte, ersetzen });
  const eigenes = useMemo(() => ({ felder: eigene, werte, ersetzen }), [eigene, werte, ersetzen]);
  const stand: Ergebnisstand = { werte, ersetzen, heute, pfad: () => `${bild.pfad}#${alsFragment(spaeter)}` };
  const kennzahl = auswertung.art === "ergebnis" ? auswertung.blatt.kennzahl : undefined;

  // Faults of the form just sent are looked for once they stand there: the law may still be on its way.
  const fehlerGesucht = useRef(false);
  useEffect(() => {
    if (!fehlerGesucht.current || !motor || spaeter !== gefragt) return;
    fehlerGesucht.current = false;
    zumErstenFehler();
  }, [motor, spaeter, gefragt]);

  function absenden(ereignis: FormEvent) {
    ereignis.preventDefault();
    beruehren();
    if (werte === gefragt) return zumErstenFehler();
    fehlerGesucht.current = true;
    setGefragt(werte);
  }
  return (
    <FehlerContext value={fehler}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: constant text, named in the policy by its hash */}
      <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: warteSkript }} />
      {beschaedigt ? (
        <Hinweis art="warnung" rolle="alert">
          <p>
            Dieser Link ist unvollständig oder beschädigt. Die Eingaben darin konnten nicht gelesen werden.
          </p>
        </Hinweis>
      ) : null}
      {kopf?.(werte, ersetzen)}
      <div className={styles.rechner}>
        <form
          method="get"
          action={bild.pfad}
          className={styles.formular}
          onSubmit={absenden}
          onFocus={beruehren}
          noValidate
          data-nicht-drucken=""
          aria-label="Eingaben"
        >
          <UmbauContext value={umbau}>
            <EigeneContext value={eigenes}>
              {bild.bloecke.map((block) => (
                <Formularblock
                  key={block.art === "gruppe" ? block.name : block.felder[0]?.feld}
                  block={block}
                  werte={werte}
                  heute={heute}
                  ersetzen={ersetzen}
                />
              ))}
            </EigeneContext>
          </UmbauContext>
          <div className={styles.knoepfe}>
            <Knopf type="submit" art="haupt">
              Berechnen
            </Knopf>
            <Zuruecksetzen tun={() => ersetzen({})} />
          </div>
        </form>
        <Leerformular pfad={bild.pfad} />
        <Ergebnisspalte>
          <section
            className={ergebnisstil.ergebnis}
            id="ergebnis"
            tabIndex={-1}
            aria-labelledby="ergebnis-titel"
          >
            <div className={ergebnisstil.kopf}>
              <h2 id="ergebnis-titel">Ergebnis</h2>
              {/* Said for good in the table below; here it stays in sight while a long result scrolls. */}
              {kennzahl ? (
                <span className={ergebnisstil.betrag} aria-hidden="true">
                  {kennzahl.wert}
                </span>
              ) : null}
            </div>
            <Inhalt auswertung={auswertung} bild={bild}>
              {(ergebnis) => (
                <Blattansicht
                  blatt={ergebnis.blatt}
                  heute={heute}
                  bild={grafik?.(ergebnis, stand)}
                  werkzeuge={
                    <>
                      <Werkzeuge
                        ausgabe={wege(ergebnis, stand.pfad)}
                        pfad={bild.pfad}
                        stand={() => alsFragment(spaeter)}
                        dateiname={bild.pfad.slice(1)}
                        rechner={bild.titel.replaceAll("\u00ad", "")}
                        fehlerAn={daten.fehlerAn}
                        dateien={ausgaben?.(ergebnis, stand)}
                      />
                      {danach?.(ergebnis, stand)}
                    </>
                  }
                />
              )}
            </Inhalt>
          </section>
        </Ergebnisspalte>
      </div>
      <Gesamtleiste text={kennzahl?.text ?? bild.kennzahl} wert={kennzahl?.wert ?? "–"} />
    </FehlerContext>
  );
}

const wege = ({ blatt, eingabe, ergebnis }: Ergebnis, pfad: () => string) => ({
  kopie: async () => (await ausgabe()).blattZumKopieren(blatt),
  csv: async () => (await ausgabe()).blattAlsCsv(blatt),
  json: async () => JSON.stringify({ eingabe, ergebnis }, null, 2),
  meldung: async () => (await ausgabe()).blattFehlermeldung(blatt),
  permalink: () => `${location.origin}${pfad()}`,
});

function Inhalt({
  auswertung,
  bild: { pfad, beispiel },
  children,
}: {
  readonly auswertung: Blattauswertung;
  readonly bild: Rechnerbild;
  readonly children: (ergebnis: Ergebnis) => ReactNode;
}) {
  switch (auswertung.art) {
    case "leer":
      return (
        <>
          <p className={ergebnisstil.leer}>{auswertung.text}</p>
          {beispiel ? <Beispielangebot pfad={pfad} beispiel={beispiel} /> : null}
        </>
      );
    case "fehler":
      return <Unklarheiten fehler={auswertung.fehler} />;
    case "kein-ergebnis":
      return (
        <Hinweis art="warnung" titel="Hierzu gibt es kein Ergebnis">
          <p>
            {untrennbar(auswertung.grund)} (<Normverweis norm={auswertung.norm} />)
          </p>
        </Hinweis>
      );
    case "ergebnis":
      return children(auswertung);
  }
}

/**
 * The faults to show. While somebody types, an unfinished entry is no fault yet; what the law says against a finished one
 * is shown at once.
 */
function useFehlertexte(
  bild: Rechnerbild,
  auswertung: Blattauswertung,
  alle: boolean,
  formular: { readonly werte: Werte; readonly ersetzen: (werte: Werte) => void },
): Readonly<Record<string, ReactNode>> {
  const sichtbar =
    auswertung.art === "fehler"
      ? Object.entries(auswertung.fehler).filter(([, f]) => alle || f.art === "recht" || istBegrenzt(f))
      : [];
  // The way to the capped value carries the whole form.
  const begrenzt = sichtbar.some(([, f]) => istBegrenzt(f));
  const schluessel = JSON.stringify([sichtbar, begrenzt && formular.werte]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key holds everything; a new object would render every field
  return useMemo(
    () =>
      Object.fromEntries(
        sichtbar.map(([ort, f]) => [
          ort,
          fehlerknoten(f, fehlertext(f, ort, feldVon(bild, ort)?.art), { ort, pfad: bild.pfad, ...formular }),
        ]),
      ),
    [schluessel],
  );
}

const fehlerknoten = (
  fehler: Feldfehler,
  text: string,
  formular: Omit<ComponentProps<typeof Begrenzt>, "text" | "fehler">,
): ReactNode => (istBegrenzt(fehler) ? <Begrenzt text={text} fehler={fehler} {...formular} /> : text);
