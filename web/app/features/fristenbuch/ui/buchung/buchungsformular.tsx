import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Buchungsansicht, Buchungsergebnis } from "../../ansichten/buchung/buchungsseite.server.ts";
import styles from "../buch.module.css";
import { mitLeer } from "../ortsfelder.tsx";
import { fristenFinden, Suchfeld } from "../suchfeld.tsx";
import {
  Aktenfeld,
  Bezeichnung,
  Dauer,
  type FelderProps,
  Ort,
  OrtUnbekannt,
  Verantwortlich,
} from "./buchungsfelder.tsx";
import { Postangaben } from "./postangaben.tsx";
import { Uebernommen } from "./uebernommen.tsx";
import { Vorlagenangaben } from "./vorlagenangaben.tsx";
import { Vorschau } from "./vorschau.tsx";
import { Weiteres, weiteresGefuellt } from "./weiteres.tsx";

type BuchungsformularProps = {
  readonly ansicht: Buchungsansicht;
  readonly ergebnis: Buchungsergebnis | undefined;
};

/** The form of a new entry: first it shows what would be booked, then it books that. Enter leads through both. */
export function Buchungsformular({ ansicht, ergebnis }: BuchungsformularProps) {
  const laeuft = useNavigation().state === "submitting";
  const felder = ergebnis?.felder ?? ansicht.felder;
  const vorschau = ergebnis?.vorschau;
  const buchen = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (vorschau) buchen.current?.focus();
  }, [vorschau]);
  return (
    <Form method="post" noValidate className={`seitenspalte ${styles.seite}`} data-testid="deadline-form">
      {/* Enter in a field shows; only the button below books. */}
      <button
        type="submit"
        name="was"
        value="zeigen"
        className="nur-vorlesen"
        tabIndex={-1}
        aria-hidden="true"
      >
        Frist berechnen
      </button>
      <Fehlermeldung>{ergebnis?.allgemein}</Fehlermeldung>
      <Karte>
        {ergebnis?.uebernahme ? (
          <Uebernommen ansicht={ansicht} felder={felder} ergebnis={ergebnis} bild={ergebnis.uebernahme} />
        ) : (
          <Hauptfelder ansicht={ansicht} felder={felder} ergebnis={ergebnis} />
        )}
      </Karte>
      {vorschau ? (
        <Karte>
          <Vorschau vorschau={vorschau} titel={felder.title ?? ""} key={vorschau.gesehen} />
        </Karte>
      ) : null}
      {ansicht.zustimmung === undefined ? null : <Zustimmungsschalter fassung={ansicht.zustimmung} />}
      <div className="knopfreihe">
        {vorschau ? (
          <Knopf ref={buchen} type="submit" art="haupt" name="was" value="buchen" disabled={laeuft}>
            Buchen
          </Knopf>
        ) : null}
        <Knopf type="submit" art={vorschau ? "neben" : "haupt"} name="was" value="zeigen" disabled={laeuft}>
          {vorschau ? "Neu berechnen" : "Frist berechnen"}
        </Knopf>
      </div>
    </Form>
  );
}

function Hauptfelder({ ansicht, felder, ergebnis }: FelderProps) {
  const { heute } = ansicht;
  const fehler = ergebnis?.fehler ?? {};
  const angabe = angabenfeld(felder, fehler);
  return (
    <div className="stapel">
      <Vorlagenangaben felder={felder} />
      <Postangaben felder={felder} />
      <div className={styles.felder}>
        <Aktenfeld felder={felder} />
        <Suchfeld
          {...angabe("rule")}
          label="Frist"
          hinweis="Aus dem Fristenkatalog, zum Beispiel „Berufung“; leer: eigene Dauer"
          finden={fristenFinden}
        />
        {ergebnis && ergebnis.fristwahl.length > 0 ? (
          <Auswahl
            label="Welche Frist?"
            name="fristwahl"
            optionen={mitLeer(ergebnis.fristwahl)}
            defaultValue={felder.fristwahl}
          />
        ) : null}
        <Tagfeld {...angabe("startDate")} label="Zustellung oder Ereignis am" heute={heute} />
        <Ort ansicht={ansicht} felder={felder} ergebnis={ergebnis} />
        <Verantwortlich ansicht={ansicht} felder={felder} />
        <Bezeichnung felder={felder} fehler={fehler.title} ausKatalog />
      </div>
      <OrtUnbekannt felder={felder} />
      <Dauer felder={felder} fehler={fehler.days} />
      <Aufklapper
        titel="Zusätzliche Angaben (freiwillig)"
        offen={weiteresGefuellt(felder) || weiteresGefuellt(fehler)}
      >
        <Weiteres ansicht={ansicht} felder={felder} heute={heute} fehler={fehler} />
      </Aufklapper>
    </div>
  );
}
