import type { RegelId } from "@gebuehrenportal/gesetze/fristregeln/regel-id.ts";
import {
  bescheidzustellung,
  stvgNachBescheid,
  verfolgungsgrenzen,
} from "@gebuehrenportal/gesetze/fristregeln/verfolgung.ts";
import {
  unterbrechungshandlungen,
  type Verfolgungsrecht,
} from "@gebuehrenportal/gesetze/fristregeln/verfolgungshandlungen.ts";
import {
  datum,
  fassungAm,
  type KeinErgebnis,
  keinErgebnis,
  plusTage,
  type Tag,
  tagNummer,
} from "@gebuehrenportal/recht";
import { anzahl, dauerText, dauerTextDativ, rechnerischesEnde, zaehldauer } from "../rechnung/dauer.ts";
import { endtagErgebnis } from "../rechnung/endtag.ts";
import { wertVom } from "../rechnung/fassung.ts";
import {
  anwenden,
  mit,
  mitschrift,
  type Notiert,
  type Notiz,
  type Notizen,
  schritt,
  warnung,
  zwischentag,
} from "../rechnung/mitschrift.ts";
import { dauerPruefen, ersterFehler, tagPruefen, tagPruefenFalls } from "../rechnung/pruefung.ts";
import { frueherer, spaeterer } from "../rechnung/tage.ts";
import { tagText } from "../rechnung/text.ts";
import type { Dauer, FristErgebnis } from "../typen.ts";
import { istBescheid } from "./nach-bescheid.ts";
import type { Unterbrechung, Verjaehrungseingabe } from "./verjaehrungseingabe.ts";

const regel: RegelId = "R-VERFOLGUNG";
const normen = {
  owig: {
    beginn: "§ 31 Abs. 3 OWiG",
    neu: "§ 33 Abs. 3 Satz 1 OWiG",
    grenze: "§ 33 Abs. 3 Satz 2 OWiG",
    ruhen: "§ 32 OWiG",
  },
  stgb: {
    beginn: "§ 78a StGB",
    neu: "§ 78c Abs. 3 Satz 1 StGB",
    grenze: "§ 78c Abs. 3 Satz 2 StGB",
    ruhen: "§ 78b StGB",
  },
} as const;

/**
 * End of the limitation of prosecution: the day on which the act was finished counts, each interruption lets the whole
 * period begin anew on its own day, at the latest the double period ends it; nothing moves it off a weekend.
 * `hemmungen` of the kind `sonstige` are the time for which it rests (§ 32 OWiG, § 78b StGB).
 */
export function verfolgungsverjaehrung(eingabe: Verjaehrungseingabe): FristErgebnis | KeinErgebnis {
  const fehler = pruefen(eingabe);
  if (fehler) return fehler;
  const recht = rechtVon(eingabe);
  const norm = normen[recht];
  const lauf = { beginn: eingabe.ereignisAm, zaehl: zaehldauer(eingabe.dauer) };
  const ohne = rechnerischesEnde(lauf.beginn, lauf.zaehl, "tagesanfang");
  const unterbrochen = unterbrechungslauf(eingabe, recht, ohne);
  const begrenzung = unterbrochen.wirksam
    ? begrenzt(eingabe, recht, unterbrochen.ende)
    : { wert: unterbrochen.ende, notizen: [] };
  const ende = begrenzung.wert;
  const weg = mit(
    mitschrift(eingabe),
    schritt(regel, eingabe.ereignisAm, `Der ${tagText(eingabe.ereignisAm)} zählt als erster Tag mit.`, {
      norm: norm.beginn,
      tag: eingabe.ereignisAm,
    }),
    schritt(
      regel,
      eingabe.ereignisAm,
      `Verfolgungsverjährung ${dauerText(eingabe.dauer)}: Ende am Tag vor dem zahlgleichen Tag, ${tagText(ohne)}.`,
      { norm: norm.beginn, tag: ohne },
    ),
    unterbrochen.notizen,
    begrenzung.notizen,
    ende === ohne ? [] : zwischentag("ohne-hemmung", ohne, "Ende ohne Unterbrechung und Ruhen"),
  );
  return endtagErgebnis(weg, eingabe, "OWIG-VERJ", {
    ereignisAm: eingabe.ereignisAm,
    roh: ende,
    verschieben: false,
    leitregel: regel,
    fristtyp: "verjaehrung",
  });
}

