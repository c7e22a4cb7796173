import type { Reihe } from "@gebuehrenportal/recht";
import { arbeitsgerichtsberufung } from "../arbgg/paragraph-64.ts";
import { schlichtungsgrenze } from "../egzpo/paragraph-15a.ts";
import { familienbeschwerde } from "../famfg/paragraph-61.ts";
import { unterhalt } from "../famgkg/paragraph-51.ts";
import { verfahrenswertbeschwerde } from "../famgkg/paragraph-59.ts";
import {
  abstammung,
  auffangwert,
  ehesache,
  ehewohnungHaushalt,
  einstweiligeAnordnung,
  gegenstaende as gegenstaendeFamGkg,
  gewaltschutz,
  hoechstwertVermoegen,
  kindschaft,
  verbund,
} from "../famgkg/werte.ts";
import { wiederkehrendeLeistungen } from "../gkg/paragraph-42.ts";
import { streitwertbeschwerde } from "../gkg/paragraph-68.ts";
import {
  beschlussklage,
  buergerlich,
  eilverfahren,
  gegenstaende as gegenstaendeGkg,
  insolvenz,
  miete,
  oeffentlich,
  vergabe,
  versteigerung,
  wettbewerb,
} from "../gkg/werte.ts";
import { amtsgerichtsgrenze } from "../gvg/paragraph-23.ts";
import { zuweisungen } from "../gvg/zuweisungen.ts";
import { katalog } from "../streitwertkatalog/katalog.ts";
import { mietstreit } from "../zpo/paragraph-8.ts";
import { wiederkehrendeNutzungen } from "../zpo/paragraph-9.ts";
import { freibetraege, ratenregel } from "../zpo/paragraph-115.ts";
import { billigesErmessen } from "../zpo/paragraph-495a.ts";
import { onlineVerfahren } from "../zpo/paragraph-1122.ts";
import { berufungssumme, kostenbeschwerde, nichtzulassungsbeschwerde } from "../zpo/rechtsmittel.ts";
import { wertregeln } from "../zpo/werte.ts";

/** All dated series the rules of this field read. A test fails when a file of the law holds one that is listed nowhere. */
export const reihen: readonly Reihe[] = [
  { titel: "Berufung in Arbeitssachen", reihe: arbeitsgerichtsberufung },
  { titel: "Obligatorische Streitschlichtung", reihe: schlichtungsgrenze },
  { titel: "Beschwerdewert in Familiensachen", reihe: familienbeschwerde },
  { titel: "Verfahrenswert des Unterhalts", reihe: unterhalt },
  { titel: "Beschwerde gegen die Wertfestsetzung in Familiensachen", reihe: verfahrenswertbeschwerde },
  { titel: "Mehrere und verbundene Verfahrensgegenstände", reihe: gegenstaendeFamGkg },
  { titel: "Höchstwert in Vermögenssachen", reihe: hoechstwertVermoegen },
  { titel: "Wert der einstweiligen Anordnung", reihe: einstweiligeAnordnung },
  { titel: "Auffangwert in Familiensachen", reihe: auffangwert },
  { titel: "Verfahrenswert der Ehesache", reihe: ehesache },
  { titel: "Erhöhung im Verbund", reihe: verbund },
  { titel: "Verfahrenswert in Kindschaftssachen", reihe: kindschaft },
  { titel: "Verfahrenswert in Abstammungssachen", reihe: abstammung },
  { titel: "Verfahrenswert von Ehewohnung und Haushalt", reihe: ehewohnungHaushalt },
  { titel: "Verfahrenswert im Gewaltschutz", reihe: gewaltschutz },
  { titel: "Streitwert wiederkehrender Leistungen", reihe: wiederkehrendeLeistungen },
  { titel: "Beschwerde gegen die Wertfestsetzung", reihe: streitwertbeschwerde },
  { titel: "Mehrere und verbundene Streitgegenstände", reihe: gegenstaendeGkg },
  { titel: "Streitwert in Mietsachen", reihe: miete },
  { titel: "Höchstwerte bürgerlicher Streitigkeiten", reihe: buergerlich },
  { titel: "Beschlussklagen nach dem WEG", reihe: beschlussklage },
  { titel: "Streitwert der Vergabebeschwerde", reihe: vergabe },
  { titel: "Streitwert im Wettbewerbsrecht", reihe: wettbewerb },
  { titel: "Streitwert der Verwaltungs-, Finanz- und Sozialgerichte", reihe: oeffentlich },
  { titel: "Streitwert im einstweiligen Rechtsschutz", reihe: eilverfahren },
  { titel: "Wert der Zwangsversteigerung", reihe: versteigerung },
  { titel: "Wert des Insolvenzverfahrens", reihe: insolvenz },
  { titel: "Zuständigkeit der Amtsgerichte", reihe: amtsgerichtsgrenze },
  { titel: "Zuständigkeit ohne Rücksicht auf den Wert", reihe: zuweisungen },
  ...katalog.map(({ titel, werte }) => ({ titel: `Streitwertkatalog: ${titel}`, reihe: werte })),
  { titel: "Wert eines Streits um Miete oder Pacht", reihe: mietstreit },
  { titel: "Wert wiederkehrender Nutzungen", reihe: wiederkehrendeNutzungen },
  { titel: "Freibeträge der Prozesskostenhilfe", reihe: freibetraege },
  { titel: "Raten der Prozesskostenhilfe", reihe: ratenregel },
  { titel: "Verfahren nach billigem Ermessen", reihe: billigesErmessen },
  { titel: "Online-Verfahren", reihe: onlineVerfahren },
  { titel: "Berufungssumme", reihe: berufungssumme },
  { titel: "Nichtzulassungsbeschwerde", reihe: nichtzulassungsbeschwerde },
  { titel: "Beschwerde gegen Kostenentscheidungen", reihe: kostenbeschwerde },
  { titel: "Wertregeln der ZPO", reihe: wertregeln },
];
