import type { Tag } from "@gebuehrenportal/recht";
import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Angabe } from "#ui/angaben.tsx";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Fehlermeldung, Hinweis } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Buchungsansicht, Buchungsergebnis } from "../ansichten/buchungsseite.server.ts";
import type { Uebernahmeansicht } from "../ansichten/uebernahme.server.ts";
import styles from "./buch.module.css";
import { Empfaenger } from "./empfaenger.tsx";
import { mitLeer, Ortsfelder } from "./ortsfelder.tsx";
import { fristenFinden, Suchfeld } from "./suchfeld.tsx";
import { Vorschau } from "./vorschau.tsx";

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

type FelderProps = {
  readonly ansicht: Buchungsansicht;
  readonly felder: Readonly<Record<string, string>>;
  readonly ergebnis: Buchungsergebnis | undefined;
};

function Hauptfelder({ ansicht, felder, ergebnis }: FelderProps) {
  const { heute } = ansicht;
  const fehler = ergebnis?.fehler ?? {};
  return (
    <div className="stapel">
      <Vorlagenangaben felder={felder} />
      <div className={styles.felder}>
        <Aktenfeld felder={felder} />
        <Suchfeld
          label="Frist"
          name="rule"
          defaultValue={felder.rule}
          fehler={fehler.rule}
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
        <Tagfeld
          label="Zustellung oder Ereignis am"
          name="startDate"
          heute={heute}
          vorgabe={felder.startDate ?? ""}
          fehler={fehler.startDate}
        />
        <Ort felder={felder} ergebnis={ergebnis} />
        <Verantwortlich ansicht={ansicht} felder={felder} />
        <Bezeichnung felder={felder} fehler={fehler.title} ausKatalog />
      </div>
      <OrtUnbekannt felder={felder} />
      <Dauer felder={felder} fehler={fehler.days} />
      <Aufklapper titel="Zusätzliche Angaben" offen={weiteresGefuellt(felder) || weiteresGefuellt(fehler)}>
        <Weiteres ansicht={ansicht} felder={felder} heute={heute} fehler={fehler} />
      </Aufklapper>
    </div>
  );
}

type TeilProps = Pick<FelderProps, "felder">;

function Aktenfeld({ felder }: TeilProps) {
  const erstes = useRef<HTMLInputElement>(null);
  // Whoever comes here types at once.
  useEffect(() => erstes.current?.focus(), []);
  return (
    <Feld
      label="Aktenzeichen"
      name="aktenzeichen"
      defaultValue={felder.aktenzeichen}
      maxLength={200}
      ref={erstes}
      data-beginn=""
    />
  );
}

type BezeichnungProps = TeilProps & {
  readonly fehler: string | undefined;
  /** Left empty, it is the one of the catalogue. */
  readonly ausKatalog: boolean;
};

const Bezeichnung = ({ felder, fehler, ausKatalog }: BezeichnungProps) => (
  <Feld
    label="Bezeichnung"
    name="title"
    defaultValue={felder.title}
    fehler={fehler}
    maxLength={300}
    hinweis={ausKatalog && "Leer: wie die Frist im Katalog heißt"}
  />
);

const Ort = ({ felder, ergebnis }: Omit<FelderProps, "ansicht">) => (
  <Ortsfelder
    felder={felder}
    ortwahl={ergebnis?.ortwahl}
    ortfragen={ergebnis?.ortfragen}
    fehler={ergebnis?.fehler.ort}
  />
);

const OrtUnbekannt = ({ felder }: TeilProps) => (
  <Schalter
    name="ortUnbekannt"
    value="1"
    defaultChecked={felder.ortUnbekannt === "1"}
    label="Ort unbekannt"
  />
);

const Verantwortlich = ({ ansicht: { personen, ich }, felder }: Omit<FelderProps, "ergebnis">) =>
  personen.length > 1 ? (
    <Auswahl
      label="Verantwortlich"
      name="verantwortlich"
      optionen={personen}
      defaultValue={felder.verantwortlich ?? ich}
    />
  ) : null;

/** What the calculator has computed stands; only what belongs to the file is left to say. */
function Uebernommen({
  ansicht,
  felder,
  ergebnis,
  bild,
}: FelderProps & { readonly bild: Uebernahmeansicht }) {
  const fehler = ergebnis?.fehler ?? {};
  return (
    <div className="stapel" data-testid="deadline-from-calculator">
      <input type="hidden" name="stand" value={felder.stand ?? ""} />
      <h2 className={styles.titel}>Aus dem Fristenrechner</h2>
      <dl className={styles.kopfdaten}>
        {bild.angaben.map(([name, wert]) => (
          <Angabe key={name} name={name}>
            {wert}
          </Angabe>
        ))}
      </dl>
      {bild.anders ? (
        <Hinweis art="warnung">
          <p>{bild.anders}</p>
        </Hinweis>
      ) : null}
      <div className={styles.felder}>
        <Aktenfeld felder={felder} />
        {bild.fragtNachOrt ? <Ort felder={felder} ergebnis={ergebnis} /> : null}
        <Verantwortlich ansicht={ansicht} felder={felder} />
        <Bezeichnung felder={felder} fehler={fehler.title} ausKatalog={!bild.fragtNachBezeichnung} />
      </div>
      {bild.fragtNachOrt ? <OrtUnbekannt felder={felder} /> : null}
      <Aufklapper titel="Zusätzliche Angaben" offen={weiteresGefuellt(felder)}>
        <div className={styles.felder}>
          <Beschreibung felder={felder} />
        </div>
      </Aufklapper>
    </div>
  );
}

