import { type ReactNode, useEffect, useState } from "react";
import { Form } from "react-router";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import type { Moderationsabsage } from "../absage.ts";
import styles from "./moderation.module.css";

/** What a form is about: a kind of names, and one of them unless it makes a new one. */
export type Namenshandlung = {
  readonly art: "kategorie" | "tag";
  readonly was: "anlegen" | "umbenennen" | "zusammenfuehren" | "loeschen";
  readonly id?: string;
};

/** The refusal, if it is this form that was sent. */
export const absageAn = (
  { art, was, id }: Namenshandlung,
  absage: Moderationsabsage | undefined,
): Moderationsabsage | undefined =>
  absage?.was === was && absage.gesendet.felder.art === art && absage.gesendet.ids[0] === id
    ? absage
    : undefined;

type NamensformularProps = {
  readonly handlung: Namenshandlung;
  readonly titel: ReactNode;
  /** Of several forms with this name one is open at a time. */
  readonly gruppe?: string;
  /** What it does cannot be taken back. */
  readonly gefahr?: boolean;
  readonly absage: Moderationsabsage | undefined;
  readonly children: ReactNode;
};

/** A form that unfolds, with a script or without, and is open where it was refused. */
export function Namensformular(props: NamensformularProps) {
  const { handlung, titel, gruppe, gefahr = false, absage, children } = props;
  const [offen, setOffen] = useState(absage !== undefined);
  useEffect(() => {
    if (absage) setOffen(true);
  }, [absage]);
  const formular = useErstesFehlerfeld(absage);
  return (
    <details
      className={`${styles.klappe} ${gefahr ? styles.gefahr : ""}`}
      name={gruppe}
      open={offen}
      onToggle={({ currentTarget }) => setOffen(currentTarget.open)}
    >
      <summary>{titel}</summary>
      <Form method="post" noValidate ref={formular}>
        <input type="hidden" name="art" value={handlung.art} />
        <input type="hidden" name="was" value={handlung.was} />
        {handlung.id ? <input type="hidden" name="id" value={handlung.id} /> : null}
        {absage && !absage.feld ? <Fehlermeldung>{absage.fehler}</Fehlermeldung> : null}
        {children}
      </Form>
    </details>
  );
}

type NamensfeldProps = {
  readonly label: string;
  readonly name: string;
  readonly absage: Moderationsabsage | undefined;
  readonly anfang?: string;
  readonly hinweis?: string;
  readonly list?: string;
  readonly freiwillig?: boolean;
  readonly maxLength?: number;
};

/** A field of such a form: after a refusal it holds what was sent, and the one at fault has the focus. */
export function Namensfeld({ name, absage, anfang = "", ...feld }: NamensfeldProps) {
  const amFeld = absage?.feld === name;
  return (
    <Feld
      {...feld}
      name={name}
      defaultValue={absage?.gesendet.felder[name] ?? anfang}
      required={!feld.freiwillig}
      {...(amFeld && { fehler: absage.fehler, autoFocus: true })}
    />
  );
}
