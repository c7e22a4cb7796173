import type { Katalogeintrag } from "@gebuehrenportal/fristen/katalog";
import { type Ortstreffer, ortAus } from "@gebuehrenportal/fristen/orte";
import type { Option } from "#ui/felder/auswahl.tsx";
import type { Werte } from "../rahmen.ts";
import type { Felderumbau } from "../ui/feldbild.ts";
import { brauchtVerkuendung, gewaehlteFrist, hatStunden, moeglicheFristen, regimeVon } from "./eingabe.ts";
import { ortstreffer } from "./ortswahl.ts";
import { dauertext } from "./tagtext.ts";
import { wege, wegoptionen, wegVon } from "./wege.ts";
import { laendernamen, landoptionen } from "./wortlisten.ts";

/** How the form looks for what was typed: the chosen entry and place, the days its way of service asks for. */
export function fristfelder(werte: Werte): Felderumbau {
  const eintrag = gewaehlteFrist(werte);
  const frei = eintrag === undefined;
  const regime = eintrag?.regime ?? regimeVon(werte);
  const id = wegVon(regime, werte.weg ?? "");
  const weg = id && wege[id];
  const stunden = eintrag ? hatStunden(eintrag) : (werte.stunden ?? "").trim() !== "";
  return {
    frist: eintrag
      ? { anzeige: eintrag.name, hinweis: eintragstext(eintrag) }
      : { optionen: moeglicheFristen(werte).map((t) => ({ wert: t.id, text: t.name, hinweis: t.norm })) },
    ort: ortsanzeige(werte),
    land: { optionen: mitLandDesOrtes(ortstreffer(werte).treffer ?? gerichtDes(eintrag)) },
    weg: {
      optionen: wegoptionen(regime),
      ...(eintrag?.weg && { hinweis: `Üblich: ${wege[eintrag.weg].text}` }),
    },
    ereignis: {
      label:
        weg?.tag ?? (rueckwaerts(eintrag, werte) ? "Tag, vor dem die Frist liegt" : "Tag des Ereignisses"),
      ...(eintrag && { hinweis: `Auslöser: ${eintrag.ausloeser}` }),
    },
    ...(weg?.zugang !== undefined && { zugang: { label: weg.zugang } }),
    ...(weg?.bestreitbar && { bestritten: {} }),
    ...(weg?.land && { landesbehoerde: {} }),
    ...(stunden && { uhr: {} }),
    ...((frei || eintrag.offen) && { tage: {}, wochen: {}, monate: {}, jahre: {} }),
    ...(eintrag && katalogfelder(eintrag)),
  };
}

/** The only court for an entry. */
const gerichtDes = (eintrag: Katalogeintrag | undefined) =>
  eintrag?.gericht === undefined ? undefined : ortAus(eintrag.gericht);

/** A chosen place has its Land; the list says so instead of „nicht bestimmt“. */
const mitLandDesOrtes = (treffer: Ortstreffer | undefined): readonly Option[] =>
  treffer
    ? [{ wert: "", text: `${laendernamen[treffer.land]} (${treffer.name})` }, ...landoptionen.slice(1)]
    : landoptionen;

const rueckwaerts = (eintrag: Katalogeintrag | undefined, werte: Werte): boolean =>
  eintrag ? eintrag.richtung === "rueckwaerts" : werte.richtung === "rueckwaerts";

const eintragstext = (e: Katalogeintrag): string =>
  [e.norm, e.notfrist ? `Notfrist: ${e.dauerText}` : e.dauerText, e.gebietName].filter(Boolean).join(" · ");

function katalogfelder(e: Katalogeintrag): Felderumbau {
  return {
    ...(e.offen && { bis: {} }),
    ...(brauchtVerkuendung(e) && { verkuendung: {} }),
    ...(e.grenzeAb !== undefined && {
      grenze: { label: `Äußerste Grenze ab: ${e.grenzeAb}`, ...(e.grenze && { hinweis: e.grenze }) },
    }),
    ...(e.varianten.length > 0 && { variante: { optionen: variantenoptionen(e) } }),
  };
}

const variantenoptionen = (e: Katalogeintrag): readonly Option[] => [
  { wert: "", text: `Regelfall: ${e.dauerText}` },
  ...e.varianten.map((v) => ({ wert: v.id, text: `${v.name}: ${dauertext(v.dauer)}` })),
];

function ortsanzeige(werte: Werte): NonNullable<Felderumbau[string]> {
  const { treffer, moeglich } = ortstreffer(werte);
  if (!treffer) return { optionen: moeglich.map((t) => ({ wert: t.id, text: t.name, hinweis: t.lage })) };
  return { anzeige: treffer.name, hinweis: [treffer.lage, treffer.hinweis].filter(Boolean).join(". ") };
}
