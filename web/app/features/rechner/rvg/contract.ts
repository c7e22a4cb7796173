import type { RvgEingabe, Schalter } from "@gebuehrenportal/gebuehren";
import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import { eurocents, tag } from "../contract-teile.ts";
import {
  betrag,
  gesamtposition,
  inHundertstel,
  kennung,
  position,
  stueck,
  wert,
} from "./contract-position.ts";

const auslagen = z.strictObject({
  pauschale: z
    .boolean()
    .exactOptional()
    .describe(
      "Pauschale der Nr. 7002 VV; ohne Angabe ja, außer neben entgelte und nach bloßer Beratungshilfe durch Rat (Nr. 2501, 2502 VV)",
    ),
  entgelte: betrag
    .exactOptional()
    .describe("Nr. 7001 VV: wirkliche Post- und Telekommunikationsentgelte statt der Pauschale"),
  kopien: z
    .array(
      z.strictObject({
        buchstabe: z
          .enum(["a", "b", "c", "d"])
          .describe("Buchstabe der Nr. 7000 Nr. 1 VV; bei b und c alle Seiten, gezählt werden die über 100"),
        sw: stueck.exactOptional().describe("Schwarz-weiße Seiten"),
        farbe: stueck.exactOptional().describe("Farbige Seiten"),
      }),
    )
    .max(50)
    .exactOptional()
    .describe("Nr. 7000 Nr. 1 VV: Kopien und Ausdrucke"),
  dateien: z
    .array(stueck)
    .max(200)
    .exactOptional()
    .describe("Nr. 7000 Nr. 2 VV: überlassene Dateien je Arbeitsgang"),
  kilometer: z.array(stueck).max(200).exactOptional().describe("Nr. 7003 VV: Kilometer je Reise"),
  verkehrsmittel: betrag.exactOptional().describe("Nr. 7004 VV: Kosten anderer Verkehrsmittel"),
  abwesenheiten: z
    .array(
      z.strictObject({
        minuten: z.int().min(1).max(1440).describe("Minuten der Abwesenheit an einem Reisetag"),
        ausland: z.boolean().exactOptional().describe("Reise ins Ausland: Zuschlag nach Nr. 7005 VV"),
      }),
    )
    .max(200)
    .exactOptional()
    .describe("Nr. 7005 VV: Tage- und Abwesenheitsgeld je Reisetag"),
  reisekosten: betrag.exactOptional().describe("Nr. 7006 VV: sonstige Auslagen einer Geschäftsreise"),
  gemeinsameReisen: z
    .array(
      z.strictObject({
        kosten: eurocents(1, 10 ** 12, "Kosten der gemeinsamen Reise nach Nr. 7003 bis 7006 VV in Eurocent"),
        einzeln: eurocents(1, 10 ** 12, "Was eine Reise nur für diese Angelegenheit gekostet hätte"),
        andere: z
          .array(eurocents(1, 10 ** 12, "Was die Reise zu einem anderen Geschäft einzeln gekostet hätte"))
          .min(1)
          .max(50),
      }),
    )
    .max(50)
    .exactOptional()
    .describe("Reisen, die mehreren Geschäften dienten: verteilt nach Vorbem. 7 Abs. 3 VV"),
  haftpflicht: z
    .strictObject({ praemieUeberGrenze: betrag })
    .exactOptional()
    .describe("Nr. 7007 VV: Prämie für den Teil der Haftpflichtsumme über der gesetzlichen Grenze"),
  durchlaufend: z
    .array(z.strictObject({ bezeichnung: z.string().max(200).describe("Wofür gezahlt wurde"), betrag }))
    .max(50)
    .exactOptional()
    .describe("Durchlaufende Posten ohne Umsatzsteuer (§ 10 Abs. 1 UStG)"),
});

