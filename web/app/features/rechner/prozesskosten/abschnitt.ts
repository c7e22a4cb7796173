import {
  type FruehereGebuehr,
  type RvgEingabe,
  type RvgErgebnis,
  rvgRechnung,
} from "@gebuehrenportal/gebuehren";
import {
  type GerichtskostenEingabe,
  gerichtskosten,
  type Kostenposition,
} from "@gebuehrenportal/gerichtskosten";
import { anteil, type Cent, cent, type KeinErgebnis, type Tag } from "@gebuehrenportal/recht";
import type { Instanz, ProzesskostenEingabe, Seite } from "./eingabe.ts";
import type { Abschnitt, Anwaltskosten } from "./ergebnis.ts";

/** Numbers of an instance: of the lawyers (VV RVG), and of the court by the way it ends (KV GKG). */
const stufen = [
  {
    id: "1",
    titel: "1. Instanz",
    vv: { verfahren: "3100", termin: "3104", einigung: "1003" },
    kv: { urteil: "1210", vorBegruendung: "1211", sonst: "1211" },
  },
  {
    id: "2",
    titel: "2. Instanz (Berufung)",
    vv: { verfahren: "3200", termin: "3202", einigung: "1004" },
    kv: { urteil: "1220", vorBegruendung: "1221", sonst: "1222" },
  },
  {
    id: "3",
    titel: "3. Instanz (Revision)",
    // Only lawyers admitted to the Bundesgerichtshof may act (§ 78 Abs. 1 Satz 3 ZPO): 3208 instead of 3206.
    vv: { verfahren: "3208", termin: "3210", einigung: "1004" },
    kv: { urteil: "1230", vorBegruendung: "1231", sonst: "1232" },
  },
] as const;

/** Fees of the dunning procedure: applicant's lawyer, lawyer of who objects, court. */
const mahnnummern = { antrag: "3305", widerspruch: "3307", gericht: "1100" } as const;

/** Bills made in one calculation, so that two equal sides are computed once. */
export type Rechnungen = Map<string, RvgErgebnis | KeinErgebnis>;

type Aufgabe = {
  readonly eingabe: ProzesskostenEingabe;
  readonly rechnungen: Rechnungen;
};

/** The dunning procedure as a part of its own. */
export function mahnabschnitt(
  { eingabe, rechnungen }: Aufgabe,
  mahn: NonNullable<ProzesskostenEingabe["mahnverfahren"]>,
): Abschnitt | KeinErgebnis {
  const wert = mahn.wert ?? eingabe.wert;
  const gericht = gerichtskosten({
    gesetz: "gkg",
    stichtag: mahn.am,
    positionen: [{ id: "mahnverfahren", nr: mahnnummern.gericht, wert }],
  });
  if (gericht.art === "kein-ergebnis") return { ...gericht, feld: "mahnverfahren" };
  const rechnung = (seite: Seite | undefined, istAntragsteller: boolean) =>
    istAntragsteller || mahn.widerspruchDurchAnwalt
      ? anwaltskosten(rechnungen, seite, {
          am: mahn.am,
          wert,
          nummern: [istAntragsteller ? mahnnummern.antrag : mahnnummern.widerspruch],
          beigeordnet: false,
        })
      : undefined;
  const klaeger = eingabe.rolle === "klaeger";
  return zusammen(
    { id: "mahnverfahren", titel: "Mahnverfahren", gericht },
    rechnung(eingabe.eigene, klaeger),
    rechnung(eingabe.gegner, !klaeger),
  );
}

/** One instance: court and both lawyers. `stelle` counts from 0. */
export function instanzabschnitt(
  { eingabe, rechnungen }: Aufgabe,
  instanz: Instanz,
  stelle: number,
): Abschnitt | KeinErgebnis {
  const stufe = stufen[stelle];
  const erste = eingabe.instanzen[0];
  if (!stufe || !erste) throw new RangeError(`Keine Instanz ${stelle + 1}`);
  const wert = instanz.wert ?? eingabe.wert;
  const mahn = stelle === 0 ? eingabe.mahnverfahren : undefined;
  const gericht = gerichtskosten(gerichtseingabe(eingabe, instanz, stelle));
  if (gericht.art === "kein-ergebnis") return { ...gericht, feld: `instanzen[${stelle}].am` };
  const { vv } = stufe;
  const nummern = [
    vv.verfahren,
    ...((instanz.termin ?? instanz.ende !== "ruecknahme") ? [vv.termin] : []),
    ...(instanz.ende === "vergleich" ? [vv.einigung] : []),
  ];
  const rechnung = (seite: Seite | undefined, istKlaeger: boolean, beigeordnet: boolean) => {
    const vorher = mahn && (istKlaeger || mahn.widerspruchDurchAnwalt);
    return anwaltskosten(rechnungen, seite, {
      am: instanz.am,
      wert,
      nummern,
      beigeordnet,
      ...(vorher && {
        frueher: {
          nr: istKlaeger ? mahnnummern.antrag : mahnnummern.widerspruch,
          auftragAm: mahn.am,
          wert: mahn.wert ?? eingabe.wert,
        },
      }),
    });
  };
  const klaeger = eingabe.rolle === "klaeger";
  return zusammen(
    { id: stufe.id, titel: stufe.titel, gericht },
    rechnung(eingabe.eigene, klaeger, eingabe.prozesskostenhilfe === true),
    rechnung(eingabe.gegner, !klaeger, false),
  );
}

