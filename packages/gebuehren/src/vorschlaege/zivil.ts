import { vvNummer, vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import { zahlungsvereinbarungAb } from "@gebuehrenportal/gesetze/rvg/vv/inkasso.ts";

import {
  angelegenheit,
  type Entwurf,
  erste,
  falls,
  hat,
  idVon,
  type Lage,
  position,
  type Regel,
} from "./lage.ts";

const ersterRechtszug = ["3100", "3101", "3300"];
const rechtsmittel = ["3200", "3201", "3206", "3207", "3208", "3209", "3504", "3506", "3508"];
const aussergerichtlich = ["2300", "2301", "2303"];
const einigung = ["1000", "1003", "1004", "1005", "1006"];
const terminsgebuehren = ["3104", "3105", "3106", "3202", "3203", "3205", "3210", "3211", "3213"];

/** Terminsgebühren that fit the Verfahrensgebühren of the matter and are charged in none of their forms. */
function offeneTermine(lage: Lage): string[] {
  const passende = [...lage.nummern].flatMap((nr) => {
    const termin = nr.startsWith("3") ? vvNummer(nr, lage.stichtag)?.terminsgebuehr : undefined;
    return termin ? [termin] : [];
  });
  return [...new Set(passende)].filter(
    (termin) => !lage.nummern.has(termin) && !hat(lage, ...ersetzende(termin)),
  );
}

const ersetzende = (nr: string): string[] =>
  vvNummern().flatMap((n) => (n.aendert?.includes(nr) ? [n.nr] : []));

/** Rules for parts 1 to 3 VV. */
export const zivilregeln: readonly Regel[] = [
  (lage) =>
    offeneTermine(lage).flatMap((nr) =>
      position(lage, nr, {
        text: "Terminsgebühr, auch ohne Gerichtstermin",
        bedingung:
          "Es gab einen Termin oder eine Besprechung, die das Verfahren vermeiden oder erledigen sollte.",
        norm: "Vorbem. 3 Abs. 3 VV",
      }),
    ),
  falls((l) => hat(l, "3100") && offeneTermine(l).includes("3104"), "3104", {
    id: "3104-schriftlich",
    text: "Terminsgebühr bei Entscheidung oder Vergleich ohne Verhandlung",
    bedingung: "Trotz vorgeschriebener Verhandlung wurde schriftlich entschieden, anerkannt oder verglichen.",
    norm: "Nr. 3104 Anm. 1 VV",
  }),
  (lage) =>
    hat(lage, "3105")
      ? [
          {
            id: "3104-statt-3105",
            nr: "3104",
            text: "Volle statt ermäßigter Terminsgebühr",
            bedingung:
              "Die Gegenseite war vertreten, die Sache wurde erörtert, oder es gab mehr als einen Termin.",
            norm: "Nr. 3105 VV",
            aenderung: { art: "ersatz", position: idVon(lage, "3105"), nr: "3104" },
          },
        ]
      : [],
  falls((l) => hat(l, ...ersterRechtszug) && !hat(l, ...einigung), "1003", {
    text: "Einigungsgebühr im gerichtlichen Verfahren",
    bedingung: "Die Parteien haben sich über anhängige Ansprüche geeinigt, auch außerhalb des Gerichts.",
    norm: "Nr. 1003 VV",
  }),
  falls((l) => hat(l, ...rechtsmittel) && !hat(l, ...einigung), "1004", {
    text: "Einigungsgebühr im Rechtsmittelverfahren",
    bedingung:
      "Die Parteien haben sich über Ansprüche geeinigt, die in der Rechtsmittelinstanz anhängig waren.",
    norm: "Nr. 1004 VV",
  }),
  falls((l) => hat(l, "1003", "1004"), "1000", {
    id: "1000-mehrwert",
    text: "Einigungsgebühr aus dem Mehrwert des Vergleichs",
    bedingung: "Die Einigung umfasst Ansprüche, die in keinem Verfahren anhängig waren.",
    norm: "Nr. 1000 VV, § 15 Abs. 3 RVG",
  }),
  falls((l) => hat(l, "3100") && hat(l, "1000"), "3101", {
    text: "Differenzverfahrensgebühr aus dem Mehrwert des Vergleichs",
    bedingung:
      "Über nicht anhängige Ansprüche wurde vor Gericht verhandelt oder eine Einigung protokolliert.",
    norm: "Nr. 3101 Nr. 2 VV, § 15 Abs. 3 RVG",
  }),
  falls((l) => hat(l, "3200") && hat(l, "1000"), "3201", {
    text: "Differenzverfahrensgebühr der Berufung aus dem Mehrwert des Vergleichs",
    bedingung:
      "Über nicht anhängige Ansprüche wurde in der Berufung verhandelt oder eine Einigung protokolliert.",
    norm: "Nr. 3201 VV, § 15 Abs. 3 RVG",
  }),
  falls((l) => hat(l, ...aussergerichtlich) && !hat(l, ...einigung), "1000", {
    text: "Einigungsgebühr außergerichtlich",
    bedingung: "Ein Vertrag hat Streit oder Ungewissheit beseitigt; mehr als Anerkenntnis oder Verzicht.",
    norm: "Nr. 1000 VV",
  }),
  falls(
    (l) => hat(l, "3305", "3309") && !hat(l, ...einigung) && l.stichtag >= zahlungsvereinbarungAb,
    "1000",
    {
      id: "1000-2",
      text: "Einigungsgebühr für eine Zahlungsvereinbarung",
      bedingung: "Ratenzahlung wurde vereinbart und vorläufig auf Klage oder Vollstreckung verzichtet.",
      norm: "Nr. 1000 Nr. 2 VV, § 31b RVG",
    },
    { variante: "1000-2" },
  ),
  falls((l) => hat(l, "2300") && !hat(l, ...einigung, "1002"), "1002", {
    text: "Erledigungsgebühr",
    bedingung:
      "Eine Behörde hat ihren Verwaltungsakt aufgehoben oder geändert, und der Anwalt hat daran mitgewirkt.",
    norm: "Nr. 1002 VV",
  }),
  falls(
    (l) => hat(l, "2302"),
    "1005",
    {
      text: "Einigungs- oder Erledigungsgebühr im sozialrechtlichen Verwaltungsverfahren",
      bedingung: "Das Verfahren endete durch Einigung oder durch Erledigung unter anwaltlicher Mitwirkung.",
      norm: "Nr. 1005 VV",
    },
    { bezug: "2302" },
  ),
  (lage) => {
    const verfahren = erste(lage, "3102", "3204", "3212");
    return verfahren
      ? position(
          lage,
          "1006",
          {
            text: "Einigungs- oder Erledigungsgebühr im sozialgerichtlichen Verfahren",
            bedingung:
              "Das Verfahren endete durch Einigung oder durch Erledigung unter anwaltlicher Mitwirkung.",
            norm: "Nr. 1006 VV",
          },
          { bezug: verfahren },
        )
      : [];
  },
  falls((l) => hat(l, "3305"), "3308", {
    text: "Verfahrensgebühr für den Vollstreckungsbescheid",
    bedingung: "Der Vollstreckungsbescheid wurde beantragt, und innerhalb der Frist kam kein Widerspruch.",
    norm: "Nr. 3308 VV",
  }),
  (l) => geschaeftsgebuehr(l),
  (lage) =>
    lage.a.auftraggeber === undefined && !lage.a.verschiedeneGegenstaende && erhoehbar(lage)
      ? [
          {
            id: "1008",
            nr: "1008",
            text: "Erhöhung für mehrere Auftraggeber",
            bedingung:
              "Auftraggeber sind mehrere Personen mit demselben Gegenstand, etwa Eheleute oder Miterben.",
            norm: "Nr. 1008 VV, § 7 RVG",
            aenderung: { art: "auftraggeber", auftraggeber: 2 },
          },
        ]
      : [],
  falls(
    (l) => hat(l, ...einigung, ...aussergerichtlich, ...ersterRechtszug, "3305", "3309"),
    "1009",
    {
      text: "Hebegebühr",
      bedingung: "Geld des Mandanten wurde auf seinen Auftrag eingenommen und an ihn ausgezahlt.",
      norm: "Nr. 1009 VV",
    },
    { auszahlungen: [] },
  ),
  falls((l) => hat(l, ...terminsgebuehren), "1010", {
    text: "Zusatzgebühr für eine besonders umfangreiche Beweisaufnahme",
    bedingung: "In mindestens drei gerichtlichen Terminen wurden Zeugen oder Sachverständige vernommen.",
    norm: "Nr. 1010 VV",
  }),
  (lage) =>
    hat(lage, "3100", "3200", "3308") && !lage.ueberall.has("3309")
      ? angelegenheit(lage, "3309", {
          id: "3309-vollstreckung",
          text: "Zwangsvollstreckung aus dem Titel",
          bedingung:
            "Nach dem Titel wurde die Vollstreckung angedroht oder betrieben; jede Maßnahme zählt für sich.",
          norm: "Nr. 3309 VV, § 18 Abs. 1 Nr. 1 RVG",
        })
      : [],
  falls((l) => hat(l, "2503", "2504", "2505", "2506", "2507"), "2508", {
    text: "Einigungs- oder Erledigungsgebühr der Beratungshilfe",
    bedingung: "Die Sache endete durch Einigung oder Erledigung unter anwaltlicher Mitwirkung.",
    norm: "Nr. 2508 VV",
  }),
  falls((l) => hat(l, "2501", "2502", "2503", "2504", "2505", "2506", "2507"), "2500", {
    text: "Beratungshilfegebühr des Rechtsuchenden",
    bedingung: "Die Gebühr wurde dem Rechtsuchenden nicht erlassen.",
    norm: "Nr. 2500 VV, § 44 Satz 2 RVG",
  }),
];

/** Out-of-court work before the lawsuit: a matter of its own whose fee is credited by half. */
function geschaeftsgebuehr(lage: Lage): readonly Entwurf[] {
  const verfahren = erste(lage, "3100", "3102", "3305", "3307");
  if (!verfahren || ["2300", "2301", "2302", "2303", "2503"].some((nr) => lage.ueberall.has(nr))) return [];
  const nr = verfahren === "3102" ? "2302" : "2300";
  return angelegenheit(
    lage,
    nr,
    {
      id: `${nr}-vorher`,
      text: "Geschäftsgebühr für die Tätigkeit vor dem Verfahren",
      bedingung: "Vor dem gerichtlichen Verfahren bestand ein Auftrag zur außergerichtlichen Vertretung.",
      norm: `Nr. ${nr} VV, Vorbem. 3 Abs. 4 VV`,
    },
    verfahren,
  );
}

const erhoehbar = (lage: Lage): boolean =>
  [...lage.nummern].some((nr) =>
    ["verfahren", "geschaeft"].includes(vvNummer(nr, lage.stichtag)?.gebuehrenart ?? ""),
  );
