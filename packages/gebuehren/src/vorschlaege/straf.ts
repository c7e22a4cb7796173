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
const verfahrensgebuehren = (l: Lage, teil: RegExp): string[] =>
  [...l.nummern].filter((nr) => teil.test(nr) && art(nr) === "verfahren");

/** Rules for parts 4 to 6 VV. */
export const strafregeln: readonly Regel[] = [
  (l) =>
    hat(l, ...strafsache) && !l.ueberall.has("4100") && !l.ueberall.has("4101")
      ? position(l, [...l.nummern].some(mitHaft) ? "4101" : "4100", {
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
  (l) =>
    hat(l, ...gericht) && !hat(l, "4102", "4103")
      ? position(l, [...l.nummern].some(mitHaft) ? "4103" : "4102", {
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
  (l) =>
    hat(l, ...gericht) && !["4104", "4105"].some((nr) => l.ueberall.has(nr))
      ? angelegenheit(l, [...l.nummern].some(mitHaft) ? "4105" : "4104", {
          id: "4104-vorher",
          text: "Verfahrensgebühr des vorbereitenden Verfahrens",
          bedingung: "Der Verteidiger war schon im Ermittlungsverfahren tätig.",
          norm: "Nr. 4104 VV, § 17 Nr. 10 Buchst. a RVG",
        })
      : [],
  (l) => {
    const stufe = erste(l, "5107", "5109", "5111");
    const davor = stufe && { "5107": "5101", "5109": "5103", "5111": "5105" }[stufe];
    return davor && !["5101", "5103", "5105"].some((nr) => l.ueberall.has(nr))
      ? angelegenheit(l, davor, {
          id: "5101-vorher",
          text: "Verfahrensgebühr vor der Verwaltungsbehörde",
          bedingung: "Der Verteidiger war schon im Verfahren vor der Verwaltungsbehörde tätig.",
          norm: `Nr. ${davor} VV, § 17 Nr. 11 RVG`,
        })
      : [];
  },
];

/** The hearing that belongs to a Verfahrensgebühr, with Haftzuschlag where that fee has it. */
function terminstag(l: Lage, nr: string): readonly Entwurf[] {
  const termin = vvNummer(grundnummer(nr), l.stichtag)?.terminsgebuehr;
  if (!termin || hat(l, termin, haftnummer(termin) ?? termin)) return [];
  return position(l, mitHaft(nr) ? (haftnummer(termin) ?? termin) : termin, {
    text: "Terminsgebühr, je Tag einmal",
    bedingung:
      "Es gab Termine; die Zahl der Tage ist einzutragen, auch wenn ein Termin nur aufgerufen wurde.",
    norm: vorbemerkung[nr[0] ?? ""] ?? "Vorbem. 4 Abs. 3 VV",
  });
}

/** The trial became unnecessary: only where no hearing is charged. */
function zusaetzlicheGebuehr(l: Lage, teil: RegExp, zusatz: string): readonly Entwurf[] {
  const wert = fassungVon(zusatz, l.stichtag)?.wert;
  const moegliche = wert?.art === "verweis" ? (wert.von ?? []) : [];
  const verfahren = verfahrensgebuehren(l, teil).find((nr) => moegliche.includes(grundnummer(nr)));
  const termin = verfahren && vvNummer(grundnummer(verfahren), l.stichtag)?.terminsgebuehr;
  if (!verfahren || (termin && !vorVerfahren.has(termin) && hat(l, termin, haftnummer(termin) ?? termin)))
    return [];
  return position(
    l,
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

function laengenzuschlaege(l: Lage): readonly Entwurf[] {
  const dauer = ["mehr als 5 und bis 8 Stunden", "mehr als 8 Stunden"];
  return [...l.nummern].flatMap((tagesnummer) =>
    vvNummern()
      .filter((n) => n.laengenzuschlagZu?.includes(tagesnummer))
      .flatMap(({ nr }, i) =>
        position(l, nr, {
          text: `Längenzuschlag: ${dauer[i]}`,
          bedingung: `Der bestellte Anwalt nahm an einem Tag ${dauer[i]} an der Hauptverhandlung teil.`,
          norm: `Nr. ${nr} VV`,
        }),
      ),
  );
}

function haftzuschlaege(l: Lage): readonly Entwurf[] {
  if ([...l.nummern].some(mitHaft)) return [];
  return l.a.positionen.flatMap((p): Entwurf[] => {
    const nr = haftnummer(p.nr);
    if (!nr || !inKraft(nr, l.stichtag)) return [];
    return [
      {
        id: `haft-${p.id ?? p.nr}`,
        nr,
        text: "Gebühr mit Haftzuschlag",
        bedingung: "Der Mandant war in diesem Abschnitt nicht auf freiem Fuß.",
        norm: "Vorbem. 4 Abs. 4 VV",
        aenderung: { art: "ersatz", position: p.id ?? p.nr, nr },
      },
    ];
  });
}
