import type { Tag } from "@gebuehrenportal/recht";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { formularlaengen } from "../../worte/laengen.ts";
import styles from "../buch.module.css";
import { Empfaenger } from "../empfaenger.tsx";
import type { FelderProps } from "./buchungsfelder.tsx";

const weitere = [
  "rubrum",
  "entscheidung",
  "weg",
  "verkuendung",
  "wahltag",
  "bis",
  "uhr",
  "fristtyp",
  "vorfristen",
  "art",
  "sachbearbeiter",
  "bemerkung",
  "recipients",
];
/** Whether one of the fields behind the fold holds something, or lacks it. */
export const weiteresGefuellt = (werte: FelderProps["felder"]) =>
  werte.vorlaeufig === "ja" || weitere.some((name) => (werte[name] ?? "") !== "");

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

/** What most entries do without. */
export function Weiteres({ ansicht, felder, heute, fehler }: WeiteresProps) {
  const angabe = angabenfeld(felder, fehler);
  return (
    <div className={styles.felder}>
      <Auswahl {...angabe("weg")} label="Weg der Zustellung" optionen={ansicht.wege} />
      <Auswahl {...angabe("fristtyp")} label="Art bei eigener Dauer" optionen={typen} />
      <Tagfeld
        {...angabe("verkuendung")}
        label="Verkündung am"
        heute={heute}
        hinweis="Spätestens fünf Monate danach beginnen Rechtsmittelfristen; noch nicht zugestellt: nur diesen Tag angeben"
      />
      <Tagfeld
        {...angabe("wahltag")}
        label="Tag, der über die Fassung entscheidet"
        heute={heute}
        hinweis="Nur wo die Frist danach fragt: Kaufvertrag, Asylantrag, Inverkehrbringen, Beginn des Verfahrens, Erwerbsvorgang"
      />
      <Tagfeld {...angabe("bis")} label="Vom Gericht bestimmter letzter Tag" heute={heute} />
      <Feld
        {...angabe("uhr")}
        label="Uhrzeit des Ereignisses"
        placeholder="14:30"
        hinweis="Nur für Fristen nach Stunden"
      />
      <Feld
        {...angabe("vorfristen")}
        label="Vorfristen"
        hinweis="Etwa „1 Woche, 3 Tage“ oder „keine“; leer: wie üblich. Eine Begründungsfrist hat immer eine"
        maxLength={100}
      />
      <Beschreibung felder={felder} fehler={fehler} />
    </div>
  );
}

/** Whether the office holds the day to be certain. */
export const Gewissheit = ({ vorgabe = "nein" }: { readonly vorgabe: string | undefined }) => (
  <Auswahl
    label="Stand"
    name="vorlaeufig"
    defaultValue={vorgabe}
    optionen={[
      { wert: "nein", text: "Der Tag steht fest" },
      { wert: "ja", text: "Vorläufig" },
    ]}
  />
);

/** What tells one entry of a file from another, and whom it concerns. */
export const Beschreibung = ({ felder, fehler }: Pick<WeiteresProps, "felder" | "fehler">) => (
  <>
    <Feld
      label="Rubrum der Akte"
      name="rubrum"
      defaultValue={felder.rubrum}
      maxLength={formularlaengen.rubrum}
      placeholder="Meier ./. Schulze"
      hinweis="Einmal getippt, steht es an allen Einträgen der Akte; leer: wie bisher"
    />
    <Feld
      label="Entscheidung"
      name="entscheidung"
      defaultValue={felder.entscheidung}
      maxLength={formularlaengen.entscheidung}
      hinweis="Unterscheidet mehrere Entscheidungen einer Akte"
    />
    <Feld label="Art der Frist" name="art" defaultValue={felder.art} maxLength={formularlaengen.art} />
    <Feld
      label="Sachbearbeiter"
      name="sachbearbeiter"
      defaultValue={felder.sachbearbeiter}
      maxLength={formularlaengen.sachbearbeiter}
    />
    <Empfaenger vorgabe={felder.recipients} fehler={fehler.recipients} />
    <div className={styles.ganz}>
      <Feld
        label="Bemerkung"
        name="bemerkung"
        defaultValue={felder.bemerkung}
        maxLength={formularlaengen.bemerkung}
      />
    </div>
    <Gewissheit vorgabe={felder.vorlaeufig} />
  </>
);
