import type { Land } from "@gebuehrenportal/forderung";
import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { gerichtssitze } from "../gerichtsort.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import type { Mahneingabe } from "./mahn-typen.ts";

const laender = [
  "BW",
  "BY",
  "BE",
  "BB",
  "HB",
  "HH",
  "HE",
  "MV",
  "NI",
  "NW",
  "RP",
  "SL",
  "SN",
  "ST",
  "SH",
  "TH",
] as Land[];
const inland = z.enum(laender);
const land = z.enum([...laender, "ausland"]);

const pruefung = z.strictObject({
  faelligAm: teile.tag.exactOptional(),
  zinsenAb: teile.tag.exactOptional(),
  waehrung: z.string().max(10).exactOptional().describe("Kürzel der Währung; ohne Angabe EUR"),
  gegenleistungOffen: z.boolean().exactOptional(),
  oeffentlicheZustellungNoetig: z.boolean().exactOptional(),
  streitgerichtAngegeben: z.boolean().exactOptional(),
  verbraucherdarlehen: z
    .strictObject({
      effektivzins: teile.hundertstel(100).describe("Effektiver Jahreszins in Prozent"),
      vertragAm: teile.tag,
    })
    .transform(({ effektivzins, vertragAm }) => ({ effektivzins100: effektivzins, vertragAm }))
    .exactOptional(),
  antragsteller: z.enum(["privat", "anwalt", "inkasso", "behoerde"]).exactOptional(),
  maschinellLesbar: z.boolean().exactOptional(),
  inkassokosten: teile.betrag.exactOptional(),
  anwaltskosten: teile.betrag.exactOptional(),
});

/** Body of `POST /api/rechner/mahnverfahren`. */
export const mahnAnfrage = z.strictObject({
  wert: teile.wert.describe("Hauptforderung in Eurocent, ohne Zinsen und Kosten (§ 43 Abs. 1 GKG)"),
  verfahren: z.enum(["mahnverfahren", "arbeitsgericht", "europaeisch"]).exactOptional(),
  vertreten: z
    .enum(["antragsteller", "antragsgegner"])
    .exactOptional()
    .describe("Antragsteller (Vorgabe, Nr. 3305 VV) oder Antragsgegner (Nr. 3307 VV)"),
  vollstreckungsbescheid: z.boolean().exactOptional().describe("Nr. 3308 VV; ohne Angabe nein"),
  umsatzsteuer: z.boolean().exactOptional().describe("Nr. 7008 VV; ohne Angabe ja"),
  antragAm: teile.tag
    .exactOptional()
    .describe("Eingang des Antrags bei Gericht (§ 71 Abs. 1 GKG); ohne Angabe heute"),
  auftragAm: teile.tag
    .exactOptional()
    .describe("Auftrag an den Anwalt (§ 60 Abs. 1 RVG); ohne Angabe wie der Antrag"),
  antragsteller: z
    .strictObject({ land, olgBezirk: z.enum(["hamm", "duesseldorf", "koeln"]).exactOptional() })
    .exactOptional()
    .describe(
      "Wohnsitz oder Sitz; in Nordrhein-Westfalen mit Bezirk des Oberlandesgerichts, ohne ihn bleibt nur das Gericht offen",
    ),
  fristen: z
    .strictObject({
      zustellungMb: teile.tag.describe("Zustellung des Mahnbescheids"),
      zustellungVb: teile.tag.exactOptional().describe("Zustellung des Vollstreckungsbescheids"),
      aufforderungBegruendung: teile.tag.exactOptional().describe("Aufforderung nach § 697 Abs. 1 ZPO"),
      ausland: z.boolean().default(false).describe("Zustellung im Ausland"),
      gerichtsland: inland
        .exactOptional()
        .describe("Land des Arbeitsgerichts oder, für die Begründung, des Streitgerichts: dessen Feiertage"),
      gericht: teile.kennung
        .exactOptional()
        .describe(
          "Dieses Gericht selbst, mit den Feiertagen an seinem Sitz; Kennung, wie /api/rechner/orte sie nennt",
        ),
    })
    .superRefine(({ gericht: id, gerichtsland }, melden) => {
      const gericht = id === undefined ? undefined : gerichtMitId(id);
      const code =
        id !== undefined && !gericht
          ? "unbekannter-ort"
          : gericht && gerichtsland && gericht.land !== gerichtsland
            ? "ort-widerspruch"
            : undefined;
      if (code) melden.addIssue({ code: "custom", params: { code }, path: ["gericht"], input: id });
    })
    .transform(({ gericht: id, ...rest }) => {
      const gericht = id === undefined ? undefined : gerichtMitId(id);
      return { ...rest, ...(gericht && { gericht: gerichtssitze(gericht) }) };
    })
    .exactOptional(),
  streit: z
    .strictObject({
      wert: teile.wert.describe("Streitwert des nachfolgenden Prozesses"),
      mindestgebuehrschalter: z
        .enum(["tatsaechliche-gebuehr", "halbe-gebuehr"])
        .default("tatsaechliche-gebuehr")
        .describe("Angerechnet wird die erhobene Gebühr (Vorgabe) oder nur die halbe"),
      am: teile.tag
        .exactOptional()
        .describe("Auftrag und Abgabe an das Streitgericht; ohne Angabe wie Antrag und Auftrag"),
      termin: z.boolean().exactOptional().describe("Mit Terminsgebühr Nr. 3104 VV; ohne Angabe nein"),
    })
    .exactOptional(),
  inkasso: z
    .strictObject({
      art: z.enum(["einfach", "regel", "umfangreich", "bestritten"]),
      verlangt: teile.betrag.exactOptional(),
      zahlungsvereinbarung: z.boolean().default(false),
    })
    .exactOptional()
    .describe("Grenze der Inkassokosten (§ 13e RDG)"),
  pruefung: pruefung.exactOptional().describe("Prüfung vor dem amtlichen Vordruck (§§ 688, 690, 702 ZPO)"),
});

