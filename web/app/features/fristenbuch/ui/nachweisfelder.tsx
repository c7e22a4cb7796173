import { datum, type Tag } from "@gebuehrenportal/recht";
import type { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { nachweislaengen } from "../worte/laengen.ts";
import styles from "./buch.module.css";

type NachweisfelderProps = { readonly heute: Tag; readonly angabe: ReturnType<typeof angabenfeld> };

/** When it was sent, by what way, under what reference. */
export const Nachweisfelder = ({ heute, angabe }: NachweisfelderProps) => (
  <div className={styles.felder}>
    <Tagfeld {...angabe("at", datum(heute))} label="Versandt am" heute={heute} />
    <Feld
      {...angabe("channel")}
      label="Weg"
      maxLength={nachweislaengen.channel}
      hinweis="beA, Fax, Post, Bote …"
    />
    <Feld
      {...angabe("reference")}
      label="Schriftsatz oder Eingangsbestätigung"
      maxLength={nachweislaengen.reference}
      freiwillig
    />
  </div>
);
