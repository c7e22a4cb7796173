import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Form } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Gesehenes, Umstritten } from "#ui/zugleich/feldstreit.tsx";
import { type Feldstreit, nachWahl } from "#ui/zugleich/formularfelder.ts";
import { dauerworte } from "../../vorlagen/dauerworte.ts";
import {
  angabenAus,
  type Feldfehler,
  type Formularangaben,
  ohneNegative,
  type Vorlagenfelder,
} from "../../vorlagen/formular.ts";
import { frageBearbeiten, frageNeu, vorlagenpfad } from "../../vorlagen/pfad.ts";
import {
  beschreibungHoechstens,
  dauerfelder,
  nameHoechstens,
  type Vorlagendauer,
} from "../../vorlagen/vorlage.ts";
import { vorlagengruppen } from "../../vorlagen/vorlagenstreit.ts";
import styles from "./vorlagen.module.css";
import { angabe, Dauerfelder, type Feldstand, Rechenfelder, Zusatzfelder } from "./vorlagenfelder.tsx";

/** A period of the catalogue that a template may begin with. */
export type Vorschlagswahl = Vorlagendauer & {
  readonly id: string;
  readonly name: string;
  readonly legalBasis: string;
};

type VorlagenformularProps = {
  /** Set: this template is changed. */
  readonly id?: string | undefined;
  readonly felder: Vorlagenfelder;
  readonly vorschlaege: readonly Vorschlagswahl[];
  /** Others work in the Kanzlei, and the template is the reader's own. */
  readonly teilbar: boolean;
  /** What the server had against it; a field that the form does not have stands for the whole. */
  readonly absagen?: readonly Feldfehler[];
  /** What somebody else has changed to another value. */
  readonly streit?: readonly Feldstreit[] | undefined;
  /** Wording of the agreement on secrecy that the server has missed. */
  readonly zustimmung?: string | undefined;
  readonly laeuft: boolean;
  /** Sends the form where it is open over a page; unset: the form is sent as it is. */
  readonly onSpeichern?: (angaben: Formularangaben, getippt: Vorlagenfelder) => void;
  /** The way back. */
  readonly abbrechen: ReactNode;
};

/** What the browser found, until the server has said something new. */
type Pruefung = { readonly fehler: readonly Feldfehler[]; readonly vor: readonly Feldfehler[] };

const keine: readonly Feldfehler[] = [];
const eigeneDauer = "Eigene Dauer";
/** What an entry of the catalogue says: whoever types it himself leaves the catalogue. */
const ausKatalog = new Set<string>([...dauerfelder, "begin", "direction", "shift"]);
const benannt = new Set([
  "templateName",
  ...dauerfelder,
  "description",
  "rule",
  "norm",
  "shift",
  "vorfristen",
  "title",
  "aktenzeichen",
  "art",
  "sachbearbeiter",
  "bemerkung",
  // Said beside the agreement itself.
  "zustimmung",
]);

/**
 * The form of a template: checked here and by the server with the same rules, and usable without a script. What it shows at
 * first it keeps, whatever comes anew meanwhile.
 */