const angelegenheit = z.strictObject({
  id: kennung.exactOptional(),
  bezeichnung: z.string().max(200).exactOptional().describe("Name der Angelegenheit in der Antwort"),
  auftragAm: tag
    .exactOptional()
    .describe(
      "Tag des unbedingten Auftrags, er bestimmt die Fassung (§ 60 Abs. 1 Satz 1 RVG); ohne Angabe heute",
    ),
  beiordnungAm: tag
    .exactOptional()
    .describe(
      "Tag der Beiordnung oder Bestellung; maßgeblich, wenn es keinen Auftrag gab (§ 60 Abs. 1 Satz 3 RVG)",
    ),
  weitereAuftraegeAm: z
    .array(tag)
    .max(50)
    .exactOptional()
    .describe(
      "Aufträge zu weiteren Gegenständen, deren Werte zusammengerechnet werden: der früheste zählt (§ 60 Abs. 2 RVG)",
    ),
  rechtsmittelAm: tag
    .exactOptional()
    .describe(
      "Tag des Rechtsmittels; zählt nur nach dem bis 31.12.2020 geltenden Wortlaut (§ 60 Abs. 1 Satz 2 RVG a. F.)",
    ),
  erledigtAm: tag
    .exactOptional()
    .describe(
      "Tag der Erledigung; nach mehr als zwei Kalenderjahren entfällt die Anrechnung (§ 15 Abs. 5 Satz 2 RVG)",
    ),
  vertretung: z
    .enum(["wahlanwalt", "beigeordnet", "bestellt"])
    .exactOptional()
    .describe(
      "Wahlanwalt (Vorgabe), beigeordnet (Prozesskostenhilfe, § 49 RVG) oder bestellt (feste Beträge)",
    ),
  bewilligterWert: wert
    .exactOptional()
    .describe(
      "Wert in Eurocent, für den Prozesskostenhilfe bewilligt ist; ohne Angabe für alles. Den Unterschied schuldet der Mandant",
    ),
  bewilligteQuote: z
    .number()
    .gt(0)
    .lt(100)
    .exactOptional()
    .describe(
      "Statt eines Werts: Prozentsatz des Gegenstands, für den Prozesskostenhilfe bewilligt ist (siehe schalter.teilbewilligung)",
    ),
  wert: wert
    .exactOptional()
    .describe("Gegenstandswert in Eurocent für alle Gebühren, die keinen eigenen nennen"),
  auftraggeber: z
    .int()
    .min(1)
    .max(100_000)
    .exactOptional()
    .describe("Zahl der Auftraggeber (Nr. 1008 VV); ohne Angabe einer"),
  verschiedeneGegenstaende: z
    .boolean()
    .exactOptional()
    .describe(
      "Die Auftraggeber verfolgen verschiedene Gegenstände: keine Erhöhung, Grenze nach § 22 Abs. 2 Satz 2 RVG",
    ),
  geldbusse: betrag
    .exactOptional()
    .describe("Geldbuße im Bußgeldverfahren in Eurocent; sie bestimmt die Stufe in Teil 5 VV"),
  positionen: z
    .array(
      z
        .strictObject({
          id: kennung.exactOptional(),
          auftrag: z
            .enum(["frueher", "einzeln"])
            .exactOptional()
            .describe(
              "Die Gebühr stammt aus einem anderen Auftrag in dieser Angelegenheit: einem früheren, der erweitert wurde (§ 15 Abs. 5 Satz 1 RVG), oder einem für einzelne Handlungen (§ 15 Abs. 6 RVG)",
            ),
          ...position,
        })
        .transform(inHundertstel),
    )
    .max(100),
  gesamtauftrag: z
    .array(z.strictObject(gesamtposition).transform(inHundertstel))
    .min(1)
    .max(50)
    .exactOptional()
    .describe(
      "Gebühren, die ein einziger Auftrag für alles von Anfang an gebracht hätte; ohne Angabe die Positionen ohne auftrag. Alle Aufträge zusammen bringen nicht mehr",
    ),
  auslagen: auslagen
    .exactOptional()
    .describe("Auslagen nach Teil 7 VV; ohne Angabe nur die Pauschale der Nr. 7002 VV"),
  vereinbarung: z
    .discriminatedUnion("art", [
      z.strictObject({
        art: z.literal("stunden"),
        minuten: z.int().min(1).max(6_000_000).describe("Gearbeitete Minuten"),
        jeStunde: betrag,
        taktMinuten: z
          .int()
          .min(1)
          .max(60)
          .exactOptional()
          .describe("Abrechnungstakt: angefangene Takte zählen ganz"),
      }),
      z.strictObject({ art: z.literal("pauschale"), betrag }),
    ])
    .exactOptional()
    .describe("Vergütungsvereinbarung (§ 3a RVG), neben der gesetzlichen Vergütung gerechnet; Nettobeträge"),
});

const bezug = z.strictObject({ angelegenheit: kennung, position: kennung });

