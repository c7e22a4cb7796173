import { vvNummer, vvNummern } from "@gebuehrenportal/gesetze/rvg/vv/index.ts";
import {
  angelegenheit,
  type Entwurf,
  erste,
  falls,
  fassungVon,
  hat,
  inKraft,
  type Lage,
  position,
  type Regel,
} from "./lage.ts";

const nummernVon = (...anfaenge: readonly string[]) =>
  vvNummern()
    .map((n) => n.nr)
    .filter((nr) => anfaenge.some((anfang) => nr.startsWith(anfang)));

const strafsache = nummernVon("410", "411", "412", "413").filter((nr) => nr < "4136");
const gericht = ["4106", "4107", "4112", "4113", "4118", "4119"];
const rechtsmittel = ["4124", "4125", "4130", "4131"];
const bussgeld = nummernVon("510", "511").filter((nr) => nr <= "5114");
const disziplinar = nummernVon("620", "621").filter((nr) => nr <= "6215");

/** The number with Haftzuschlag, or the basic one. */
const mitHaft = (nr: string): string | undefined => vvNummer(nr)?.haftzuschlagZu;
const haftnummer = (nr: string): string | undefined => vvNummern().find((n) => n.haftzuschlagZu === nr)?.nr;
const grundnummer = (nr: string): string => mitHaft(nr) ?? nr;

/** Hearings before the trial: they do not show that one took place. */
const vorVerfahren = new Set(["4102", "5102", "5104", "5106", "6201"]);

const vorbemerkung: Readonly<Record<string, string>> = {
  "4": "Vorbem. 4 Abs. 3 VV",
  "5": "Vorbem. 5 Abs. 3 VV",
  "6": "Vorbem. 6 Abs. 3 VV",
};

const art = (nr: string) => vvNummer(nr)?.gebuehrenart;
const verfahrensgebuehren = (lage: Lage, nummern: RegExp): string[] =>
  [...lage.nummern].filter((nr) => nummern.test(nr) && art(nr) === "verfahren");

/** Rules for parts 4 to 6 VV. */
export const strafregeln: readonly Regel[] = [
  (lage) =>
    hat(lage, ...strafsache) && !lage.ueberall.has("4100") && !lage.ueberall.has("4101")
      ? position(lage, [...lage.nummern].some(mitHaft) ? "4101" : "4100", {
          text: "Grundgebühr für die Einarbeitung",
          bedingung:
            "Der Verteidiger hat sich erstmals in den Rechtsfall eingearbeitet, gleich in welchem Abschnitt.",
          norm: "Nr. 4100 VV",
        })
      : [],
  falls((l) => hat(l, ...bussgeld) && !["5100", "4100", "4101"].some((nr) => l.ueberall.has(nr)), "5100", {
    text: "Grundgebühr für die Einarbeitung",
    bedingung: "Für dieselbe Tat ist im Strafverfahren noch keine Grundgebühr entstanden.",
    norm: "Nr. 5100 VV",
  }),
  falls((l) => hat(l, ...disziplinar) && !l.ueberall.has("6200"), "6200", {
    text: "Grundgebühr für die Einarbeitung",
    bedingung: "Der Anwalt hat sich erstmals in den Rechtsfall eingearbeitet.",
    norm: "Nr. 6200 VV",
  }),
  (l) => verfahrensgebuehren(l, /^[456]/).flatMap((nr) => terminstag(l, nr)),
  (lage) =>
    hat(lage, ...gericht) && !hat(lage, "4102", "4103")
      ? position(lage, [...lage.nummern].some(mitHaft) ? "4103" : "4102", {
          text: "Terminsgebühr außerhalb der Hauptverhandlung",
          bedingung:
            "Es gab Vernehmungen, Haftprüfungen oder Verhandlungen zum Täter-Opfer-Ausgleich mit Anwalt.",
          norm: "Nr. 4102 VV",
        })
      : [],
  (l) => zusaetzlicheGebuehr(l, /^4/, "4141"),
  (l) => zusaetzlicheGebuehr(l, /^5/, "5115"),
  (l) => zusaetzlicheGebuehr(l, /^62/, "6216"),
  falls((l) => hat(l, ...strafsache), "4142", {
    text: "Verfahrensgebühr für die Einziehung",
    bedingung:
      "Der Anwalt war wegen einer Einziehung oder verwandten Maßnahme tätig; ihr Wert ist einzutragen.",
    norm: "Nr. 4142 VV",
  }),
  falls((l) => hat(l, ...bussgeld), "5116", {
    text: "Verfahrensgebühr für die Einziehung",
    bedingung:
      "Der Anwalt war wegen einer Einziehung oder verwandten Maßnahme tätig; ihr Wert ist einzutragen.",
    norm: "Nr. 5116 VV",
  }),
  falls((l) => hat(l, ...gericht), "4143", {
    text: "Adhäsionsverfahren",
    bedingung: "Im Strafverfahren ging es auch um Schadensersatz oder Schmerzensgeld des Verletzten.",
    norm: "Nr. 4143 VV",
  }),
  falls((l) => hat(l, ...rechtsmittel), "4144", {
    text: "Adhäsionsverfahren in der Berufung oder Revision",
    bedingung: "Auch im Rechtsmittelverfahren ging es um Ansprüche des Verletzten.",
    norm: "Nr. 4144 VV",
  }),
  (l) => (l.a.vertretung && l.a.vertretung !== "wahlanwalt" ? laengenzuschlaege(l) : []),
  (l) => haftzuschlaege(l),
  (lage) =>
    hat(lage, ...gericht) && !["4104", "4105"].some((nr) => lage.ueberall.has(nr))
      ? angelegenheit(lage, [...lage.nummern].some(mitHaft) ? "4105" : "4104", {
          id: "4104-vorher",
          text: "Verfahrensgebühr des vorbereitenden Verfahrens",
          bedingung: "Der Verteidiger war schon im Ermittlungsverfahren tätig.",
          norm: "Nr. 4104 VV, § 17 Nr. 10 Buchst. a RVG",
        })
      : [],
  (lage) => {
    const stufe = erste(lage, "5107", "5109", "5111");
    const davor = stufe && { "5107": "5101", "5109": "5103", "5111": "5105" }[stufe];
    return davor && !["5101", "5103", "5105"].some((nr) => lage.ueberall.has(nr))
      ? angelegenheit(lage, davor, {
          id: "5101-vorher",
          text: "Verfahrensgebühr vor der Verwaltungsbehörde",
          bedingung: "Der Verteidiger war schon im Verfahren vor der Verwaltungsbehörde tätig.",
          norm: `Nr. ${davor} VV, § 17 Nr. 11 RVG`,
        })
      : [];
  },
];