export function Vorlagenformular({
  id,
  felder: anfangs,
  streit,
  vorschlaege,
  teilbar,
  absagen = keine,
  zustimmung,
  laeuft,
  onSpeichern,
  abbrechen,
}: VorlagenformularProps) {
  const [felder] = useState(anfangs);
  const { formular, fehler, meldung, zusatzOffen, setZusatzOffen, senden, gewaehlt } = useVorlagenform({
    neu: id === undefined,
    felder,
    absagen,
    onSpeichern,
  });
  const stand = feldstand(felder, fehler, streit);
  const allgemein = fehler.find(({ field }) => !benannt.has(field));
  return (
    <Form
      ref={formular}
      method="post"
      action={`${vorlagenpfad}?${new URLSearchParams(id === undefined ? { [frageNeu]: "1" } : { [frageBearbeiten]: id })}`}
      noValidate
      className="stapel"
      data-testid="template-form"
      onSubmit={senden}
      onInput={({ target }) => {
        if (target instanceof Element && geloest(target)) gewaehlt(undefined);
      }}
    >
      <input type="hidden" name="was" value={id === undefined ? "anlegen" : "aendern"} />
      {id === undefined ? null : (
        <>
          <input type="hidden" name="id" value={id} />
          <Gesehenes felder={felder.gesehenes ?? felder} />
        </>
      )}
      {allgemein ? (
        <Hinweis
          art="gefahr"
          rolle="alert"
          {...(stand.fehlerTestId(allgemein.field) && { testId: "template-error" })}
        >
          {allgemein.error}
        </Hinweis>
      ) : null}
      <Umstritten name="templateName" streit={streit}>
        <Feld label="Name der Vorlage" {...angabe(stand, "templateName")} maxLength={nameHoechstens} />
      </Umstritten>
      <Umstritten name="rule" streit={streit}>
        <Katalogwahl stand={stand} vorschlaege={vorschlaege} onWahl={gewaehlt} />
        <Dauerfelder stand={stand} meldung={meldung} />
      </Umstritten>
      <Umstritten name="description" streit={streit}>
        <Mehrzeilenfeld
          label="Beschreibung"
          {...angabe(stand, "description")}
          freiwillig
          rows={2}
          maxLength={beschreibungHoechstens}
        />
      </Umstritten>
      <Aufklapper
        titel="Norm, Zählweise und Vorfristen"
        offen={
          (stand.fehler("vorfristen") ?? stand.fehler("shift")) !== undefined ||
          streit?.some(({ field }) => field === "vorfristen") === true
        }
      >
        <Rechenfelder stand={stand} />
      </Aufklapper>
      <Zusatzfelder stand={stand} offen={zusatzOffen} onOffen={setZusatzOffen} />
      {teilbar ? <Teilen stand={stand} /> : null}
      <Zustimmung fassung={zustimmung} fehler={stand.fehler("zustimmung")} />
      <div className={styles.fuss}>
        <Knopf type="submit" art="haupt" data-testid="template-save" disabled={laeuft}>
          Speichern
        </Knopf>
        {abbrechen}
      </div>
    </Form>
  );
}

const Teilen = ({ stand }: { readonly stand: Feldstand }) => (
  <>
    <input type="hidden" name="teilbar" value="ja" />
    <Umstritten name="shared" streit={stand.streit}>
      <Schalter
        name="shared"
        label="Im Team verwenden"
        hinweis="Alle in Ihrer Kanzlei nutzen die Vorlage; ändern können sie nur Sie und die Leitung."
        defaultChecked={stand.wert("shared") === "on"}
      />
    </Umstritten>
  </>
);

type ZustimmungProps = { readonly fassung: string | undefined; readonly fehler: string | undefined };

/** Asked for above the button, where the refusal is seen, once a template has named a mandate without it. */
const Zustimmung = ({ fassung, fehler }: ZustimmungProps) => (
  <>
    {fehler ? (
      <Hinweis art="warnung" rolle="alert" testId="template-error">
        {fehler}
      </Hinweis>
    ) : null}
    {fassung ? <Zustimmungsschalter fassung={fassung} /> : null}
  </>
);

type Vorlagenform = {
  readonly neu: boolean;
  readonly felder: Vorlagenfelder;
  readonly absagen: readonly Feldfehler[];
  readonly onSpeichern: VorlagenformularProps["onSpeichern"] | undefined;
};

