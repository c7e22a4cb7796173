import { basiszinssatz } from "@gebuehrenportal/gesetze/bgb/paragraph-247.ts";
import { verzugspauschale, verzugszinsenUnternehmer } from "@gebuehrenportal/gesetze/bgb/paragraph-288.ts";
import { familienbeschwerde } from "@gebuehrenportal/gesetze/famfg/paragraph-61.ts";
import { type Fiktionsdauer, fiktionen } from "@gebuehrenportal/gesetze/fristregeln/fiktionen.ts";
import { emrkFrist, jahresfristAsyl, revisionStpo } from "@gebuehrenportal/gesetze/fristregeln/kennzahlen.ts";
import { amtsgerichtsgrenze } from "@gebuehrenportal/gesetze/gvg/paragraph-23.ts";
import { bezugsgroesse, bezugsgroesseInMark } from "@gebuehrenportal/gesetze/sgb-4/paragraph-18.ts";
import { aktuellerRentenwert, fruehererRentenwert } from "@gebuehrenportal/gesetze/sgb-6/paragraph-68.ts";
import {
  beitragsbemessungsgrenze,
  beitragsbemessungsgrenzeInMark,
} from "@gebuehrenportal/gesetze/sgb-6/paragraph-159.ts";
import { externeTeilung } from "@gebuehrenportal/gesetze/versausglg/paragraph-14.ts";
import { freibetraege } from "@gebuehrenportal/gesetze/zpo/paragraph-115.ts";
import { billigesErmessen } from "@gebuehrenportal/gesetze/zpo/paragraph-495a.ts";
import { pfaendungsgrenzen } from "@gebuehrenportal/gesetze/zpo/paragraph-850c.ts";
import { pKontoRegel } from "@gebuehrenportal/gesetze/zpo/paragraph-899.ts";
import {
  berufungssumme,
  kostenbeschwerde,
  nichtzulassungsbeschwerde,
} from "@gebuehrenportal/gesetze/zpo/rechtsmittel.ts";
import { type Cent, euro, mark } from "@gebuehrenportal/recht";
import { type Datiert, datiert, vorreihe } from "./typen.ts";
import { monate, prozent, punkte, rentenwert, tage } from "./worte.ts";

const ueber = (betrag: Cent): string => `über ${euro(betrag)}`;
const bis = (betrag: Cent): string => `bis ${euro(betrag)}`;
const ohneWort = () => undefined;

const beideRentenwerte = (west: string, ost: string | undefined): string =>
  ost === undefined || ost === west ? west : `${west}, im Beitrittsgebiet ${ost}`;

/** Thresholds of the courts, interest, attachment, legal aid, social insurance. */
const schwellen: readonly Datiert[] = [
  datiert("Zuständigkeit der Amtsgerichte", amtsgerichtsgrenze, bis, {
    massgeblich: "Es zählt der Tag, an dem die Klage anhängig wurde.",
  }),
  datiert("Verfahren nach billigem Ermessen", billigesErmessen, bis),
  datiert("Berufungssumme", berufungssumme, ueber, {
    massgeblich: "Es zählt der Schluss der mündlichen Verhandlung (§ 47 EGZPO).",
  }),
  datiert("Nichtzulassungsbeschwerde", nichtzulassungsbeschwerde, ueber, {
    massgeblich: "Es zählt der Schluss der mündlichen Verhandlung (§ 47 EGZPO).",
  }),
  datiert("Beschwerde gegen Kostenentscheidungen", kostenbeschwerde, ueber),
  datiert("Beschwerdewert in Familiensachen", familienbeschwerde, ueber),
  datiert("Basiszinssatz", basiszinssatz, prozent),
  datiert("Verzugszinsen unter Unternehmern", verzugszinsenUnternehmer, punkte, {
    massgeblich: "Es zählt der Tag, an dem das Schuldverhältnis entstanden ist (Art. 229 § 34 EGBGB).",
  }),
  datiert("Verzugspauschale", verzugspauschale, euro, { neu: true }),
  datiert(
    "Pfändungsfreigrenzen für Arbeitseinkommen",
    pfaendungsgrenzen,
    ({ monat }) =>
      `Grundbetrag ${euro(monat.grundbetrag)} im Monat, für die erste Person ${euro(monat.erstePerson)}, für jede weitere ${euro(monat.weiterePerson)}`,
  ),
  datiert("Freibetrag des Pfändungsschutzkontos", pKontoRegel, ohneWort),
  datiert(
    "Freibeträge der Prozesskostenhilfe",
    freibetraege,
    ({ bund }) =>
      `Partei ${euro(bund.partei)}, Erwerbstätige ${euro(bund.erwerbstaetig)}, Kinder ${euro(bund.unter6)}, ${euro(bund.ab6)} und ${euro(bund.ab14)}`,
    { massgeblich: "Es zählt der Tag der Bewilligung (§ 115 Abs. 1 Satz 4 ZPO)." },
  ),
  datiert("Bezugsgröße", bezugsgroesse, (betrag) => `${euro(betrag)} im Monat`, {
    zuvor: vorreihe(bezugsgroesseInMark, (betrag) => `${mark(betrag)} im Monat`),
  }),
  datiert(
    "Aktueller Rentenwert",
    aktuellerRentenwert,
    ({ west, ost }) => beideRentenwerte(euro(west), ost === undefined ? undefined : euro(ost)),
    {
      zuvor: vorreihe(fruehererRentenwert, ({ waehrung, west, ost, ostBis }, am) =>
        beideRentenwerte(
          rentenwert(west, waehrung),
          ostBis !== undefined && am > ostBis ? undefined : rentenwert(ost, waehrung),
        ),
      ),
    },
  ),
  datiert("Beitragsbemessungsgrenze", beitragsbemessungsgrenze, (betrag) => `${euro(betrag)} im Jahr`, {
    zuvor: vorreihe(beitragsbemessungsgrenzeInMark, (betrag) => `${mark(betrag)} im Jahr`),
  }),
  datiert("Grenzen der externen Teilung", externeTeilung, ohneWort),
];

/** Periods of counting and receipt. */
const fristen: readonly Datiert[] = [
  ...Object.values(fiktionen)
    .filter(({ reihe }) => reihe.fassungen.length > 1)
    .map(({ norm, reihe }) => datiert(`Bekanntgabe nach ${norm}`, reihe, fiktionstext)),
  datiert("Beschwerde zum Europäischen Gerichtshof für Menschenrechte", emrkFrist, (wert) =>
    monate(wert.monate),
  ),
  datiert("Frist ohne Belehrung in Asylsachen", jahresfristAsyl, (wert) => monate(wert.monate), {
    massgeblich: "Es zählt der Tag der Bekanntgabe.",
  }),
  datiert("Begründung der Revision in Strafsachen", revisionStpo, ({ begruendungMonate, spaet }) =>
    spaet.length === 0
      ? monate(begruendungMonate)
      : `${monate(begruendungMonate)}, länger bei spät abgesetztem Urteil`,
  ),
];

function fiktionstext({
  tage: anzahl,
  wochen,
  monate: volle,
  elektronisch,
}: Fiktionsdauer): string | undefined {
  const dauer = anzahl === undefined ? (volle === undefined ? undefined : monate(volle)) : tage(anzahl);
  if (dauer === undefined || wochen !== undefined) return undefined;
  return elektronisch === undefined ? dauer : `${dauer}, elektronisch ${tage(elektronisch)}`;
}

/** Every dated series beside the law of costs that has changed, or began, within what is recorded. */
export const verfahren: readonly Datiert[] = [...schwellen, ...fristen];