const rechtVon = ({ verfolgungsrecht, unterbrechungen = [] }: Verjaehrungseingabe): Verfolgungsrecht => {
  const [erste] = unterbrechungen.flatMap(({ handlung }) => handlung ?? []);
  return verfolgungsrecht ?? (erste ? unterbrechungshandlungen[erste].recht : "owig");
};

/** Runs through all acts in the order of their days; one that comes when prosecution is already barred changes nothing. */
function unterbrechungslauf(eingabe: Verjaehrungseingabe, recht: Verfolgungsrecht, ohne: Tag) {
  const norm = normen[recht];
  let dauer = eingabe.dauer;
  let beginn = eingabe.ereignisAm;
  let ende = ohne;
  let wirksam = false;
  const alle = [...(eingabe.neubeginnAm ?? []).map((am) => ({ am })), ...(eingabe.unterbrechungen ?? [])].map(
    wirkung,
  );
  const notizen: Notiz[] = alle.flatMap((w) => w.notizen);
  for (const { am, worte, bescheid } of alle.sort((a, b) => (a.am < b.am ? -1 : 1))) {
    const { wert: bisher } = mitRuhen(norm.ruhen, eingabe, beginn, ende, am);
    if (am > bisher) {
      const text = `${worte} kommt zu spät: Verjährt ist seit dem Ablauf des ${datum(bisher)}.`;
      notizen.push(schritt(regel, am, text, { norm: norm.neu, tag: bisher }));
      break;
    }
    beginn = am;
    if (bescheid) {
      const danach = nachBescheid(eingabe, am);
      dauer = danach.wert;
      notizen.push(...danach.notizen);
    }
    ende = rechnerischesEnde(am, zaehldauer(dauer), "tagesanfang");
    wirksam = true;
    const text = `${worte} unterbricht: Die Frist von ${dauerTextDativ(dauer)} läuft von vorn, dieser Tag zählt mit, Ende ${tagText(ende)}.`;
    notizen.push(schritt(regel, am, text, { norm: norm.neu, tag: ende }));
  }
  const geruht = mitRuhen(norm.ruhen, eingabe, beginn, ende);
  return { ende: geruht.wert, wirksam, notizen: [...notizen, ...geruht.notizen] };
}

/** The period that runs once a notice has been issued; where nobody says which, what traffic law has is told. */
function nachBescheid({ dauer, dauerNachBescheid }: Verjaehrungseingabe, am: Tag): Notiert<Dauer> {
  if (dauerNachBescheid) return { wert: dauerNachBescheid, notizen: [] };
  const laenger: Dauer = [{ wert: wertVom(stvgNachBescheid, am).monate, einheit: "monat" }];
  const bis = (eine: Dauer) => rechnerischesEnde(am, zaehldauer(eine), "tagesanfang");
  if (bis(laenger) <= bis(dauer)) return { wert: dauer, notizen: [] };
  const notizen = [
    warnung(
      `Bei Verkehrsordnungswidrigkeiten (§ 24 Abs. 1 StVG) beträgt die Frist nach dem Bußgeldbescheid oder der öffentlichen Klage ${dauerText(laenger)}, hier bis zum ${datum(bis(laenger))}; gerechnet ist mit einer Frist von ${dauerTextDativ(dauer)}.`,
      stvgNachBescheid.norm,
    ),
  ];
  return { wert: dauer, notizen };
}

