import { datum, type Tag } from "@gebuehrenportal/recht";
import { useId } from "react";
import { Form } from "react-router";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { Betragsfeld } from "#ui/felder/betragsfeld.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Verwaltungsergebnis } from "../ansichten/verwaltungsansicht.ts";
import styles from "./rechnungen.module.css";

type RuecklastschriftProps = {
  readonly heute: Tag;
  /** Names this form, so that sending it twice books once. */
  readonly marke: string;
  readonly gesendet: Verwaltungsergebnis | undefined;
};

/** Books by hand that a payment was taken back, also on an invoice that is no longer open. */
export function Ruecklastschrift({ heute, marke, gesendet }: RuecklastschriftProps) {
  const erklaerung = useId();
  const angabe = angabenfeld(gesendet?.felder, gesendet?.fehler);
  return (
    <Aufklapper titel="Rücklastschrift eintragen" offen={gesendet !== undefined}>
      <p className="nebensatz" id={erklaerung}>
        Eine Zahlung, die schon gebucht war, wurde zurückgeholt: Die Rechnung ist damit wieder offen und wird
        angemahnt. Entgelte der Bank tragen Sie hier nicht ein.
      </p>
      <Form
        method="post"
        className={`feldreihe ${styles.zeilenformular}`}
        noValidate
        aria-describedby={erklaerung}
      >
        <input type="hidden" name="handlung" value="ruecklastschrift" />
        <input type="hidden" name="eintrag" value={marke} />
        <Feld {...angabe("nummer")} label="Rechnungsnummer" />
        <Betragsfeld {...angabe("betrag")} label="Betrag in €" />
        <Tagfeld {...angabe("am", datum(heute))} label="Zurückgeholt am" heute={heute} />
        <Knopf type="submit">Buchen</Knopf>
      </Form>
    </Aufklapper>
  );
}
