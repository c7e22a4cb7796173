import type { Tag } from "@gebuehrenportal/recht";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { erinnerungswahl, taktwahl } from "../../ansichten/termine/terminformular.ts";
import { alleHoechstens, anzahlHoechstens } from "../../termine/wiederholung.ts";
import { laengen } from "../../worte/laengen.ts";
import styles from "../buch.module.css";
import { orteFinden, Suchfeld } from "../suchfeld.tsx";

type Texte = Readonly<Record<string, string | undefined>>;

type TerminfelderProps = {
  readonly heute: Tag;
  readonly felder: Texte;
  readonly fehler: Texte;
  readonly personen: readonly { readonly wert: string; readonly text: string }[];
  /** Without time and place; unset: the form asks which kind it is. */
  readonly wiedervorlage: boolean | undefined;
};

const weiteres = ["every", "interval", "until", "count", "reminderMinutes", "note"] as const;

/** The fields of a Termin or a Wiedervorlage, in the order in which somebody types them. */
export function Terminfelder(props: TerminfelderProps) {
  const { heute, felder, fehler, personen, wiedervorlage } = props;
  const angabe = angabenfeld(felder, fehler);
  const gefuellt = weiteres.some((name) => felder[name] || fehler[name]);
  return (
    <div className="stapel">
      <div className={styles.felder}>
        <Tagfeld {...angabe("date")} label="Tag" heute={heute} />
        {wiedervorlage ? null : (
          <>
            <Feld
              {...angabe("from")}
              label="Von"
              hinweis="zum Beispiel 9:30; leer: ganztägig"
              maxLength={9}
            />
            <Feld {...angabe("to")} label="Bis" freiwillig maxLength={9} />
          </>
        )}
        <Feld
          {...angabe("title")}
          label={wiedervorlage ? "Grund" : wiedervorlage === undefined ? "Betreff oder Grund" : "Betreff"}
          maxLength={laengen.titel}
        />
        <Feld {...angabe("aktenzeichen")} label="Aktenzeichen" freiwillig maxLength={laengen.aktenzeichen} />
        {wiedervorlage ? null : (
          <Suchfeld
            {...angabe("place")}
            label="Gericht oder Ort"
            freiwillig
            maxLength={laengen.titel}
            finden={orteFinden}
          />
        )}
        {personen.length > 1 ? (
          <Auswahl
            {...angabe("person")}
            label="Für"
            optionen={[{ wert: "", text: "die ganze Kanzlei" }, ...personen]}
          />
        ) : (
          // Who works alone is not asked; whose it is stays.
          <input type="hidden" name="person" value={felder.person ?? ""} />
        )}
      </div>
      <Aufklapper titel="Wiederholung, Erinnerung, Notiz (freiwillig)" offen={gefuellt}>
        <Weiteres {...props} />
      </Aufklapper>
    </div>
  );
}

function Weiteres({ heute, felder, fehler }: TerminfelderProps) {
  const angabe = angabenfeld(felder, fehler);
  return (
    <div className={styles.felder}>
      <Auswahl {...angabe("every")} label="Wie oft" optionen={taktwahl} />
      <Feld
        {...angabe("interval")}
        label="Abstand"
        type="number"
        min={1}
        max={alleHoechstens}
        inputMode="numeric"
        hinweis="2: jede zweite Woche, jeden zweiten Monat; leer: 1"
        freiwillig
      />
      <Tagfeld {...angabe("until")} label="Letzter Tag der Serie" heute={heute} freiwillig />
      <Feld
        {...angabe("count")}
        label="Oder: wie viele Male"
        type="number"
        min={1}
        max={anzahlHoechstens}
        inputMode="numeric"
        freiwillig
      />
      <Auswahl {...angabe("reminderMinutes")} label="Erinnerung per E-Mail" optionen={erinnerungswahl} />
      <div className={styles.ganz}>
        <Mehrzeilenfeld {...angabe("note")} label="Notiz" rows={2} maxLength={laengen.bemerkung} freiwillig />
      </div>
    </div>
  );
}