/** The hearing that belongs to a Verfahrensgebühr, with Haftzuschlag where that fee has it. */
function terminstag(lage: Lage, nr: string): readonly Entwurf[] {
  const termin = vvNummer(grundnummer(nr), lage.stichtag)?.terminsgebuehr;
  if (!termin || hat(lage, termin, haftnummer(termin) ?? termin)) return [];
  return position(lage, mitHaft(nr) ? (haftnummer(termin) ?? termin) : termin, {
    text: "Terminsgebühr, je Tag einmal",
    bedingung:
      "Es gab Termine; die Zahl der Tage ist einzutragen, auch wenn ein Termin nur aufgerufen wurde.",
    norm: vorbemerkung[nr[0] ?? ""] ?? "Vorbem. 4 Abs. 3 VV",
  });
}

/** The trial became unnecessary: only where no hearing is charged. */
function zusaetzlicheGebuehr(lage: Lage, nummern: RegExp, zusatz: string): readonly Entwurf[] {
  const wert = fassungVon(zusatz, lage.stichtag)?.wert;
  const moegliche = wert?.art === "verweis" ? (wert.von ?? []) : [];
  const verfahren = verfahrensgebuehren(lage, nummern).find((nr) => moegliche.includes(grundnummer(nr)));
  const termin = verfahren && vvNummer(grundnummer(verfahren), lage.stichtag)?.terminsgebuehr;
  if (!verfahren || (termin && !vorVerfahren.has(termin) && hat(lage, termin, haftnummer(termin) ?? termin)))
    return [];
  return position(
    lage,
    zusatz,
    {
      text: "Zusätzliche Gebühr, weil die Hauptverhandlung entbehrlich wurde",
      bedingung:
        "Einstellung, rechtzeitige Rücknahme oder Entscheidung ohne Verhandlung unter Mitwirkung des Anwalts.",
      norm: `Nr. ${zusatz} VV`,
    },
    { bezug: verfahren },
  );
}

function laengenzuschlaege(lage: Lage): readonly Entwurf[] {
  const dauer = ["mehr als 5 und bis 8 Stunden", "mehr als 8 Stunden"];
  return [...lage.nummern].flatMap((tagesnummer) =>
    vvNummern()
      .filter((n) => n.laengenzuschlagZu?.includes(tagesnummer))
      .flatMap(({ nr }, index) =>
        position(lage, nr, {
          text: `Längenzuschlag: ${dauer[index]}`,
          bedingung: `Der bestellte Anwalt nahm an einem Tag ${dauer[index]} an der Hauptverhandlung teil.`,
          norm: `Nr. ${nr} VV`,
        }),
      ),
  );
}

function haftzuschlaege(lage: Lage): readonly Entwurf[] {
  if ([...lage.nummern].some(mitHaft)) return [];
  return lage.a.positionen.flatMap((position): Entwurf[] => {
    const nr = haftnummer(position.nr);
    if (!nr || !inKraft(nr, lage.stichtag)) return [];
    return [
      {
        id: `haft-${position.id ?? position.nr}`,
        nr,
        text: "Gebühr mit Haftzuschlag",
        bedingung: "Der Mandant war in diesem Abschnitt nicht auf freiem Fuß.",
        norm: "Vorbem. 4 Abs. 4 VV",
        aenderung: { art: "ersatz", position: position.id ?? position.nr, nr },
      },
    ];
  });
}
