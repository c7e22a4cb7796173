import { datum, type Fassung, fassungAm, type Tag, type Zeitreihe } from "@gebuehrenportal/recht";
import { meint, type Normbezug, orte } from "./bezug.ts";
import { fristenkatalog } from "./fristenkatalog.ts";
import { kosten } from "./kosten.ts";
import { abweichend, type Datiert, istEntfallen, type Normfassung, type Stand } from "./typen.ts";
import { verfahren } from "./verfahren.ts";
import { nummernreihe } from "./verzeichnisse.ts";

/** Every series by the norms it stands for. */
const jeNorm = Map.groupBy(
  [...kosten, ...verfahren, ...fristenkatalog].flatMap((datiert) =>
    orte(datiert.reihe.norm).map((ort) => ({ datiert, ort })),
  ),
  ({ ort }) => schluessel(ort),
);

function schluessel({ abbr, einheit, nr }: Pick<Normbezug, "abbr" | "einheit" | "nr">): string {
  return `${abbr} ${einheit} ${nr}`;
}

/**
 * What the portal knows of a cited norm on the day of a document, against today: amounts, periods, thresholds, each with
 * its source. Empty where the norm has no dated value here.
 */
export function standAm(norm: Normbezug, am: Tag, heute: Tag): readonly Normfassung[] {
  const nummer = nummernreihe(norm);
  const gemeint = (jeNorm.get(schluessel(norm)) ?? []).filter(({ ort }) => meint(ort, norm));
  const eigene = new Set(gemeint.map(({ datiert }) => datiert));
  return [...(nummer ? [nummer] : []), ...eigene].flatMap((datiert) => vergleich(datiert, am, heute) ?? []);
}

function vergleich(datiert: Datiert, am: Tag, heute: Tag): Normfassung | undefined {
  const { titel, reihe, neu, massgeblich } = datiert;
  const jetzt = fassungAm(reihe, heute);
  if (!jetzt) return undefined;
  const damals = fassungAm(reihe, am);
  const urteil = urteilUeber(datiert, { damals, jetzt, am, heute });
  const [frueher, jetziger] = [damals && stand(datiert, damals, am), stand(datiert, jetzt, heute)];
  const beginn = reihe.fassungen[0]?.ab ?? jetzt.ab;
  const seit = urteil === "erst-seit" && neu ? beginn : jetziger.ab;
  return {
    titel,
    norm: reihe.norm,
    urteil,
    satz: `${titel}: ${satz(urteil, { frueher, jetziger, beginn, seit })}`,
    ...(abweichend(urteil) && seit !== undefined && { seit }),
    ...(frueher && !istEntfallen(damals?.wert) && { damals: frueher }),
    ...(!istEntfallen(jetzt.wert) && { heute: jetziger }),
    ...(massgeblich !== undefined && { massgeblich }),
  };
}

type Paar = {
  readonly damals: Fassung<unknown> | undefined;
  readonly jetzt: Fassung<unknown>;
  readonly am: Tag;
  readonly heute: Tag;
};

function urteilUeber({ text, neu }: Datiert, { damals, jetzt, am, heute }: Paar): Normfassung["urteil"] {
  if (!damals) return neu ? "erst-seit" : "nicht-erfasst";
  if (istEntfallen(jetzt.wert)) return "weggefallen";
  if (istEntfallen(damals.wert)) return "erst-seit";
  const [frueher, jetziger] = [text(damals.wert, am), text(jetzt.wert, heute)];
  const gleich =
    frueher === undefined && jetziger === undefined
      ? JSON.stringify(damals.wert) === JSON.stringify(jetzt.wert)
      : frueher === jetziger;
  return gleich ? "gleich" : "anders";
}

/** The version with its words; where a table changed after it, the table's day and source. */
function stand({ text, tabelle }: Datiert, fassung: Fassung<unknown>, am: Tag): Stand {
  const worte = istEntfallen(fassung.wert) ? undefined : text(fassung.wert, am);
  const letzte = spaeter(fassung, tabelle && fassungAm(tabelle as Zeitreihe<unknown>, am));
  return {
    ab: letzte.ab,
    quelle: letzte.quelle,
    ...(worte !== undefined && { text: worte }),
    ...(letzte.abSicherheit !== undefined && letzte.abSicherheit !== "hoch" && { unsicher: true }),
  };
}

const spaeter = (a: Fassung<unknown>, b: Fassung<unknown> | undefined): Fassung<unknown> =>
  b && b.ab > a.ab ? b : a;

type Worte = {
  readonly frueher: Stand | undefined;
  readonly jetziger: Stand;
  /** First day that is recorded. */
  readonly beginn: Tag;
  readonly seit: Tag | undefined;
};

function satz(urteil: Normfassung["urteil"], { frueher, jetziger, beginn, seit: ab }: Worte): string {
  const seit = ab === undefined ? "" : datum(ab);
  switch (urteil) {
    case "gleich":
      return jetziger.text === undefined ? "damals wie heute." : `damals wie heute ${jetziger.text}.`;
    case "anders":
      return frueher?.text === undefined || jetziger.text === undefined
        ? `in der damaligen Fassung anders; die heutige gilt seit ${seit}.`
        : `in der damaligen Fassung anders: ${frueher.text}; heute ${jetziger.text} (seit ${seit}).`;
    case "erst-seit":
      return `erst seit ${seit}${jetziger.text === undefined ? "" : `; heute ${jetziger.text}`}.`;
    case "weggefallen":
      return `weggefallen am ${seit}${frueher?.text === undefined ? "" : `; damals ${frueher.text}`}.`;
    case "nicht-erfasst":
      return `für diesen Tag ist keine Fassung erfasst, erst ab ${datum(beginn)}${jetziger.text === undefined ? "" : `; heute ${jetziger.text}`}.`;
  }
}
