import { arbeitsgerichtsberufung } from "@gebuehrenportal/gesetze/arbgg/paragraph-64.ts";
import { schlichtungsgrenze } from "@gebuehrenportal/gesetze/egzpo/paragraph-15a.ts";
import { familienbeschwerde } from "@gebuehrenportal/gesetze/famfg/paragraph-61.ts";
import { verfahrenswertbeschwerde } from "@gebuehrenportal/gesetze/famgkg/paragraph-59.ts";
import { streitwertbeschwerde } from "@gebuehrenportal/gesetze/gkg/paragraph-68.ts";
import { billigesErmessen } from "@gebuehrenportal/gesetze/zpo/paragraph-495a.ts";
import { onlineVerfahren } from "@gebuehrenportal/gesetze/zpo/paragraph-1122.ts";
import {
  berufungssumme,
  kostenbeschwerde,
  nichtzulassungsbeschwerde,
} from "@gebuehrenportal/gesetze/zpo/rechtsmittel.ts";
import { type Cent, datum, euro } from "@gebuehrenportal/recht";
import { schwelle } from "./schwelle.ts";
import type { Gericht, Schwelle, ZustaendigkeitEingabe } from "./zustaendigkeit-typen.ts";

/** What the value opens in a case before a court: procedure, lawyers, appeal, complaints. */
export function rechtsmittel(eingabe: ZustaendigkeitEingabe, gericht: Gericht): Schwelle[] {
  if (gericht === "familiengericht")
    return [familie(eingabe), wertbeschwerde(eingabe, verfahrenswertbeschwerde, "§ 65 FamGKG")];
  if (gericht === "arbeitsgericht")
    return [arbeit(eingabe), beschwerdeUeberKosten(eingabe), wertbeschwerde(eingabe)];
  const amtsgericht = gericht === "amtsgericht";
  return [
    ...(amtsgericht ? [vereinfacht(eingabe)] : []),
    anwaltszwang(amtsgericht),
    ...(amtsgericht ? [schlichtung(eingabe), ...online(eingabe)] : []),
    ueber(
      eingabe,
      "berufung",
      "Berufung",
      berufungssumme,
      "oder das Gericht sie zulässt (§ 511 Abs. 2 Nr. 2 ZPO)",
    ),
    ueber(
      eingabe,
      "nichtzulassungsbeschwerde",
      "Nichtzulassungsbeschwerde",
      nichtzulassungsbeschwerde,
      "oder die Berufung verworfen wurde (§ 544 Abs. 2 Nr. 2 ZPO)",
    ),
    beschwerdeUeberKosten(eingabe),
    wertbeschwerde(eingabe),
  ];
}

const amEntscheidungstag = (eingabe: ZustaendigkeitEingabe, norm = "§ 47 EGZPO") => ({
  stichtag: eingabe.entscheidungAm ?? eingabe.eingangAm,
  grund:
    eingabe.entscheidungAm === undefined
      ? `gerechnet mit dem Tag des Eingangs, ${datum(eingabe.eingangAm)}; maßgeblich ist der Tag der Entscheidung (${norm})`
      : `weil die Entscheidung vom ${datum(eingabe.entscheidungAm)} ist (${norm})`,
});

const beschwer = (e: ZustaendigkeitEingabe): Cent => e.beschwer ?? e.wert;

function ueber(
  eingabe: ZustaendigkeitEingabe,
  id: Schwelle["id"],
  titel: string,
  reihe: Parameters<typeof schwelle>[0]["reihe"],
  sonst: string,
  norm?: string,
): Schwelle {
  const betrag = beschwer(eingabe);
  return schwelle({
    id,
    titel,
    reihe,
    ...amEntscheidungstag(eingabe, norm),
    betrag,
    trifftZu: (grenze) => betrag > grenze,
    text: (zu, grenze) =>
      zu
        ? `${titel} ohne Zulassung: ${euro(betrag)} übersteigen ${euro(grenze)}`
        : `${titel} nur, wenn mehr als ${euro(grenze)} im Streit sind ${sonst}`,
  });
}

const familie = (eingabe: ZustaendigkeitEingabe): Schwelle =>
  ueber(
    eingabe,
    "beschwerde-famfg",
    "Beschwerde",
    familienbeschwerde,
    "oder das Gericht sie zulässt (§ 61 Abs. 2 FamFG); gilt für vermögensrechtliche Sachen",
    "§ 493 Abs. 6 FamFG",
  );

const arbeit = (eingabe: ZustaendigkeitEingabe): Schwelle =>
  ueber(
    eingabe,
    "berufung-arbeitsgericht",
    "Berufung zum Landesarbeitsgericht",
    arbeitsgerichtsberufung,
    "oder das Gericht sie zulässt oder der Bestand des Arbeitsverhältnisses im Streit ist (§ 64 Abs. 2 ArbGG)",
    "§ 64 Abs. 2 ArbGG",
  );

