import type { FruehereGebuehr } from "@gebuehrenportal/gebuehren";
import { gerichtskosten } from "@gebuehrenportal/gerichtskosten";
import { cent, type KeinErgebnis } from "@gebuehrenportal/recht";
import { angerechnet, anwaltskosten, type Rechnungsauftrag } from "../anwalt.ts";
import type { ProzesskostenEingabe, Seite } from "../eingabe.ts";
import type { Abschnitt } from "../ergebnis.ts";
import { erstattungsausschluss, regelnDes } from "./rechtsweg.ts";
import { type Aufgabe, normenliste, zusammen } from "./teil.ts";

/** Fees of the dunning procedure: applicant's lawyer, lawyer of who objects, court. */
const mahnnummern = { antrag: "3305", widerspruch: "3307", gericht: "1100" } as const;
const geschaeftsgebuehr = "2300";

/**
 * The earlier fee that is credited against the one of the dunning procedure or the lawsuit. With both before, each is
 * credited against the next, the fee of the dunning procedure in full (Vorbem. 3 Abs. 4, Nr. 3305, 3307 VV).
 */
export function anrechnungAuf(
  eingabe: ProzesskostenEingabe,
  istKlaeger: boolean,
  auf: "mahnverfahren" | "klage",
): FruehereGebuehr["frueher"] | undefined {
  const { mahnverfahren: mahn, vorgerichtlich: vor } = eingabe;
  if (auf === "klage" && mahn && (istKlaeger || mahn.widerspruchDurchAnwalt)) {
    return {
      nr: istKlaeger ? mahnnummern.antrag : mahnnummern.widerspruch,
      auftragAm: mahn.am,
      wert: mahn.wert ?? eingabe.wert,
    };
  }
  const dabei = vor && ((eingabe.rolle === "klaeger") === istKlaeger || vor.auchGegner);
  if (!dabei) return undefined;
  return {
    nr: geschaeftsgebuehr,
    auftragAm: vor.am,
    wert: vor.wert ?? eingabe.wert,
    ...(vor.satz100 !== undefined && { satz100: vor.satz100 }),
  };
}

/** The dunning procedure as a part of its own. */
export function mahnabschnitt(
  { eingabe, rechnungen }: Aufgabe,
  mahn: NonNullable<ProzesskostenEingabe["mahnverfahren"]>,
): Abschnitt | KeinErgebnis {
  const { rechtsweg = "zivil", rolle } = eingabe;
  const wert = mahn.wert ?? eingabe.wert;
  const frei = rechtsweg === "arbeit";
  const gericht = gerichtskosten({
    gesetz: "gkg",
    stichtag: mahn.am,
    positionen: frei ? [] : [{ id: "mahnverfahren", nr: mahnnummern.gericht, wert }],
  });
  if (gericht.art === "kein-ergebnis") return { ...gericht, feld: "mahnverfahren" };
  const kosten = (seite: Seite | undefined, istKlaeger: boolean) => {
    const auftrag = mahnauftrag(eingabe, istKlaeger);
    return auftrag && anwaltskosten(rechnungen, seite, auftrag);
  };
  const klaeger = rolle === "klaeger";
  const eigene = kosten(eingabe.eigene, klaeger);
  if (eigene && "art" in eigene) return eigene;
  const gegner = kosten(eingabe.gegner, !klaeger);
  if (gegner && "art" in gegner) return gegner;
  const ausschluss = erstattungsausschluss(rechtsweg, 0, true);
  return zusammen(
    {
      id: "mahnverfahren",
      titel: "Mahnverfahren",
      gericht,
      ...(frei && {
        gebuehrenfrei: {
          text: "Der Mahnbescheid ist gebührenfrei; erst der Antrag auf den Vollstreckungsbescheid kostet",
          norm: "Nr. 8100 KV GKG",
        },
      }),
    },
    eigene,
    gegner,
    {
      eigene: ausschluss && eigene ? eigene.betrag : cent(0),
      gegner: ausschluss && gegner ? gegner.betrag : cent(0),
      normen: ausschluss ?? "",
    },
  );
}

function mahnauftrag(eingabe: ProzesskostenEingabe, istKlaeger: boolean): Rechnungsauftrag | undefined {
  const { mahnverfahren: mahn } = eingabe;
  if (!mahn || !(istKlaeger || mahn.widerspruchDurchAnwalt)) return undefined;
  const frueher = anrechnungAuf(eingabe, istKlaeger, "mahnverfahren");
  return {
    am: mahn.am,
    wert: mahn.wert ?? eingabe.wert,
    nummern: [istKlaeger ? mahnnummern.antrag : mahnnummern.widerspruch],
    ...(frueher && { frueher }),
  };
}

/**
 * What the lawyers did before the case. Of their fee the opponent repays as costs what is credited against the next one
 * (§ 15a Abs. 3 RVG), and the rest only as damages that were claimed; before the labour courts neither.
 */
export function vorgerichtlicherAbschnitt({ eingabe, rechnungen }: Aufgabe): Abschnitt | KeinErgebnis {
  const { vorgerichtlich: vor, rechtsweg = "zivil", rolle, instanzen } = eingabe;
  if (!vor) throw new RangeError("Keine vorgerichtliche Tätigkeit");
  const auftrag: Rechnungsauftrag = {
    am: vor.am,
    wert: vor.wert ?? eingabe.wert,
    nummern: [geschaeftsgebuehr],
    ...(vor.satz100 !== undefined && { satz100: vor.satz100 }),
  };
  const eigene = anwaltskosten(rechnungen, eingabe.eigene, auftrag);
  if (eigene && "art" in eigene)
    return { ...eigene, feld: vor.satz100 === undefined ? "vorgerichtlich" : "vorgerichtlich.satz" };
  const gegner = vor.auchGegner ? anwaltskosten(rechnungen, eingabe.gegner, auftrag) : undefined;
  if (gegner && "art" in gegner) return gegner;
  const rest = (seite: Seite | undefined, istKlaeger: boolean, betrag = cent(0)) => {
    if (erstattungsausschluss(rechtsweg, 0, istKlaeger)) return betrag;
    const [erste] = instanzen;
    const verfahren = regelnDes[rechtsweg].stufen[0]?.vv.verfahren;
    const frueher = anrechnungAuf(eingabe, istKlaeger, "klage");
    const naechster =
      mahnauftrag(eingabe, istKlaeger) ??
      (erste && verfahren
        ? {
            am: erste.am,
            wert: erste.wert ?? eingabe.wert,
            nummern: [verfahren],
            ...(frueher && { frueher }),
          }
        : undefined);
    return cent(betrag - (naechster ? angerechnet(rechnungen, seite, naechster) : 0));
  };
  const klaeger = rolle === "klaeger";
  const norm = (istKlaeger: boolean) =>
    erstattungsausschluss(rechtsweg, 0, istKlaeger) ?? regelnDes[rechtsweg].normen.vorverfahren;
  const mitgeklagt = vor.nebenforderung === true && !erstattungsausschluss(rechtsweg, 0, klaeger);
  const offen = {
    eigene: mitgeklagt ? cent(0) : rest(eingabe.eigene, klaeger, eigene?.betrag),
    gegner: rest(eingabe.gegner, !klaeger, gegner?.betrag),
  };
  const normen = [offen.eigene > 0 ? norm(klaeger) : "", offen.gegner > 0 ? norm(!klaeger) : ""];
  return zusammen({ id: "vorgerichtlich", titel: "Vorgerichtliche Tätigkeit" }, eigene, gegner, {
    ...offen,
    normen: normenliste(normen),
  });
}