function gerichtseingabe(
  eingabe: ProzesskostenEingabe,
  instanz: Instanz,
  stelle: number,
): GerichtskostenEingabe {
  const { kv, id } = stufen[stelle] ?? stufen[0];
  const wert = instanz.wert ?? eingabe.wert;
  const ermaessigt = instanz.ende === "ruecknahme" && instanz.vorBegruendung ? kv.vorBegruendung : kv.sonst;
  const mahn = stelle === 0 ? eingabe.mahnverfahren : undefined;
  const positionen: Kostenposition[] = [
    {
      id,
      nr: kv.urteil,
      wert,
      ...(instanz.ende !== "urteil" && { ermaessigt }),
      ...(mahn && {
        angaben: {
          mahnverfahren: { wert: kleinererWert(mahn.wert ?? eingabe.wert, wert), anhaengigSeit: mahn.am },
        },
      }),
    },
    ...auslage("zeugen", instanz.zeugen),
    ...auslage("sachverstaendige", instanz.sachverstaendige),
  ];
  const stichtag = eingabe.instanzen[0]?.am ?? instanz.am;
  return {
    gesetz: "gkg",
    stichtag,
    ...(stelle > 0 && { rechtsmittelAm: instanz.am }),
    positionen,
  };
}

/** Only what passed into the lawsuit is credited. */
const kleinererWert = (a: Cent, b: Cent): Cent => (a < b ? a : b);

const auslage = (id: string, betrag: Cent | undefined): Kostenposition[] =>
  betrag ? [{ id, nr: "9005", betrag }] : [];

type Rechnungsauftrag = {
  readonly am: Tag;
  readonly wert: Cent;
  readonly nummern: readonly string[];
  readonly beigeordnet: boolean;
  /** Fee of the dunning procedure that is credited against the first. */
  readonly frueher?: FruehereGebuehr["frueher"];
};

function anwaltskosten(
  rechnungen: Rechnungen,
  { anwalt = "gemeinsam", parteien = 1, vorsteuerabzug = false }: Seite = {},
  auftrag: Rechnungsauftrag,
): Anwaltskosten | KeinErgebnis | undefined {
  if (anwalt === "ohne") return undefined;
  const auftraggeber = anwalt === "gemeinsam" ? parteien : 1;
  const anzahl = anwalt === "je" ? parteien : 1;
  const { am, wert, nummern, beigeordnet, frueher } = auftrag;
  const schluessel = `${nummern} ${am} ${wert} ${auftraggeber} ${vorsteuerabzug} ${beigeordnet} ${frueher?.nr}`;
  const rechnung =
    rechnungen.get(schluessel) ?? rvgRechnung(rvgEingabe(auftrag, auftraggeber, !vorsteuerabzug));
  rechnungen.set(schluessel, rechnung);
  if (rechnung.art === "kein-ergebnis") return rechnung;
  return { rechnungen: anzahl, rechnung, betrag: anteil(rechnung.brutto, anzahl, 1) };
}

function rvgEingabe(
  { am, wert, nummern, beigeordnet, frueher }: Rechnungsauftrag,
  auftraggeber: number,
  umsatzsteuer: boolean,
): RvgEingabe {
  const erste = nummern[0] ?? "";
  return {
    leistungsende: am,
    umsatzsteuer,
    angelegenheiten: [
      {
        id: "a",
        auftragAm: am,
        wert,
        auftraggeber,
        ...(beigeordnet && { vertretung: "beigeordnet" as const }),
        positionen: nummern.map((nr) => ({ nr })),
      },
    ],
    ...(frueher && {
      anrechnungen: [
        { von: { frueher: { ...frueher, auftraggeber } }, auf: { angelegenheit: "a", position: erste } },
      ],
    }),
  };
}

function zusammen(
  kopf: Pick<Abschnitt, "id" | "titel" | "gericht">,
  eigene: Anwaltskosten | KeinErgebnis | undefined,
  gegner: Anwaltskosten | KeinErgebnis | undefined,
): Abschnitt | KeinErgebnis {
  if (eigene && "art" in eigene) return eigene;
  if (gegner && "art" in gegner) return gegner;
  const null_ = cent(0);
  const summen = {
    eigene: eigene?.betrag ?? null_,
    gegner: gegner?.betrag ?? null_,
    gericht: kopf.gericht.summe,
  };
  return {
    ...kopf,
    ...(eigene && { eigene }),
    ...(gegner && { gegner }),
    summen: { ...summen, zusammen: cent(summen.eigene + summen.gegner + summen.gericht) },
  };
}
