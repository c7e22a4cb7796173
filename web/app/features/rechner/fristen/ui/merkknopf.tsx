import { useState } from "react";
import { Knopf } from "#ui/knopf.tsx";
import type { Ergebnisstand } from "../../ui/einfacher-rechner.tsx";
import type { Fristauswertung } from "../ergebnis.ts";
import { type Merkposten, merkliste, merklisteSetzen, mitPosten, vorfristtage } from "../liste.ts";
import { akteVon, ausgegebeneKette } from "../text.ts";
import styles from "./merkliste.module.css";

type MerkknopfProps = { readonly auswertung: Fristauswertung; readonly stand: Ergebnisstand };

/** Puts the deadline in view aside; at the head of the result, so that the next one of the post is typed at once. */
export function Merkknopf({ auswertung, stand }: MerkknopfProps) {
  const [gemerkt, setGemerkt] = useState<{ readonly pfad: string; readonly anzahl: number }>();
  async function merken() {
    const posten = await postenVon(auswertung, stand);
    const liste = merklisteSetzen(mitPosten(merkliste(), posten));
    setGemerkt({ pfad: posten.pfad, anzahl: liste.length });
  }
  return (
    <p className={styles.merken} data-nur-mit-skript="">
      <Knopf onClick={() => void merken()}>In die Fristenliste</Knopf>
      <span role="status" className="nebenzeile">
        {gemerkt?.pfad === stand.pfad() ? `Steht in der Liste unten (${fristen(gemerkt.anzahl)}).` : ""}
      </span>
    </p>
  );
}

const fristen = (anzahl: number): string => (anzahl === 1 ? "1 Frist" : `${anzahl} Fristen`);

async function postenVon(auswertung: Fristauswertung, { werte, pfad }: Ergebnisstand): Promise<Merkposten> {
  const { titel, frist, eintrag } = auswertung;
  const { fristtermine } = await import("../termine.ts");
  return {
    titel,
    akte: akteVon(werte),
    norm: eintrag?.norm ?? frist.fassung.norm,
    ereignisAm: frist.ereignisAm,
    ende: frist.ende,
    vorfristen: vorfristtage(frist.vorfristen),
    pfad: pfad(),
    folgen: ausgegebeneKette(auswertung, werte).flatMap(({ name, norm, ende, vorlaeufig, vorfristen }) =>
      ende === undefined
        ? []
        : [{ titel: name, norm, ende, vorlaeufig, vorfristen: vorfristtage(vorfristen) }],
    ),
    termine: await fristtermine(auswertung, werte),
  };
}
