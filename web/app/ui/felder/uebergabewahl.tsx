import { Aufklapper } from "../aufklapper.tsx";
import { Hinweis } from "../hinweis.tsx";
import { Auswahl, type Option } from "./auswahl.tsx";
import {
  allesfeld,
  gruppenfeld,
  istWahlfeld,
  ohnePerson,
  type Postenangabe,
  postenfeld,
} from "./uebergabefelder.ts";
import styles from "./uebergabewahl.module.css";

type Felder = Readonly<Record<string, string>>;

type UebergabewahlProps = {
  readonly nachlass: {
    readonly posten: readonly Postenangabe[];
    readonly nachfolger: readonly { readonly id: string; readonly name: string }[];
  };
  /** As it was chosen before. */
  readonly felder: Felder;
  readonly fehler?: string | undefined;
};

const eintraege = (anzahl: number): string => (anzahl === 1 ? "1 Eintrag" : `${anzahl} Einträge`);

/** Who takes over open work: all of it, and besides by file or piece by piece. The fields of a form. */
export function Uebergabewahl({ nachlass: { posten, nachfolger }, felder, fehler }: UebergabewahlProps) {
  const personen = nachfolger.map(({ id, name }) => ({ wert: id, text: name }));
  if (personen.length === 0)
    return (
      <Hinweis art="warnung">
        <p>Zurzeit kann niemand im Team offene Einträge übernehmen. Sie bleiben ohne Verantwortliche.</p>
      </Hinweis>
    );
  const gruppen = nachGruppen(posten);
  return (
    <>
      <Auswahl
        label={posten.length === 1 ? "Wer übernimmt ihn?" : "Wer übernimmt alle?"}
        name={allesfeld}
        defaultValue={felder.alle ?? ""}
        fehler={fehler}
        optionen={[{ wert: "", text: "noch niemand" }, ...personen]}
      />
      {posten.length > 1 ? (
        <Aufklapper titel="Nach Akten oder einzeln aufteilen" offen={istAufgeteilt(felder)}>
          <ul className={styles.gruppen}>
            {gruppen.map(([gruppe, teil]) => (
              <Gruppe key={gruppe} gruppe={gruppe} teil={teil} felder={felder} personen={personen} />
            ))}
          </ul>
        </Aufklapper>
      ) : (
        <p className="nebensatz">
          {[posten[0]?.gruppe, posten[0]?.text, posten[0]?.satz].filter(Boolean).join(" · ")}
        </p>
      )}
    </>
  );
}

const istAufgeteilt = (felder: Felder): boolean =>
  Object.entries(felder).some(([name, wert]) => wert !== "" && name.includes(":"));

function nachGruppen(
  posten: readonly Postenangabe[],
): readonly (readonly [string, readonly Postenangabe[]])[] {
  const gruppen = new Map<string, Postenangabe[]>();
  for (const einer of posten) gruppen.set(einer.gruppe, [...(gruppen.get(einer.gruppe) ?? []), einer]);
  return [...gruppen];
}

type GruppeProps = {
  readonly gruppe: string;
  readonly teil: readonly Postenangabe[];
  readonly felder: Felder;
  readonly personen: readonly Option[];
};

function Gruppe({ gruppe, teil, felder, personen }: GruppeProps) {
  const titel = gruppe || "Ohne Aktenzeichen";
  const [einer] = teil.length === 1 ? teil : [];
  const einzeln = teil.some(({ id }) => felder[postenfeld(id)]);
  return (
    <li className={styles.gruppe}>
      <Auswahl
        label={
          einer
            ? [titel, einer.text, einer.satz].filter(Boolean).join(", ")
            : `${titel} (${eintraege(teil.length)})`
        }
        name={gruppenfeld(gruppe)}
        defaultValue={felder[gruppenfeld(gruppe)] ?? ""}
        optionen={[{ wert: "", text: "wie alle" }, ...personen, { wert: ohnePerson, text: "noch niemand" }]}
      />
      {einer ? null : (
        <Aufklapper
          offen={einzeln}
          titel={
            <>
              Einträge<span className="nur-vorlesen"> ({titel})</span>
            </>
          }
        >
          <ul className={styles.posten}>
            {teil.map(({ id, text, satz }) => (
              <li key={id}>
                <Auswahl
                  label={[text, satz].filter(Boolean).join(", ")}
                  name={postenfeld(id)}
                  defaultValue={felder[postenfeld(id)] ?? ""}
                  optionen={[
                    { wert: "", text: "wie die Akte" },
                    ...personen,
                    { wert: ohnePerson, text: "noch niemand" },
                  ]}
                />
              </li>
            ))}
          </ul>
        </Aufklapper>
      )}
    </li>
  );
}

/** A choice as it was made, for the form that carries it out. */
export function Gewaehlt({ felder }: { readonly felder: Felder }) {
  return Object.entries(felder).map(([name, wert]) =>
    wert !== "" && istWahlfeld(name) ? <input key={name} type="hidden" name={name} value={wert} /> : null,
  );
}

/** How a choice divides the work. */
export type Verteilung = {
  readonly je: readonly { readonly name: string; readonly anzahl: number }[];
  readonly offen: number;
};

/** How a choice divides the work, before it is carried out. */
export function Verteilungsbild({ verteilung: { je, offen } }: { readonly verteilung: Verteilung }) {
  return (
    <>
      <ul className={styles.verteilung} data-testid="handover-preview">
        {je.map(({ name, anzahl }) => (
          <li key={name}>
            {name}: {eintraege(anzahl)}
          </li>
        ))}
      </ul>
      {offen > 0 ? (
        <Hinweis art="warnung">
          <p>
            {eintraege(offen)} {offen === 1 ? "bleibt" : "bleiben"} ohne Verantwortliche. Die Leitung erfährt
            es, und ihre Erinnerungen gehen an sie, bis jemand übernimmt.
          </p>
        </Hinweis>
      ) : null}
    </>
  );
}
