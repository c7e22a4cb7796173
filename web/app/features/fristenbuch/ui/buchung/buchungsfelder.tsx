import { useEffect, useRef } from "react";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import type { Buchungsansicht, Buchungsergebnis } from "../../ansichten/buchung/buchungsseite.server.ts";
import { dauerHoechstens, formularlaengen } from "../../worte/laengen.ts";
import styles from "../buch.module.css";
import { Ortsfelder } from "../ortsfelder.tsx";

/** What the fields of the form are told. */
export type FelderProps = {
  readonly ansicht: Buchungsansicht;
  readonly felder: Readonly<Record<string, string>>;
  readonly ergebnis: Buchungsergebnis | undefined;
};

export type TeilProps = Pick<FelderProps, "felder">;

export function Aktenfeld({ felder }: TeilProps) {
  const erstes = useRef<HTMLInputElement>(null);
  // Whoever comes here types at once.
  useEffect(() => erstes.current?.focus(), []);
  return (
    <Feld
      label="Aktenzeichen"
      name="aktenzeichen"
      defaultValue={felder.aktenzeichen}
      maxLength={formularlaengen.aktenzeichen}
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

export const Bezeichnung = ({ felder, fehler, ausKatalog }: BezeichnungProps) => (
  <Feld
    label="Bezeichnung"
    name="title"
    defaultValue={felder.title}
    fehler={fehler}
    maxLength={formularlaengen.titel}
    hinweis={ausKatalog && "Leer: wie die Frist im Katalog heißt"}
  />
);

export const Ort = ({ ansicht, felder, ergebnis }: FelderProps) => (
  <Ortsfelder
    label={ergebnis?.ortwort ?? ansicht.ortwort}
    felder={felder}
    ortwahl={ergebnis?.ortwahl}
    ortfragen={ergebnis?.ortfragen}
    fehler={ergebnis?.fehler.ort}
  />
);

export const OrtUnbekannt = ({ felder }: TeilProps) => (
  <Schalter
    name="ortUnbekannt"
    value="1"
    defaultChecked={felder.ortUnbekannt === "1"}
    label="Ort unbekannt"
  />
);

export const Verantwortlich = ({ ansicht: { personen, ich }, felder }: Omit<FelderProps, "ergebnis">) =>
  personen.length > 1 ? (
    <Auswahl
      label="Verantwortlich"
      name="verantwortlich"
      optionen={personen}
      defaultValue={felder.verantwortlich ?? ich}
    />
  ) : null;

const dauerfelder = [
  ["years", "Jahre"],
  ["months", "Monate"],
  ["weeks", "Wochen"],
  ["days", "Tage"],
] as const;

/** A duration of the office's own, or what a court has set. */
export function Dauer({
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
          max={dauerHoechstens}
          inputMode="numeric"
          defaultValue={felder[name]}
          fehler={name === "days" ? fehler : undefined}
        />
      ))}
    </fieldset>
  );
}
