import type { RvgEingabe } from "../src/eingabe.ts";
import { anrechnung } from "./anrechnung.ts";
import { auslagen } from "./auslagen.ts";
import { beispielrechnungen } from "./beispielrechnungen.ts";
import { beratungshilfe } from "./beratungshilfe.ts";
import { bussgeld } from "./bussgeld.ts";
import { einigung } from "./einigung.ts";
import type { Fall } from "./fall.ts";
import { familiensachen } from "./familiensachen.ts";
import { gesetzblatt } from "./gesetzblatt.ts";
import { inkasso } from "./inkasso.ts";
import { instanzen } from "./instanzen.ts";
import { mahnverfahren } from "./mahnverfahren.ts";
import { mehrereAuftraggeber } from "./mehrere-auftraggeber.ts";
import { pflichtverteidigung } from "./pflichtverteidigung.ts";
import { prozesskostenhilfe } from "./prozesskostenhilfe.ts";
import { rechtsmittelpruefung } from "./rechtsmittelpruefung.ts";
import { sozialrecht } from "./sozialrecht.ts";
import { strafsachen } from "./strafsachen.ts";
import { tabelle } from "./tabelle.ts";
import { uebergangsrecht } from "./uebergangsrecht.ts";
import { verbindung } from "./verbindung.ts";
import { vertreter } from "./vertreter.ts";
import { verwaltungsrecht } from "./verwaltungsrecht.ts";
import { vollstreckung } from "./vollstreckung.ts";

export type { Erwartet, Fall, FallQuelle } from "./fall.ts";

/** All published cases by subject. */
export const faelleNachThema = {
  mahnverfahren,
  anrechnung,
  instanzen,
  einigung,
  sozialrecht,
  strafsachen,
  pflichtverteidigung,
  bussgeld,
  beratungshilfe,
  vollstreckung,
  verwaltungsrecht,
  mehrereAuftraggeber,
  inkasso,
  auslagen,
  rechtsmittelpruefung,
  vertreter,
  prozesskostenhilfe,
  familiensachen,
  uebergangsrecht,
  verbindung,
  beispielrechnungen,
  tabelle,
  gesetzblatt,
} as const satisfies Readonly<Record<string, readonly Fall[]>>;

export const faelle: readonly Fall[] = Object.values(faelleNachThema).flat();

/** Numbers of the VV and sections of the RVG an input touches, read from the input alone. */
export function beruehrteNormen(eingabe: RvgEingabe): readonly string[] {
  const normen = new Set<string>();
  for (const a of eingabe.angelegenheiten) {
    for (const position of a.positionen) {
      normen.add(position.nr === "34" ? "§ 34" : position.nr);
      if (typeof position.bezug === "object") normen.add(position.bezug.nr);
      if (position.forderung !== undefined) normen.add("§ 31b");
      if (position.inkasso !== undefined) normen.add("2300 Anm. 2");
    }
    if ((a.auftraggeber ?? 1) > 1 && a.verschiedeneGegenstaende !== true) normen.add("1008");
    if (a.vertretung === "beigeordnet") normen.add("§ 49").add("§ 50");
    if (a.vertretung === "bestellt") normen.add("§ 45");
    for (const nr of auslagenNummern(a.auslagen)) normen.add(nr);
  }
  if (eingabe.umsatzsteuer !== false) normen.add("7008");
  if (eingabe.anrechnungen?.length) normen.add("§ 15a");
  for (const a of eingabe.anrechnungen ?? []) if ("frueher" in a.von) normen.add(a.von.frueher.nr);
  return [...normen].sort();
}

function auslagenNummern(auslagen: RvgEingabe["angelegenheiten"][number]["auslagen"]): readonly string[] {
  const nummern = auslagen?.entgelte !== undefined ? ["7001"] : auslagen?.pauschale === false ? [] : ["7002"];
  if (auslagen?.kopien || auslagen?.dateien) nummern.push("7000");
  if (auslagen?.kilometer) nummern.push("7003");
  if (auslagen?.verkehrsmittel !== undefined) nummern.push("7004");
  if (auslagen?.abwesenheiten) nummern.push("7005");
  if (auslagen?.reisekosten !== undefined) nummern.push("7006");
  if (auslagen?.haftpflicht) nummern.push("7007");
  return nummern;
}

/** For each case the norms it touches; the architecture test counts them against the Verzeichnis. */
export const erfassteNormen: readonly { readonly titel: string; readonly normen: readonly string[] }[] =
  faelle.map((fall) => ({ titel: fall.titel, normen: beruehrteNormen(fall.eingabe) }));