/** § 495a has no transition rule: the limit of the day of the decision holds for pending cases, too. */
const vereinfacht = (eingabe: ZustaendigkeitEingabe): Schwelle =>
  schwelle({
    id: "vereinfachtes-verfahren",
    titel: "Verfahren nach billigem Ermessen",
    reihe: billigesErmessen,
    stichtag: eingabe.entscheidungAm ?? eingabe.eingangAm,
    grund:
      "Tag des Verfahrens; eine Übergangsvorschrift fehlt, die neue Grenze gilt auch für anhängige Sachen",
    betrag: eingabe.wert,
    trifftZu: (grenze) => eingabe.wert <= grenze,
    text: (zu, grenze) =>
      zu
        ? `Das Gericht kann sein Verfahren nach billigem Ermessen bestimmen (bis ${euro(grenze)})`
        : `Kein Verfahren nach billigem Ermessen: Der Wert übersteigt ${euro(grenze)}`,
  });

function anwaltszwang(amtsgericht: boolean): Schwelle {
  const text = amtsgericht
    ? "Vor dem Amtsgericht kein Anwaltszwang (§ 79 Abs. 1 ZPO)"
    : "Vor dem Landgericht Anwaltszwang";
  return {
    id: "anwaltszwang",
    titel: "Anwaltszwang",
    norm: "§ 78 Abs. 1 ZPO",
    trifftZu: !amtsgericht,
    text,
    sicherheit: "mittel",
    schritte: [{ text, norm: "§ 78 Abs. 1 ZPO" }],
  };
}

/** Open up to the limit of the day of the claim: what else decides, the value does not say. */
const bisZurGrenze = (eingabe: ZustaendigkeitEingabe) => ({
  stichtag: eingabe.eingangAm,
  grund: "Tag der Klage",
  betrag: eingabe.wert,
  trifftZu: (grenze: Cent) => (eingabe.wert <= grenze ? undefined : false),
});

const schlichtung = (eingabe: ZustaendigkeitEingabe): Schwelle =>
  schwelle({
    id: "schlichtung",
    titel: "Obligatorische Streitschlichtung",
    reihe: schlichtungsgrenze,
    ...bisZurGrenze(eingabe),
    text: (zu, grenze) =>
      zu === undefined
        ? `Landesrecht prüfen: Bis ${euro(grenze)} kann ein Güteversuch vor der Klage nötig sein, nicht nach einem Mahnverfahren`
        : `Kein Güteversuch wegen des Werts nötig (über ${euro(grenze)})`,
  });

/** Only from the first stored day of the trial on. */
function online(eingabe: ZustaendigkeitEingabe): Schwelle[] {
  const beginn = onlineVerfahren.fassungen[0]?.ab;
  if (beginn === undefined || eingabe.eingangAm < beginn) return [];
  return [
    schwelle({
      id: "online-verfahren",
      titel: "Online-Verfahren (Erprobung)",
      reihe: onlineVerfahren,
      ...bisZurGrenze(eingabe),
      text: (zu, grenze) =>
        zu === undefined
          ? `Für Zahlungsklagen bis ${euro(grenze)} möglich, wenn das Amtsgericht teilnimmt`
          : `Nicht möglich: Der Wert übersteigt ${euro(grenze)}`,
    }),
  ];
}

/** § 567 Abs. 2 ZPO knows no leave to appeal, § 68 Abs. 1 Satz 2 GKG and § 59 Abs. 1 Satz 2 FamGKG do. */
const beschwerdeUeberKosten = (eingabe: ZustaendigkeitEingabe): Schwelle =>
  kosten(
    eingabe,
    "kostenbeschwerde",
    "Beschwerde gegen Kostenentscheidungen",
    kostenbeschwerde,
    "Unzulässig",
    amEntscheidungstag(eingabe),
  );

const wertbeschwerde = (
  eingabe: ZustaendigkeitEingabe,
  reihe = streitwertbeschwerde,
  uebergang = "§ 72 GKG",
): Schwelle =>
  kosten(
    eingabe,
    "streitwertbeschwerde",
    "Beschwerde gegen Wertfestsetzung und Kostenansatz",
    reihe,
    "Unzulässig ohne Zulassung",
    {
      stichtag: eingabe.eingangAm,
      grund: `weil die Sache am ${datum(eingabe.eingangAm)} anhängig wurde (${uebergang}); für ein Rechtsmittel aus der Zeit nach dem 31.12.2025 gilt die neue Grenze`,
    },
  );

function kosten(
  eingabe: ZustaendigkeitEingabe,
  id: Schwelle["id"],
  titel: string,
  reihe: Parameters<typeof schwelle>[0]["reihe"],
  sonst: string,
  wann: Pick<Parameters<typeof schwelle>[0], "stichtag" | "grund">,
): Schwelle {
  const betrag = eingabe.kosten;
  return schwelle({
    id,
    titel,
    reihe,
    ...wann,
    ...(betrag === undefined ? {} : { betrag }),
    trifftZu: (grenze) => (betrag === undefined ? undefined : betrag > grenze),
    text: (zu, grenze) =>
      zu === undefined
        ? `Zulässig, wenn der Beschwerdegegenstand ${euro(grenze)} übersteigt`
        : zu
          ? `Zulässig: ${euro(betrag ?? grenze)} übersteigen ${euro(grenze)}`
          : `${sonst}: Der Beschwerdegegenstand übersteigt ${euro(grenze)} nicht`,
  });
}