const dauerfelder = [
  ["years", "Jahre"],
  ["months", "Monate"],
  ["weeks", "Wochen"],
  ["days", "Tage"],
] as const;

/** A duration of the office's own, or what a court has set. */
function Dauer({
  felder,
  fehler,
}: {
  readonly felder: FelderProps["felder"];
  readonly fehler: string | undefined;
}) {
  return (
    <fieldset className={styles.dauer}>
      <legend className="leise">Eigene oder vom Gericht gesetzte Dauer</legend>
      {dauerfelder.map(([name, label]) => (
        <Feld
          key={name}
          label={label}
          name={name}
          type="number"
          min={0}
          max={9999}
          inputMode="numeric"
          defaultValue={felder[name]}
          fehler={name === "days" ? fehler : undefined}
        />
      ))}
    </fieldset>
  );
}

const weitere = [
  "entscheidung",
  "weg",
  "verkuendung",
  "bis",
  "uhr",
  "fristtyp",
  "art",
  "sachbearbeiter",
  "bemerkung",
  "recipients",
];
const weiteresGefuellt = (werte: FelderProps["felder"]) => weitere.some((name) => (werte[name] ?? "") !== "");

const typen = [
  { wert: "", text: "Gewöhnliche Frist" },
  { wert: "notfrist", text: "Notfrist" },
  { wert: "begruendung", text: "Begründungsfrist" },
  { wert: "richterlich", text: "Richterliche Frist" },
  { wert: "wartefrist", text: "Wartefrist (frühestens)" },
];

type WeiteresProps = Omit<FelderProps, "ergebnis"> & {
  readonly heute: Tag;
  readonly fehler: Readonly<Record<string, string>>;
};

function Weiteres({ ansicht, felder, heute, fehler }: WeiteresProps) {
  return (
    <div className={styles.felder}>
      <Auswahl
        label="Weg der Zustellung"
        name="weg"
        optionen={ansicht.wege}
        defaultValue={felder.weg ?? ""}
      />
      <Auswahl
        label="Art bei eigener Dauer"
        name="fristtyp"
        optionen={typen}
        defaultValue={felder.fristtyp ?? ""}
        fehler={fehler.fristtyp}
      />
      <Tagfeld
        label="Verkündung am"
        name="verkuendung"
        heute={heute}
        vorgabe={felder.verkuendung ?? ""}
        fehler={fehler.verkuendung}
        hinweis="Spätestens fünf Monate danach beginnen Rechtsmittelfristen; noch nicht zugestellt: nur diesen Tag angeben"
        freiwillig
      />
      <Tagfeld
        label="Vom Gericht bestimmter letzter Tag"
        name="bis"
        heute={heute}
        vorgabe={felder.bis ?? ""}
        fehler={fehler.bis}
        freiwillig
      />
      <Feld
        label="Uhrzeit des Ereignisses"
        name="uhr"
        defaultValue={felder.uhr}
        fehler={fehler.uhr}
        placeholder="HH:MM"
        hinweis="Nur für Fristen nach Stunden"
      />
      <Beschreibung felder={felder} />
    </div>
  );
}

/** What tells one entry of a file from another, and whom it concerns. */
const Beschreibung = ({ felder }: TeilProps) => (
  <>
    <Feld
      label="Entscheidung"
      name="entscheidung"
      defaultValue={felder.entscheidung}
      maxLength={300}
      hinweis="Unterscheidet mehrere Entscheidungen einer Akte"
    />
    <Feld label="Art der Frist" name="art" defaultValue={felder.art} maxLength={300} />
    <Feld label="Sachbearbeiter" name="sachbearbeiter" defaultValue={felder.sachbearbeiter} maxLength={300} />
    <Empfaenger vorgabe={felder.recipients} />
    <div className={styles.ganz}>
      <Feld label="Bemerkung" name="bemerkung" defaultValue={felder.bemerkung} maxLength={2000} />
    </div>
  </>
);

const ausVorlage = [
  "templateId",
  "vorlage",
  "begin",
  "direction",
  "shift",
  "norm",
  "vorfristen",
  "timezone",
] as const;

/** What a template brings that the form has no field for, said in words. */
function Vorlagenangaben({ felder }: { readonly felder: FelderProps["felder"] }) {
  // A period of the catalogue counts as the statute has it.
  const eigene = (felder.rule ?? "") === "";
  const saetze = [
    eigene && felder.direction === "rueckwaerts" && "vom Termin an rückwärts gerechnet",
    eigene && felder.begin === "tagesanfang" && "der Tag des Ereignisses zählt mit",
    eigene && felder.shift === "keine" && "das Ende bleibt auch am Wochenende",
    felder.vorfristen && (felder.vorfristen === "keine" ? "ohne Vorfrist" : `Vorfrist ${felder.vorfristen}`),
  ].filter(Boolean);
  return (
    <>
      {ausVorlage.map((name) =>
        felder[name] ? <input key={name} type="hidden" name={name} value={felder[name]} /> : null,
      )}
      {felder.vorlage ? (
        <p className="nebensatz">
          Aus der Vorlage „{felder.vorlage}“{saetze.length > 0 ? `: ${saetze.join(", ")}.` : "."}
        </p>
      ) : null}
    </>
  );
}