/** What the form knows beside its fields: faults, the entry of the catalogue it follows, and what was said of it. */
function useVorlagenform({ neu, felder, absagen, onSpeichern }: Vorlagenform) {
  const formular = useRef<HTMLFormElement>(null);
  /** What the entry of the catalogue says that is chosen. */
  const norm = useRef(felder.rule ? felder.norm : undefined);
  const [geprueft, setGeprueft] = useState<Pruefung>();
  const [zusatzOffen, setZusatzOffen] = useState<boolean>();
  const [meldung, setMeldung] = useState("");
  const fehler = geprueft?.vor === absagen ? geprueft.fehler : absagen;
  useEffect(() => {
    const schalter = formular.current?.elements.namedItem("details");
    setZusatzOffen(schalter instanceof HTMLInputElement && schalter.checked);
  }, []);
  useEffect(() => {
    if (fehler.length > 0) formular.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [fehler]);

  function senden(e: SubmitEvent<HTMLFormElement>) {
    const getippt = nachWahl(ohneNegative(Object.fromEntries(textfelder(e.currentTarget))), vorlagengruppen);
    // What is sent is what counts.
    for (const feld of dauerfelder) setzen(e.currentTarget, feld, getippt[feld] ?? "0");
    const gelesen = angabenAus(getippt, neu);
    if (gelesen.fehler.length > 0 || onSpeichern) e.preventDefault();
    setGeprueft({ fehler: gelesen.fehler, vor: absagen });
    if (gelesen.fehler.length === 0) onSpeichern?.(gelesen.angaben, getippt);
  }

  function gewaehlt(wahl: Vorschlagswahl | undefined) {
    if (!formular.current) return;
    if (wahl) setMeldung(uebernommen(formular.current, wahl));
    else {
      normEntfernen(formular.current, norm.current);
      setMeldung("Eigene Dauer: Die Vorlage ist vom Fristenkatalog gelöst.");
    }
    norm.current = wahl?.legalBasis;
  }

  return { formular, fehler, meldung, zusatzOffen, setZusatzOffen, senden, gewaehlt };
}

function feldstand(
  felder: Vorlagenfelder,
  fehler: readonly Feldfehler[],
  streit: readonly Feldstreit[] | undefined,
): Feldstand {
  return {
    streit,
    wert: (feld) => felder[feld] ?? "",
    fehler: (feld) => fehler.find(({ field }) => field === feld)?.error,
    fehlerTestId: (feld) => (fehler[0]?.field === feld ? "template-error" : undefined),
  };
}

const textfelder = (formular: HTMLFormElement) =>
  [...new FormData(formular)].flatMap(([name, wert]) => (typeof wert === "string" ? [[name, wert]] : []));

type KatalogwahlProps = {
  readonly stand: Feldstand;
  readonly vorschlaege: readonly Vorschlagswahl[];
  readonly onWahl: (wahl: Vorschlagswahl | undefined) => void;
};

/** Statutory periods whose length the template takes. */
function Katalogwahl({ stand, vorschlaege, onWahl }: KatalogwahlProps) {
  const hinweisId = useId();
  const gewaehlt = stand.wert("rule");
  const andere = gewaehlt && !vorschlaege.some(({ id }) => id === gewaehlt);
  return (
    <Auswahl
      // The list may come later than the form, and a native list forgets a choice that it does not know yet.
      key={vorschlaege.length}
      id={hinweisId}
      label="Frist aus dem Gesetz"
      hinweis="Dauer, Norm und Zählweise kommen dann aus dem Fristenkatalog."
      name="rule"
      defaultValue={gewaehlt}
      fehler={stand.fehler("rule")}
      onChange={({ currentTarget }) => onWahl(vorschlaege.find(({ id }) => id === currentTarget.value))}
      optionen={[
        { wert: "", text: eigeneDauer },
        ...(andere ? [{ wert: gewaehlt, text: stand.wert("norm") || gewaehlt }] : []),
        ...vorschlaege.map((v) => ({ wert: v.id, text: `${v.name} – ${v.legalBasis}, ${dauerworte(v)}` })),
      ]}
    />
  );
}

/** Writes what a suggestion says into the fields; a name that was typed stays. */
function uebernommen(formular: HTMLFormElement, wahl: Vorschlagswahl): string {
  const name = formular.elements.namedItem("templateName");
  if (name instanceof HTMLInputElement && name.value.trim() === "") name.value = wahl.name;
  for (const feld of dauerfelder) setzen(formular, feld, String(wahl[feld]));
  setzen(formular, "norm", wahl.legalBasis);
  for (const feld of ["begin", "direction", "shift", "vorfristen"]) setzen(formular, feld, "");
  return `Übernommen: ${dauerworte(wahl)}, ${wahl.legalBasis}.`;
}

function setzen(formular: HTMLFormElement, name: string, wert: string): void {
  const feld = formular.elements.namedItem(name);
  if (feld instanceof HTMLInputElement || feld instanceof HTMLSelectElement) feld.value = wert;
}

/** Something was typed that the catalogue would say: then it is one's own. @returns whether the catalogue was left by that */
function geloest(feld: Element): boolean {
  const wahl = feld.closest("form")?.elements.namedItem("rule");
  if (!ausKatalog.has(feld.getAttribute("name") ?? "")) return false;
  if (!(wahl instanceof HTMLSelectElement) || wahl.value === "") return false;
  wahl.value = "";
  return true;
}

/** The norm of the entry that was left says nothing about a length of one's own; one that was typed stays. */
function normEntfernen(formular: HTMLFormElement, norm: string | undefined): void {
  const feld = formular.elements.namedItem("norm");
  if (feld instanceof HTMLInputElement && feld.value === norm) feld.value = "";
}
