import { datum, type Fassung, fassungAm, type Tag, type Zeitreihe } from "@gebuehrenportal/recht";
import { juenger } from "@gebuehrenportal/zitate/juenger";
import { meint, type Normbezug, nurTeil, orte } from "./bezug.ts";
import { fristenkatalog } from "./fristenkatalog.ts";
import { juengeresGesetz } from "./juenger.ts";
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
 * its source. Of an act that is younger than the document nothing else is said. Empty where the norm has no dated value here.
 */
export function standAm(norm: Normbezug, am: Tag, heute: Tag): readonly Normfassung[] {
  const neues = juenger(norm, am);
  if (neues) return [juengeresGesetz(norm, neues)];
  const nummer = nummernreihe(norm);
  const gemeint = (jeNorm.get(schluessel(norm)) ?? []).filter(({ ort }) => meint(ort, norm));
  const ganze = new Set(gemeint.flatMap(({ datiert, ort }) => (nurTeil(ort, norm) ? [] : [datiert])));
  const eigene = new Set(gemeint.map(({ datiert }) => datiert));
  const alle = [
    ...(nummer ? [vergleich(nummer, am, heute)] : []),
    ...[...eigene].map((datiert) => vergleich(datiert, am, heute, !ganze.has(datiert))),
  ].filter((eine) => eine !== undefined);
  // Two series can say the same of one norm: two notes of a number that credit a fee.
  return [...new Map(alle.map((eine) => [eine.satz, eine])).values()];
}

function vergleich(datiert: Datiert, am: Tag, heute: Tag, teil = false): Normfassung | undefined {
  const { titel, reihe, massgeblich, zuvor, andererInhalt } = datiert;
  const jetzt = fassungAm(reihe, heute);
  if (!jetzt) return undefined;
  const eigene = fassungAm(reihe, am);
  const damals = eigene ?? (zuvor && fassungAm(zuvor.reihe, am));
  const damalige: Datiert = eigene || !zuvor ? datiert : { ...datiert, ...zuvor };
  const urteil = urteilUeber({ datiert, damalige }, { damals, jetzt, am, heute });
  const [frueher, jetziger] = [damals && stand(damalige, damals, am), stand(datiert, jetzt, heute)];
  const beginn = (zuvor?.reihe ?? reihe).fassungen[0]?.ab ?? jetzt.ab;
  const anderes = urteil === "anders" ? andererInhalt?.(damals?.wert) : undefined;
  // What had been gone for a while, or meant something else, began anew.
  const neuerBeginn = reihe.fassungen.find(
    ({ ab, wert }) => ab > am && !istEntfallen(wert) && andererInhalt?.(wert) === undefined,
  )?.ab;
  const seit = urteil === "erst-seit" || anderes !== undefined ? neuerBeginn : jetziger.ab;
  const grund = urteil === "betrag-anders" ? tabellengrund(datiert, jetzt.wert) : anderes;
  const name =
    teil && (urteil === "erst-seit" || urteil === "weggefallen") ? `${titel} (${reihe.norm})` : titel;
  return {
    titel: name,
    norm: reihe.norm,
    urteil,
    satz: `${name}: ${satz(urteil, { frueher, jetziger, beginn, seit, grund })}`,
    ...(grund !== undefined && { grund }),
    ...(teil && { teil }),
    ...(abweichend(urteil) && seit !== undefined && { seit }),
    ...(frueher && !istEntfallen(damals?.wert) && { damals: frueher }),
    ...(!istEntfallen(jetzt.wert) && { heute: jetziger }),
    ...(massgeblich !== undefined && { massgeblich }),
  };
}

/** What can be said of a value of a norm whose act is old enough. */
type Werturteil = Exclude<Normfassung["urteil"], "juenger">;

type Paar = {
  readonly damals: Fassung<unknown> | undefined;
  readonly jetzt: Fassung<unknown>;
  readonly am: Tag;
  readonly heute: Tag;
};

function urteilUeber(
  { datiert, damalige }: { readonly datiert: Datiert; readonly damalige: Datiert },
  { damals, jetzt, am, heute }: Paar,
): Werturteil {
  const { text, neu, tabelle, andererInhalt } = datiert;
  if (!damals) return neu ? "erst-seit" : "nicht-erfasst";
  if (istEntfallen(jetzt.wert)) return "weggefallen";
  if (istEntfallen(damals.wert)) return "erst-seit";
  if (andererInhalt?.(damals.wert) !== undefined) return "anders";
  const [frueher, jetziger] = [damalige.text(damals.wert, am), text(jetzt.wert, heute)];
  const gleich =
    frueher === undefined && jetziger === undefined
      ? JSON.stringify(damals.wert) === JSON.stringify(jetzt.wert)
      : frueher === jetziger;
  if (gleich) return "gleich";
  const rate = tabelle?.satz(damals.wert);
  return rate !== undefined && rate === tabelle?.satz(jetzt.wert) ? "betrag-anders" : "anders";
}

/** „Satz gleich (1,2); der Betrag folgt der Tabelle, die sich geändert hat (§ 13 Abs. 1 RVG)“. */
const tabellengrund = ({ tabelle }: Datiert, wert: unknown): string | undefined =>
  tabelle &&
  `Satz gleich (${tabelle.satz(wert)}); der Betrag folgt der Tabelle, die sich geändert hat (${tabelle.reihe.norm})`;

/** The version with its words; where a table changed after it, the table's day and source. */
function stand({ text, tabelle }: Datiert, fassung: Fassung<unknown>, am: Tag): Stand {
  const worte = istEntfallen(fassung.wert) ? undefined : text(fassung.wert, am);
  const letzte = spaeter(fassung, tabelle && fassungAm(tabelle.reihe as Zeitreihe<unknown>, am));
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
  readonly grund: string | undefined;
};

function satz(urteil: Werturteil, { frueher, jetziger, beginn, seit: ab, grund }: Worte): string {
  const seit = ab === undefined ? "" : datum(ab);
  switch (urteil) {
    case "gleich":
      return jetziger.text === undefined ? "damals wie heute." : `damals wie heute ${jetziger.text}.`;
    case "anders":
      if (grund !== undefined)
        return `${grund}${frueher?.text === undefined ? "" : `: ${frueher.text}`}; der heutige gilt seit ${seit}${jetziger.text === undefined ? "" : `: ${jetziger.text}`}.`;
      return frueher?.text === undefined || jetziger.text === undefined
        ? `in der damaligen Fassung anders; die heutige gilt seit ${seit}.`
        : `in der damaligen Fassung anders: ${frueher.text}; heute ${jetziger.text} (seit ${seit}).`;
    case "betrag-anders":
      return `${grund}: damals ${frueher?.text}; heute ${jetziger.text} (seit ${seit}).`;
    case "erst-seit":
      return `erst seit ${seit}${jetziger.text === undefined ? "" : `; heute ${jetziger.text}`}.`;
    case "weggefallen":
      return `weggefallen am ${seit}${frueher?.text === undefined ? "" : `; damals ${frueher.text}`}.`;
    case "nicht-erfasst":
      return `für diesen Tag ist keine Fassung erfasst, erst ab ${datum(beginn)}${jetziger.text === undefined ? "" : `; heute ${jetziger.text}`}.`;
  }
}