/** Body of `POST /api/rechner/rvg`. Amounts are whole cents, rates decimal numbers, days `JJJJ-MM-TT`. */
export const rvgAnfrage = z.strictObject({
  angelegenheiten: z.array(angelegenheit).min(1).max(50),
  leistungsende: tag
    .exactOptional()
    .describe(
      "Ende der Leistung, bestimmt allein den Umsatzsteuersatz (§ 27 Abs. 1 UStG); ohne Angabe heute",
    ),
  umsatzsteuer: z
    .boolean()
    .exactOptional()
    .describe("false: keine Umsatzsteuer, etwa nach § 19 UStG; ohne Angabe wird sie berechnet"),
  anrechnungen: z
    .array(
      z.strictObject({
        regel: z
          .string()
          .max(40)
          .exactOptional()
          .describe(
            "Kennung der Anrechnungsregel, etwa vorb3-4; ohne Angabe die einzige, die zu beiden Gebühren passt",
          ),
        von: z.union([
          bezug,
          z.strictObject({
            frueher: z
              .strictObject({
                ...position,
                auftragAm: tag.describe("Tag des unbedingten Auftrags"),
                auftraggeber: z
                  .int()
                  .min(1)
                  .max(100_000)
                  .exactOptional()
                  .describe("Zahl der Auftraggeber damals"),
                erledigtAm: tag.exactOptional().describe("Tag der Erledigung (§ 15 Abs. 5 Satz 2 RVG)"),
                gezahlt: betrag
                  .exactOptional()
                  .describe("Auf diese Gebühr gezahlter Nettobetrag (§ 58 Abs. 2 Satz 2 RVG)"),
              })
              .transform(inHundertstel),
          }),
        ]),
        auf: bezug.describe("Die Gebühr, auf die angerechnet wird"),
        wert: wert
          .exactOptional()
          .describe(
            "Wert in Eurocent, der in die spätere Angelegenheit übergegangen ist; ohne Angabe der kleinere",
          ),
        betrag: wert
          .exactOptional()
          .describe(
            "Angerechneter Betrag in Eurocent, wenn er feststeht: tituliert, gezahlt oder verglichen (§ 15a Abs. 3 RVG)",
          ),
        ausnahme: z
          .boolean()
          .exactOptional()
          .describe(
            "Nr. 2503 VV vor einer Vollstreckbarerklärung: ein Viertel statt der Hälfte (Anm. 2 Satz 2)",
          ),
      }),
    )
    .max(100)
    .exactOptional()
    .describe("Anrechnungen zwischen Gebühren dieser Rechnung oder von früheren"),
  zahlungen: z
    .array(
      z.strictObject({
        betrag,
        von: z
          .enum(["vorschuss", "mandant", "gegner", "staatskasse"])
          .describe("Wer gezahlt hat: Vorschuss (§ 9 RVG), Mandant, Gegner oder Staatskasse (§ 47 RVG)"),
        umsatzsteuerProzent: z
          .number()
          .min(0)
          .max(100)
          .exactOptional()
          .describe("Enthaltener Umsatzsteuersatz in Prozent; ohne Angabe der Satz der Rechnung"),
        am: tag.exactOptional().describe("Tag der Zahlung"),
        angelegenheit: kennung
          .exactOptional()
          .describe("Angelegenheit, auf die gezahlt wurde; nötig für §§ 58, 50 RVG"),
        position: kennung
          .exactOptional()
          .describe("Gebühr, auf die gezahlt wurde, etwa die Geschäftsgebühr (§ 58 Abs. 2 Satz 2 RVG)"),
      }),
    )
    .max(100)
    .exactOptional()
    .describe("Erhaltene Zahlungen, brutto"),
  schalter: z
    .strictObject({
      reihenfolge: z
        .enum(["anrechnung-vor-kappung", "kappung-vor-anrechnung"])
        .exactOptional()
        .describe("Anrechnung vor der Begrenzung nach § 15 Abs. 3 RVG (Vorgabe) oder danach"),
      pauschale: z
        .enum(["vor-anrechnung", "nach-anrechnung"])
        .exactOptional()
        .describe("Grundlage der Nr. 7002 VV: die Gebühren vor der Anrechnung (Vorgabe) oder danach"),
      teilbewilligung: z
        .enum(["teilwert", "gebuehrenquote"])
        .exactOptional()
        .describe(
          "Prozesskostenhilfe für einen Prozentsatz: Gebühren aus diesem Teil des Werts (Vorgabe) oder dieser Teil der Gebühren aus dem ganzen Wert",
        ),
      erhoehung2501: z
        .enum(["nein", "ja"])
        .exactOptional()
        .describe("Ob Nr. 1008 VV die Beratungsgebühr der Nr. 2501 VV erhöht"),
      uebergang2021: z
        .enum(["neues-recht", "altes-recht"])
        .exactOptional()
        .describe("§ 60 RVG bei einem Rechtsmittel um den 1. Januar 2021: neuer oder alter Wortlaut"),
      rechtswechsel: z
        .enum(["entstandener-betrag", "neues-recht"])
        .exactOptional()
        .describe(
          "Anrechnung über einen Rechtswechsel: Betrag, wie er entstanden ist, oder nach neuem Recht",
        ),
    } satisfies Record<keyof Schalter, z.ZodType>)
    .exactOptional()
    .describe("Streitfragen; der erste Wert ist jeweils die Vorgabe"),
});
export type RvgAnfrage = z.output<typeof rvgAnfrage>;

/**
 * The engine's input from a validated body. Defaults: ids `a1`, `a2` …; the mandate today where neither mandate nor
 * appointment is dated; the service ends today.
 */
export function alsEingabe(anfrage: RvgAnfrage, heute: Tag): RvgEingabe {
  const { angelegenheiten, leistungsende = heute, ...rest } = anfrage;
  return {
    ...rest,
    leistungsende,
    angelegenheiten: angelegenheiten.map((a, i) => ({
      ...a,
      id: a.id ?? `a${i + 1}`,
      ...(a.auftragAm || a.beiordnungAm ? {} : { auftragAm: heute }),
    })),
  };
}
