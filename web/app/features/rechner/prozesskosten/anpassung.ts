import type { Feldanpassungen } from "../formular/formularfeld.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Verfahrensende } from "./eingabe.ts";
import { name } from "./felder/instanz.ts";
import { type Prozessgericht, rechtswegVor, stufenVor } from "./prozessgericht.ts";
import { endenVor, vorBegruendungMoeglich } from "./rechtsweg/enden.ts";
import { type Rechtsweg, rechtswege, rechtswegnamen, type Stufe } from "./rechtsweg/rechtsweg.ts";
import { verbundfelder } from "./verbund/felder.ts";

const endnamen: Readonly<Record<Verfahrensende, string>> = {
  urteil: "Urteil",
  vergleich: "Vergleich",
  ruecknahme: "Rücknahme",
  anerkenntnis: "Anerkenntnis",
  erledigung: "Erledigung",
};

/** Which fields the chosen courts ask for, in their words. */
export function felder(werte: Werte, gericht?: Prozessgericht): Feldanpassungen {
  const folgt = rechtswegVor(gericht);
  const rechtsweg = rechtswege.find((r) => r === werte.rechtsweg) ?? folgt ?? "zivil";
  const stufen = stufenVor(rechtsweg, gericht);
  const gewaehlt = anzahl(werte);
  const instanzen: Feldanpassungen[] = [];
  for (const stufe of stufen.slice(0, gewaehlt)) {
    instanzen.push(instanzfelder(werte, rechtsweg, stufe));
    if (endetOhneZulassung(werte, stufe)) break;
  }
  return {
    instanzen: {
      optionen: instanzwahl(stufen, gewaehlt, rechtsweg === "zivil" && !stufen[0]?.instanzgericht),
    },
    ...rechtswegfeld(rechtsweg, folgt, (werte.rechtsweg ?? "") !== ""),
    ...(gericht && { gericht: { hinweis: gericht.name } }),
    ...(rechtsweg === "zivil" && { online: {} }),
    ...(rechtsweg === "finanz" && { ohnemindest: {} }),
    ...(mahnrechtswege.includes(rechtsweg) && {
      mahnverfahren: {},
      mahnam: {},
      mahnwert: {},
      widerspruch: {},
    }),
    ...(rechtsweg === "scheidung" && verbundfelder(werte)),
    ...(["arbeit", "scheidung"].includes(rechtsweg) ? {} : { nebenforderung: nebenforderung(rechtsweg) }),
    ...(oeffentlich.includes(rechtsweg) && {
      gegneranwalt: { hinweis: "Behörden treten meist ohne Anwalt auf" },
    }),
    ...Object.assign({}, ...instanzen),
  };
}

/** How many instances were chosen. */
export const anzahl = ({ instanzen = "" }: Werte): number =>
  Number(/^[123]$/.test(instanzen) ? instanzen : 1);

/** Only these courts know a dunning procedure. */
const mahnrechtswege: readonly Rechtsweg[] = ["zivil", "arbeit"];
const oeffentlich: readonly Rechtsweg[] = ["verwaltung", "finanz", "sozial"];

const nebenforderung = (rechtsweg: Rechtsweg) =>
  rechtsweg === "zivil"
    ? {}
    : { label: "Das Gericht hat die Zuziehung im Vorverfahren für notwendig erklärt" };

/** What follows from the court is the first choice while it is another than usual; the usual one can then be chosen, too. */
function rechtswegfeld(
  rechtsweg: Rechtsweg,
  folgt: Rechtsweg | undefined,
  gewaehlt: boolean,
): Feldanpassungen {
  const offen = !gewaehlt && folgt !== undefined && folgt !== "zivil";
  const hinweise = [
    ...(offen ? ["Folgt aus dem Gericht"] : []),
    ...(rechtsweg === "sozial" ? ["Kostenpflichtige Verfahren (§ 197a SGG)"] : []),
    ...(rechtsweg === "scheidung" ? ["Scheidung mit Folgesachen"] : []),
  ];
  const hinweis = hinweise.length > 0 && { hinweis: hinweise.join(". ") };
  if (folgt === undefined || folgt === "zivil") return hinweis ? { rechtsweg: hinweis } : {};
  const wahl = rechtswege.filter((wert) => gewaehlt || wert !== folgt);
  const optionen = [
    { wert: "", text: gewaehlt ? "wie das Gericht" : rechtswegnamen[folgt] },
    ...wahl.map((wert) => ({ wert, text: rechtswegnamen[wert] })),
  ];
  return { rechtsweg: { ...hinweis, optionen } };
}

