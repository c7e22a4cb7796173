import { useEffect, useId, useState } from "react";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Umstritten } from "#ui/zugleich/feldstreit.tsx";
import type { Feldstreit } from "#ui/zugleich/formularfelder.ts";
import { normHoechstens, verschiebungWirkt, zusatzHoechstens } from "../../vorlagen/vorlage.ts";
import { dauerHoechstens, zeitzonen } from "../../worte/laengen.ts";
import styles from "./vorlagen.module.css";

/** What the fields of the form show. */
export type Feldstand = {
  /** What somebody else has changed to another value. */
  readonly streit: readonly Feldstreit[] | undefined;
  readonly wert: (feld: string) => string;
  readonly fehler: (feld: string) => string | undefined;
  /** Marks the one error line that comes first. */
  readonly fehlerTestId: (feld: string) => string | undefined;
};

const dauer = [
  ["days", "Tage"],
  ["weeks", "Wochen"],
  ["months", "Monate"],
  ["years", "Jahre"],
] as const;

/** What a field takes from the form it stands in. */
export const angabe = ({ wert, fehler, fehlerTestId }: Feldstand, name: string) => ({
  name,
  defaultValue: wert(name),
  fehler: fehler(name),
  fehlerTestId: fehlerTestId(name),
});

/** Four numbers, of which one at least counts. */
export function Dauerfelder({ stand, meldung }: { readonly stand: Feldstand; readonly meldung: string }) {
  const fehlerId = useId();
  const falsch = dauer.map(([feld]) => feld).find((feld) => stand.fehler(feld));
  return (
    <fieldset className={styles.gruppe}>
      <legend className={styles.legende}>Dauer</legend>
      <div className={styles.dauer}>
        {dauer.map(([feld, label]) => (
          <Feld
            key={feld}
            label={label}
            name={feld}
            type="number"
            inputMode="numeric"
            min={0}
            max={dauerHoechstens}
            step={1}
            defaultValue={stand.wert(feld) || "0"}
            gruppenfehler={falsch && fehlerId}
          />
        ))}
      </div>
      <Feldfehler
        id={fehlerId}
        fehler={falsch && stand.fehler(falsch)}
        testId={falsch && stand.fehlerTestId(falsch)}
      />
      <p className="nebensatz" role="status">
        {meldung}
      </p>
    </fieldset>
  );
}

/** How the length is counted; empty: as usual. */
export function Rechenfelder({ stand }: { readonly stand: Feldstand }) {
  // Without a script all are there, and the form says what does nothing.
  const [richtung, setRichtung] = useState<string>();
  const anfangs = stand.wert("direction");
  useEffect(() => setRichtung(anfangs), [anfangs]);
  const bietet = (shift: "vorwaerts" | "keine-rueckwaerts") =>
    richtung === undefined ||
    stand.wert("shift") === shift ||
    verschiebungWirkt({ direction: richtung === "rueckwaerts" ? richtung : "vorwaerts", shift });
  return (
    <div className={styles.paare}>
      <Feld label="Norm" {...angabe(stand, "norm")} freiwillig maxLength={normHoechstens} />
      <Umstritten name="vorfristen" streit={stand.streit}>
        <Feld
          label="Vorfristen"
          {...angabe(stand, "vorfristen")}
          freiwillig
          hinweis="Etwa „1 Woche, 3 Tage“ oder „keine“"
          maxLength={100}
        />
      </Umstritten>
      <Auswahl
        label="Beginn"
        name="begin"
        defaultValue={stand.wert("begin")}
        optionen={[
          { wert: "", text: "Wie üblich" },
          { wert: "ereignis", text: "Tag des Ereignisses zählt nicht mit" },
          { wert: "tagesanfang", text: "Tag des Ereignisses zählt mit" },
        ]}
      />
      <Auswahl
        label="Richtung"
        name="direction"
        defaultValue={stand.wert("direction")}
        onChange={({ currentTarget }) => setRichtung(currentTarget.value)}
        optionen={[
          { wert: "", text: "Wie üblich" },
          { wert: "vorwaerts", text: "Vom Ereignis an vorwärts" },
          { wert: "rueckwaerts", text: "Vom Termin an rückwärts" },
        ]}
      />
      <Auswahl
        label="Ende am Wochenende oder Feiertag"
        {...angabe(stand, "shift")}
        optionen={[
          { wert: "", text: "Wie üblich" },
          ...(bietet("vorwaerts") ? [{ wert: "vorwaerts", text: "Nächster Werktag" }] : []),
          { wert: "keine", text: "Bleibt, wie es ist" },
          ...(bietet("keine-rueckwaerts")
            ? [{ wert: "keine-rueckwaerts", text: "Bleibt; der Werktag davor wird genannt" }]
            : []),
        ]}
      />
    </div>
  );
}

type ZusatzfelderProps = {
  readonly stand: Feldstand;
  /** Told by `aria-expanded` as soon as a script knows it. */
  readonly offen: boolean | undefined;
  readonly onOffen: (offen: boolean) => void;
};

/** The additional details; they open and close without a script, too. */
export function Zusatzfelder({ stand, offen, onOffen }: ZusatzfelderProps) {
  const id = useId();
  const text = (name: string, label: string) => (
    <Umstritten name={name} streit={stand.streit}>
      <Feld
        label={label}
        name={name}
        freiwillig
        maxLength={zusatzHoechstens}
        defaultValue={stand.wert(name)}
        fehler={stand.fehler(name)}
      />
    </Umstritten>
  );
  return (
    <div className={styles.zusatz}>
      <Schalter
        name="details"
        label="Zusätzliche Angaben"
        hinweis="Werden nur gespeichert, solange dieser Abschnitt geöffnet ist."
        defaultChecked={stand.wert("details") === "on"}
        aria-controls={id}
        aria-expanded={offen}
        data-testid="template-details-toggle"
        onChange={({ currentTarget }) => onOffen(currentTarget.checked)}
      />
      <div className={styles.zusatzfelder} id={id}>
        <div className={styles.paare}>
          {text("title", "Akte")}
          {text("aktenzeichen", "Aktenzeichen")}
          {text("art", "Art der Frist")}
          {text("sachbearbeiter", "Sachbearbeiter")}
        </div>
        <Umstritten name="bemerkung" streit={stand.streit}>
          <Mehrzeilenfeld
            label="Bemerkung"
            {...angabe(stand, "bemerkung")}
            freiwillig
            rows={2}
            maxLength={zusatzHoechstens}
          />
        </Umstritten>
        <Umstritten name="timezone" streit={stand.streit}>
          <Auswahl
            label="Zeitzone"
            name="timezone"
            defaultValue={stand.wert("timezone") || zeitzonen[0]}
            optionen={zeitzonen.map((wert) => ({ wert, text: wert }))}
          />
        </Umstritten>
      </div>
    </div>
  );
}
