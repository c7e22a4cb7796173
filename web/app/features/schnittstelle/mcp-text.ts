import { bgbAnfang } from "@gebuehrenportal/gesetze/fristregeln/anfang.ts";
import { type Cent, datum, euro, kurzname, type Quelle, type Tag } from "@gebuehrenportal/recht";

type Objekt = Readonly<Record<string, unknown>>;

const hoechstens = 8;

/**
 * The result of a call in a few lines: totals, versions of the law, version of the engine; for a legal non-result its
 * reason. Everything else stands in the JSON.
 *
 * @param betraege paths of amounts in such an answer (`betragspfade`)
 */
export function kurzfassung(wert: unknown, betraege: readonly string[]): string {
  if (!istObjekt(wert)) return "Ergebnis";
  const { art, grund, norm, zeilen } = wert;
  if (art === "kein-ergebnis") return `Kein Ergebnis: ${grund} (${norm})`;
  const summen = betraege.flatMap((pfad) => {
    const betrag = pfad.split(".").reduce<unknown>((teil, name) => istObjekt(teil) && teil[name], wert);
    return Number.isSafeInteger(betrag) ? [`${pfad} ${euro(betrag as Cent)}`] : [];
  });
  const { fassungen, rechenstaende } = staende(wert);
  const kern = [...tageIn(wert), ...summen.slice(0, hoechstens)];
  return [
    kern.length > 0
      ? `Ergebnis: ${kern.join(", ")}`
      : `Ergebnis${Array.isArray(zeilen) ? ` mit ${anzahl(zeilen)}` : ""}`,
    ...fassungen.slice(0, hoechstens).map((fassung) => `Fassung: ${fassung}`),
    ...(rechenstaende.length > 0 ? [`Rechenkern: ${rechenstaende.join(", ")}`] : []),
  ].join("\n");
}

/** The end of a period, the day of a notification, or the ends of a chain. */
function tageIn({ ende, sichererTag, am, glieder }: Objekt): readonly string[] {
  const text = (tag: unknown) => datum(tag as Tag);
  if (typeof am === "string") return [`Bekanntgabe ${text(am)}`];
  if (typeof ende === "string")
    return [
      `Fristende ${text(ende)}`,
      ...(sichererTag === ende || typeof sichererTag !== "string"
        ? []
        : [`sicherer Tag ${text(sichererTag)}`]),
    ];
  return (Array.isArray(glieder) ? glieder : []).flatMap((glied: unknown) => {
    if (!istObjekt(glied) || !istObjekt(glied.ergebnis)) return [];
    return [`${glied.name} ${text(glied.ergebnis.ende)}${glied.vorlaeufig === true ? " (vorläufig)" : ""}`];
  });
}

/** What a reader wants to see first; everything else follows in the order of the contract. */
const zuerst = ["gesamt", "brutto", "summe", "netto"];

/**
 * Where the answers of a contract carry amounts, not counting lists: `gesamt`, `gerichtskosten.summe`.
 *
 * @param schema JSON schema of the answer; an amount is known by its description
 */
export function betragspfade(schema: unknown): readonly string[] {
  const pfade = new Set<string>();
  function sammeln(teil: unknown, davor: readonly string[]): void {
    if (!istObjekt(teil)) return;
    for (const zweig of [teil.anyOf, teil.oneOf].flat()) sammeln(zweig, davor);
    if (davor.length > 0 && /Eurocent/.test(String(teil.description))) pfade.add(davor.join("."));
    if (davor.length === 2 || !istObjekt(teil.properties)) return;
    for (const [name, feld] of Object.entries(teil.properties)) sammeln(feld, [...davor, name]);
  }
  sammeln(schema, []);
  const rang = (pfad: string): number => {
    const stelle = zuerst.indexOf(pfad.split(".").at(-1) ?? "");
    return (stelle < 0 ? zuerst.length : stelle) + pfad.split(".").length * 10;
  };
  return [...pfade].toSorted((a, b) => rang(a) - rang(b));
}

const anzahl = ({ length }: readonly unknown[]): string => (length === 1 ? "1 Zeile" : `${length} Zeilen`);

/** Every version of law and engine that the answer names, at whatever depth, once. */
function staende(wert: unknown) {
  const fassungen = new Set<string>();
  const rechenstaende = new Set<string>();
  function sammeln(teil: unknown): void {
    if (Array.isArray(teil)) for (const eintrag of teil) sammeln(eintrag);
    if (!istObjekt(teil)) return;
    for (const [name, inhalt] of Object.entries(teil)) {
      if (name === "rechenstand" && typeof inhalt === "string") rechenstaende.add(inhalt);
      if (name.startsWith("fassung") && istObjekt(inhalt) && typeof inhalt.ab === "string")
        fassungen.add(fassungstext(inhalt, teil.norm));
      else sammeln(inhalt);
    }
  }
  sammeln(wert);
  return { fassungen: [...fassungen], rechenstaende: [...rechenstaende] };
}

/** „GKG ab 01.06.2025 (KostBRÄG 2025)“, „§ 222 ZPO seit dem Inkrafttreten (ZPO)“. */
function fassungstext({ norm = undefined, ab, quelle }: Objekt, umgebend: unknown): string {
  const name = norm ?? umgebend;
  const titel = istObjekt(quelle) ? ` (${kurzname(quelle as Quelle)})` : "";
  const beginn = ab === bgbAnfang ? "seit dem Inkrafttreten" : `ab ${datum(ab as Tag)}`;
  return `${typeof name === "string" ? `${name} ` : ""}${beginn}${titel}`;
}

const istObjekt = (wert: unknown): wert is Objekt =>
  typeof wert === "object" && wert !== null && !Array.isArray(wert);
