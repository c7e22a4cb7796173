import {
  datum,
  euro,
  fassungAm,
  fassungAngabe,
  fassungsvermerke,
  geringste,
  keinErgebnis,
  type Schritt,
  sicherheitVon,
  type Tag,
  type Vermerk,
} from "@gebuehrenportal/recht";
import { angabenfehler, Leser } from "./angaben.ts";
import type { Regel, StreitwertAntwort, StreitwertEingabe } from "./regel.ts";
import { arbeit } from "./regeln/arbeit.ts";
import { familie } from "./regeln/familie.ts";
import { katalogregeln } from "./regeln/katalog.ts";
import { mietregeln } from "./regeln/miete.ts";
import { verwaltung } from "./regeln/verwaltung.ts";
import { zivil } from "./regeln/zivil.ts";
import { zivilBesonders } from "./regeln/zivil-besonders.ts";
import { zpo } from "./regeln/zpo.ts";
import type { Regelwerk } from "./regelwerk.ts";
import { rechenstand } from "./stand.ts";

const alle: readonly Regelwerk[] = [
  ...zivil,
  ...zivilBesonders,
  ...zpo,
  ...mietregeln,
  ...arbeit,
  ...verwaltung,
  ...familie,
  ...katalogregeln,
];
const nachId = new Map(alle.map((r) => [r.id, r]));

/** Ids of all rules, the same on every day. */
export const regelkennungen: readonly string[] = alle.map(({ id }) => id);

/**
 * Every rule a form can offer, with the fields it needs for an application of that day; the statute first, then the catalogues. A rule
 * not yet in force is named as it began.
 */
export const regeln = (am: Tag): readonly Regel[] => alle.map((r) => r.regel(am));

/**
 * The value of a dispute by one rule of GKG, FamGKG, ZPO or a value catalogue. Amounts in whole cents, half a cent up; the day of
 * the application selects the version and the general caps (§ 39 Abs. 2 GKG, § 33 Abs. 2 FamGKG) hold. No result for an unknown
 * rule, a faulty value (path `angaben.<name>`), a day before the first recorded version, and unsecured items of a catalogue.
 */
export function streitwert(eingabe: StreitwertEingabe): StreitwertAntwort {
  const werk = nachId.get(eingabe.regel);
  if (!werk) return keinErgebnis("Diese Wertregel gibt es nicht.", "§ 48 Abs. 1 GKG", "regel");
  const { reihe } = werk;
  const regel = werk.regel(eingabe.antragAm);
  const fassung = fassungAm(reihe, eingabe.antragAm);
  if (!fassung) return ohneFassung(eingabe, werk);
  const fehler = angabenfehler(regel.felder, eingabe.angaben, regel.norm);
  if (fehler) return fehler;
  const rechnung = werk.rechne(
    new Leser(regel.felder, eingabe.angaben),
    reihe.fassungen.indexOf(fassung),
    eingabe.antragAm,
  );
  if ("art" in rechnung) return rechnung;

  const schritte: Schritt[] = [...rechnung.schritte];
  const vermerke: Vermerk[] = [
    ...fassungsvermerke(reihe, fassung, eingabe.antragAm),
    ...(rechnung.vermerke ?? []),
  ];
  const grenze = werk.deckel && fassungAm(werk.deckel, eingabe.antragAm)?.wert;
  let wert = rechnung.wert;
  if (werk.deckel && grenze !== undefined && wert > grenze) {
    wert = grenze;
    schritte.push({ text: `Höchstens ${euro(grenze)}`, norm: werk.deckel.norm, betrag: grenze });
  }
  return {
    art: "ergebnis",
    rechenstand,
    regel,
    wert,
    schritte,
    fassung: fassungAngabe(
      reihe,
      fassung,
      `weil der Antrag am ${datum(eingabe.antragAm)} gestellt wurde (${werk.stichtagNorm})`,
    ),
    sicherheit: geringste([regel.sicherheit, sicherheitVon(fassung)]),
    vermerke,
  };
}

/** Before the first version: the rule of the statute where it says the same, else which edition is missing. */
function ohneFassung(eingabe: StreitwertEingabe, werk: Regelwerk): StreitwertAntwort {
  const { grund = `Für den ${datum(eingabe.antragAm)} ist keine Fassung erfasst.`, ersatz } =
    werk.vorher?.(eingabe.antragAm) ?? {};
  const { norm } = werk.regel(eingabe.antragAm);
  const nachGesetz = ersatz === undefined ? undefined : streitwert({ ...eingabe, regel: ersatz });
  if (nachGesetz?.art !== "ergebnis") return keinErgebnis(grund, norm, "antragAm");
  return {
    ...nachGesetz,
    vermerke: [
      { art: "warnung", text: `${grund} Gerechnet ist nach dem Gesetz (${nachGesetz.regel.norm}).`, norm },
      ...nachGesetz.vermerke,
    ],
  };
}