/** The calculation's input from a validated body. */
export function alsMahneingabe(anfrage: z.output<typeof mahnAnfrage>, heute: Tag): Mahneingabe {
  const { antragAm = heute, vollstreckungsbescheid = false, umsatzsteuer = true, ...rest } = anfrage;
  return {
    verfahren: "mahnverfahren",
    vertreten: "antragsteller",
    auftragAm: antragAm,
    pruefung: {},
    ...rest,
    antragAm,
    vollstreckungsbescheid,
    umsatzsteuer,
  };
}

export const mahnAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    gerichtskosten: teile.kostenblock.optional(),
    anwaltskosten: teile.kostenblock,
    gesamt: teile.eurocent,
    gericht: z
      .object({
        gericht: z
          .object({
            id: z.string(),
            name: z.string(),
            postanschrift: z.string(),
            hausanschrift: z.string(),
            xjustizId: z.string(),
          })
          .optional(),
        bezeichnung: z.string(),
        norm: z.string(),
        stand: z.string(),
        rechenweg: teile.rechenweg,
      })
      .optional(),
    fristen: z
      .array(
        z.object({
          art: z.enum(["widerspruch", "vb-fruehestens", "vb-spaetestens", "einspruch", "begruendung"]),
          titel: z.string(),
          tag: z.string(),
          ungeschoben: z.string(),
          notfrist: z.boolean(),
          norm: z.string(),
          anderswo: z
            .array(z.object({ tag: z.string(), wo: z.string() }))
            .readonly()
            .meta({ description: "Tage an anderen Sitzen, wenn der Sitz nicht feststeht" }),
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly()
      .optional(),
    streit: z
      .object({
        gerichtskosten: z.object({ zeilen: teile.kostenzeilen, summe: teile.eurocent }).optional(),
        anwaltskosten: teile.kostenblock,
        gesamt: teile.eurocent,
      })
      .optional(),
    inkasso: z
      .object({
        satz: z.number(),
        gebuehr: teile.eurocent,
        einigung: teile.eurocent,
        auslagen: teile.eurocent,
        umsatzsteuer: teile.eurocent,
        hoechstbetrag: teile.eurocent,
        zuviel: teile.eurocent,
        fassung: teile.fassung,
        rechenweg: teile.rechenweg,
      })
      .optional(),
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);