type Wirkung = {
  readonly am: Tag;
  readonly worte: string;
  readonly bescheid: boolean;
  readonly notizen: Notizen;
};

/** The day on which an act interrupts, and how it is told. */
function wirkung({ am, handlung, zugestelltAm }: Unterbrechung): Wirkung {
  if (!handlung) return { am, worte: `Unterbrechung vom ${datum(am)}`, bescheid: false, notizen: [] };
  const { text, norm } = unterbrechungshandlungen[handlung];
  const bescheid = istBescheid({ am, handlung });
  const { wochen } = wertVom(bescheidzustellung, am);
  const tagFehlt = warnung(
    `Der Erlass des Bußgeldbescheids unterbricht nur, wenn er binnen ${wochen} Wochen zugestellt ist, sonst die Zustellung; ihr Tag fehlt.`,
    norm,
  );
  const notizen = handlung === "owig-9" && zugestelltAm === undefined ? [tagFehlt] : [];
  return zugestelltAm !== undefined && zugestelltAm > plusTage(am, 7 * wochen)
    ? {
        am: zugestelltAm,
        worte: `Zustellung vom ${datum(zugestelltAm)} (${norm}, nicht rechtzeitig nach dem Erlass)`,
        bescheid,
        notizen,
      }
    : { am, worte: `${text} vom ${datum(am)} (${norm})`, bescheid, notizen };
}

/** Days on which the limitation rests come to its end, each once. */
function mitRuhen(
  norm: string,
  eingabe: Verjaehrungseingabe,
  beginn: Tag,
  ende: Tag,
  vor?: Tag,
): Notiert<Tag> {
  const notizen: Notiz[] = [];
  let bisher = ende;
  let gezaehltBis = plusTage(beginn, -1);
  for (const { von, bis = von } of [...(eingabe.hemmungen ?? [])].sort((a, b) => (a.von < b.von ? -1 : 1))) {
    const erster = spaeterer(von, plusTage(gezaehltBis, 1));
    const letzter = vor === undefined ? bis : frueherer(bis, vor);
    if (erster > bisher || letzter < erster) continue;
    const tage = tagNummer(letzter) - tagNummer(erster) + 1;
    bisher = plusTage(bisher, tage);
    gezaehltBis = letzter;
    const text = `Sie ruht vom ${datum(erster)} bis ${datum(letzter)}: ${anzahl(tage, "tag")} ${tage === 1 ? "kommt" : "kommen"} hinzu, ${tagText(bisher)}.`;
    notizen.push(schritt(regel, von, text, { norm, tag: bisher }));
  }
  return { wert: bisher, notizen };
}

/** The double limit counts from the act, whatever has interrupted; only rest lengthens it. */
function begrenzt(eingabe: Verjaehrungseingabe, recht: Verfolgungsrecht, ende: Tag): Notiert<Tag> {
  const werte = fassungAm(verfolgungsgrenzen, eingabe.ereignisAm)?.wert;
  const fassung = anwenden(regel, eingabe.ereignisAm, verfolgungsgrenzen);
  if (!werte) return { wert: ende, notizen: [fassung] };
  const mindestJahre = recht === "owig" ? werte.owigMindestensJahre : werte.stgbMindestensJahre;
  const vielfaches: Dauer = eingabe.dauer.map((teil) => ({ ...teil, wert: teil.wert * werte.vielfaches }));
  const bis = (dauer: Dauer) => rechnerischesEnde(eingabe.ereignisAm, zaehldauer(dauer), "tagesanfang");
  const mindestens: Dauer = [{ wert: mindestJahre, einheit: "jahr" }];
  const roh = spaeterer(bis(vielfaches), bis(mindestens));
  const { wert: grenze } = mitRuhen(normen[recht].ruhen, eingabe, eingabe.ereignisAm, roh);
  const doppelte = schritt(
    regel,
    eingabe.ereignisAm,
    `Äußerste Grenze ab der Tat: das Doppelte, ${dauerText(vielfaches)}, mindestens ${dauerText(mindestens)}, ${tagText(grenze)}${grenze < ende ? "; sie ist maßgebend" : ""}.`,
    { norm: normen[recht].grenze, tag: grenze },
  );
  const amEnde = zwischentag("hoechstgrenze", grenze, "Äußerste Grenze der Verfolgung");
  return { wert: frueherer(grenze, ende), notizen: [fassung, amEnde, doppelte] };
}