/** „ArbG“, „ArbG und LAG“, „ArbG, LAG und BAG“; without a court civil cases are counted, their courts depend on the value. */
function instanzwahl(stufen: readonly Stufe[], gewaehlt: number, gezaehlt: boolean) {
  return stufen.map((_, i) => ({
    // What was chosen for more instances than these courts have stays chosen.
    wert: i === 0 ? "" : String(i === stufen.length - 1 ? Math.max(gewaehlt, i + 1) : i + 1),
    text: gezaehlt ? (["eine", "zwei", "drei"][i] ?? "") : aufgezaehlt(stufen.slice(0, i + 1)),
  }));
}

/** Where the courts have names of their own the last one says enough: „bis BGH“. */
function aufgezaehlt(stufen: readonly Stufe[]): string {
  const namen = stufen.map(({ gericht }) => gericht);
  if (namen.length > 1 && stufen[0]?.instanzgericht) return `bis ${namen.at(-1)}`;
  return namen.length === 1 ? `nur ${namen[0]}` : `${namen.slice(0, -1).join(", ")} und ${namen.at(-1)}`;
}

/** The application for leave to appeal failed: the case ends with it. */
export function endetOhneZulassung(werte: Werte, stufe: Stufe): boolean {
  const gewaehlt = stufe.zulassung && werte[name("zulassung", Number(stufe.id))];
  return gewaehlt === "erfolglos" || gewaehlt === "zurueckgenommen";
}

function instanzfelder(werte: Werte, rechtsweg: Rechtsweg, stufe: Stufe): Feldanpassungen {
  const feld = (f: string) => name(f, Number(stufe.id));
  const mitQuoten = ["quotegegner", "quoteeigene", "quotegericht"].some((f) => (werte[f] ?? "") !== "");
  const ausgleichsfelder: Feldanpassungen = Object.fromEntries(
    [
      "eigenekosten",
      "eigenereise",
      "gegnerkosten",
      "gegnerreise",
      ...(stufe.id === "1" ? [] : ["quotegegner", "quoteeigene", "quotegericht"]),
    ]
      .map(feld)
      .filter((f) => mitQuoten || (werte[f] ?? "") !== "")
      .map((f) => [f, {}]),
  );
  const enden = endenVor(rechtsweg);
  const ende = enden.find((e) => e === werte[feld("ende")]) ?? "urteil";
  const verbund = rechtsweg === "scheidung";
  const wertwort = verbund ? { hinweis: "Leer: Ehesache und alle Folgesachen" } : {};
  const offen = stufe.id !== "1" ? { [feld("am")]: {}, [feld("von")]: {}, [feld("wert")]: wertwort } : {};
  const kopf = {
    ...(stufe.zulassung && { [feld("zulassung")]: { ...zulassungswahl(stufe), abschnitt: stufe.titel } }),
    ...offen,
  };
  if (endetOhneZulassung(werte, stufe)) return kopf;
  return {
    ...kopf,
    ...ausgleichsfelder,
    [feld("ende")]: {
      abschnitt: stufe.titel,
      optionen: enden.map((e) =>
        e === "urteil"
          ? { wert: "", text: verbund ? "Beschluss" : endnamen.urteil }
          : { wert: e, text: endnamen[e] },
      ),
    },
    ...(stufe.id !== "1" && {
      [feld("termin")]: {},
      [feld("zeugen")]: {},
      [feld("sachverstaendige")]: {},
      ...(vorBegruendungMoeglich(ende) && { [feld("vorBegruendung")]: {} }),
      ...(ende === "ruecknahme" && werte[feld("vorBegruendung")] === "ja" && { [feld("volleGebuehr")]: {} }),
    }),
    ...(rechtsweg === "arbeit" &&
      stufe.id === "1" &&
      ende !== "urteil" &&
      ende !== "vergleich" && { streitig: {} }),
  };
}

function zulassungswahl({ zulassung }: Stufe) {
  const beschwerde = zulassung?.eigeneAngelegenheit === true;
  return {
    label: beschwerde ? "Nichtzulassungsbeschwerde" : "Antrag auf Zulassung",
    optionen: beschwerde
      ? [
          { wert: "", text: "nicht nötig" },
          { wert: "erfolglos", text: "erfolglos" },
          { wert: "zurueckgenommen", text: "zurückgenommen" },
          { wert: "erfolgreich", text: "erfolgreich" },
        ]
      : [
          { wert: "", text: "zugelassen" },
          { wert: "erfolglos", text: "abgelehnt" },
          { wert: "zurueckgenommen", text: "zurückgenommen" },
        ],
  };
}
