import type { Tag } from "@gebuehrenportal/recht";
import type { ReactNode, Ref } from "react";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import type { Postansicht } from "../../ansichten/posteingang/postseite.server.ts";
import { postlaengen } from "../../posteingang/stueck.ts";
import type { Vorschlagsfeld } from "../../posteingang/vorschlag.ts";
import styles from "../buch.module.css";
import { gerichteFinden, Suchfeld } from "../suchfeld.tsx";

type Texte = Readonly<Record<string, string>>;

/** What somebody has confirmed out of a file, by field; `nr` counts, so that the field is made anew. */
export type Vorgaben = Readonly<
  Partial<Record<Vorschlagsfeld, { readonly wert: string; readonly seite: number; readonly nr: number }>>
>;

type PostfelderProps = {
  readonly ansicht: Pick<Postansicht, "arten" | "wege" | "gebiete">;
  readonly heute: Tag;
  readonly felder: Texte;
  readonly fehler: Texte;
  readonly vorgaben?: Vorgaben;
  readonly erstes?: Ref<HTMLInputElement>;
  /** The form of a piece that is there: it may also say the field of law. */
  readonly mitGebiet?: boolean;
};

/** The fields of a piece, in the order in which they are typed. */
export function Postfelder(props: PostfelderProps) {
  const { ansicht, heute, felder, fehler, vorgaben = {}, erstes, mitGebiet = false } = props;
  const angabe = angabenfeld(felder, fehler);
  // What came out of a file is marked until the form is sent.
  const feld = (name: Vorschlagsfeld, hinweis?: ReactNode) => {
    const vorgabe = vorgaben[name];
    if (!vorgabe) return { ...angabe(name), hinweis };
    return {
      ...angabe(name),
      defaultValue: vorgabe.wert,
      hinweis: `Aus der Datei, Seite ${vorgabe.seite}`,
      "data-aus-datei": "",
    };
  };
  const schluessel = (name: Vorschlagsfeld) => `${name} ${vorgaben[name]?.nr ?? 0}`;
  return (
    <div className={styles.felder}>
      <Feld
        key={schluessel("aktenzeichen")}
        {...feld("aktenzeichen")}
        label="Aktenzeichen"
        maxLength={postlaengen.aktenzeichen}
        ref={erstes}
      />
      <Suchfeld
        key={schluessel("sender")}
        {...feld("sender")}
        label="Von"
        maxLength={postlaengen.von}
        finden={gerichteFinden}
      />
      <Auswahl
        key={schluessel("kind")}
        {...feld("kind")}
        label="Was"
        optionen={[{ wert: "", text: "Bitte wählen" }, ...ansicht.arten]}
      />
      <Tagfeld {...angabe("servedAt")} label="Zugestellt am" heute={heute} />
      <Auswahl {...angabe("channel")} label="Weg" optionen={ansicht.wege} />
      <Feld
        key={schluessel("courtFileNumber")}
        {...feld("courtFileNumber")}
        label="Zeichen des Absenders"
        freiwillig
        maxLength={postlaengen.gerichtszeichen}
      />
      <Feld
        key={schluessel("subject")}
        {...feld("subject")}
        label="Bezeichnung"
        freiwillig
        maxLength={postlaengen.betreff}
      />
      <Feld
        key={schluessel("statedPeriod")}
        {...feld("statedPeriod", "Zum Beispiel „binnen zwei Wochen“ oder „bis zum 05.09.2027“")}
        label="Genannte Frist"
        freiwillig
        maxLength={postlaengen.genannteFrist}
      />
      {mitGebiet ? <Auswahl {...angabe("field")} label="Rechtsgebiet" optionen={ansicht.gebiete} /> : null}
    </div>
  );
}