function pruefen(eingabe: Verjaehrungseingabe): KeinErgebnis | undefined {
  const norm = "§ 31 Abs. 3 OWiG; § 78a StGB";
  const recht = rechtVon(eingabe);
  if (eingabe.beginn === "jahresende")
    return keinErgebnis(
      "Die Verfolgungsverjährung beginnt auf den Tag, nicht mit dem Jahresende.",
      norm,
      "beginn",
    );
  if ((eingabe.hoechstfristen ?? []).length > 0)
    return keinErgebnis(
      "Die äußerste Grenze der Verfolgung folgt aus der Frist selbst; andere Höchstfristen gelten hier nicht.",
      normen[recht].grenze,
      "hoechstfristen",
    );
  if (eingabe.verschiebung === "vorwaerts")
    return keinErgebnis("Die Verfolgungsverjährung verschiebt sich nicht.", norm, "verschiebung");
  if (eingabe.dauerNachBescheid !== undefined && !(eingabe.unterbrechungen ?? []).some(istBescheid))
    return keinErgebnis(
      "Die Frist nach dem Bußgeldbescheid zählt nur, wenn einer ergangen oder öffentliche Klage erhoben ist.",
      stvgNachBescheid.norm,
      "dauerNachBescheid",
    );
  for (const [i, { art }] of (eingabe.hemmungen ?? []).entries())
    if (art !== "sonstige")
      return keinErgebnis(
        "Verhandlungen und Rechtsverfolgung hemmen die Verfolgungsverjährung nicht; sie ruht nur nach dem Gesetz (Art „sonstige“).",
        normen[recht].ruhen,
        `hemmungen[${i}].art`,
      );
  return ersterFehler(
    eingabe.dauerNachBescheid && dauerPruefen(eingabe.dauerNachBescheid, "dauerNachBescheid"),
    ...(eingabe.neubeginnAm ?? []).map((am, i) => nachDerTat(am, eingabe, `neubeginnAm[${i}]`)),
    ...(eingabe.unterbrechungen ?? []).flatMap(({ am, handlung, zugestelltAm }, index) => {
      const feld = `unterbrechungen[${index}]`;
      return [
        tagPruefen(am, `${feld}.am`) ?? nachDerTat(am, eingabe, `${feld}.am`),
        handlung && unterbrechungshandlungen[handlung].recht !== recht
          ? keinErgebnis(
              `${unterbrechungshandlungen[handlung].norm} gehört nicht zum gewählten Recht.`,
              normen[recht].neu,
              `${feld}.handlung`,
            )
          : undefined,
        tagPruefenFalls(zugestelltAm, `${feld}.zugestelltAm`),
        zugestelltAm !== undefined && (handlung !== "owig-9" || zugestelltAm < am)
          ? keinErgebnis(
              "Die Zustellung zählt nur bei einem Bußgeldbescheid, und sie liegt nicht vor seinem Erlass.",
              unterbrechungshandlungen["owig-9"].norm,
              `${feld}.zugestelltAm`,
            )
          : undefined,
      ];
    }),
  );
}

const nachDerTat = (am: Tag, eingabe: Verjaehrungseingabe, feld: string): KeinErgebnis | undefined =>
  am < eingabe.ereignisAm
    ? keinErgebnis("Die Unterbrechung liegt vor der Beendigung der Tat.", normen[rechtVon(eingabe)].neu, feld)
    : undefined;
