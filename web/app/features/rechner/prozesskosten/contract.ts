import { gerichtMitId } from "@gebuehrenportal/gesetze/gerichte";
import type { Tag } from "@gebuehrenportal/recht";
import { z } from "zod";
import * as teile from "../contract-teile.ts";
import { keinErgebnis } from "../kein-ergebnis-contract.ts";
import type { Anteil, ProzesskostenEingabe } from "./eingabe.ts";
import { rechtswege } from "./rechtsweg/rechtsweg.ts";
import { folgesachenarten, hoechstensFolgesachen } from "./verbund/folgesachen.ts";

const prozent = teile.hundertstel(100);

/** A share: percent with two decimals at most, or a fraction such as `5/16`. */
const anteil = z
  .union([z.number().min(0).max(100), z.string().regex(/^\d{1,4}\/\d{1,4}$/)])
  .refine(
    (wert) => {
      if (typeof wert === "number") return Math.abs(wert * 100 - Math.round(wert * 100)) < 1e-6;
      const [zaehler = 0, nenner = 0] = wert.split("/").map(Number);
      return nenner > 0 && zaehler <= nenner;
    },
    { params: { code: "kein-anteil" } },
  )
  .transform((wert): Anteil => {
    if (typeof wert === "number") return { zaehler: Math.round(wert * 100), nenner: 10_000 };
    const [zaehler = 0, nenner = 1] = wert.split("/").map(Number);
    return { zaehler, nenner };
  });

const quoten = z.strictObject({
  eigeneVonGegner: anteil.describe(
    "Was die eigene Seite von den außergerichtlichen Kosten der Gegenseite trägt: Prozent oder Bruch wie 5/16",
  ),
  gegnerVonEigenen: anteil.describe(
    "Was die Gegenseite von den außergerichtlichen Kosten der eigenen Seite trägt",
  ),
  gericht: anteil.describe("Was die eigene Seite von den Gerichtskosten trägt"),
});

const wirklicheKosten = z.strictObject({
  betrag: teile.betrag.exactOptional().describe("Angemeldete Kosten statt der berechneten des Anwalts"),
  reise: teile.betrag.exactOptional().describe("Reisekosten der Partei und andere Kosten neben dem Anwalt"),
});

const seite = z.strictObject({
  anwalt: z
    .enum(["gemeinsam", "je", "ohne"])
    .exactOptional()
    .describe("Ein Anwalt für alle (Vorgabe, Nr. 1008 VV), für jede Partei einer, oder keiner"),
  parteien: z.int().min(1).max(100).exactOptional().describe("Ohne Angabe eine"),
  vorsteuerabzug: z.boolean().exactOptional().describe("Umsatzsteuer ist dann keine Kostenlast"),
});

const gerichtskennung = teile.kennung.refine((id) => gerichtMitId(id) !== undefined, {
  params: { code: "unbekannter-ort" },
});

const instanz = z.strictObject({
  am: teile.tag
    .exactOptional()
    .describe("Auftrag und Einreichung; ohne Angabe heute oder wie die Instanz davor"),
  ende: z
    .enum(["urteil", "vergleich", "ruecknahme", "anerkenntnis", "erledigung"])
    .exactOptional()
    .describe(
      "Ohne Angabe urteil, bei einer Scheidung der Beschluss; erledigung: übereinstimmend und ohne Streit um die Kosten; vergleich und anerkenntnis nicht bei finanz und scheidung",
    ),
  wert: teile.wert.exactOptional(),
  vorBegruendung: z
    .boolean()
    .exactOptional()
    .describe("Rechtsmittel zurückgenommen, bevor die Begründung einging"),
  volleGebuehr: z
    .boolean()
    .exactOptional()
    .describe(
      "Vor der Begründung zurückgenommen: Gegenseite des Rechtsmittels mit voller statt ermäßigter Verfahrensgebühr (BGH, VI ZB 21/06)",
    ),
  streitig: z
    .boolean()
    .exactOptional()
    .describe("Arbeitsgericht, vorzeitiges Ende: nach streitiger Verhandlung (Nr. 8211 KV GKG)"),
  termin: z
    .boolean()
    .exactOptional()
    .describe("Terminsgebühr; ohne Angabe ja, außer bei Rücknahme und Erledigung"),
  zulassung: z
    .enum(["erfolglos", "zurueckgenommen", "erfolgreich"])
    .exactOptional()
    .describe("Nichtzulassungsbeschwerde oder Antrag auf Zulassung vor dieser Instanz; ohne Angabe keine"),
  rechtsmittelVon: z.enum(["eigene", "gegner"]).exactOptional(),
  zeugen: teile.betrag.exactOptional(),
  sachverstaendige: teile.betrag.exactOptional(),
  eigeneKosten: wirklicheKosten.exactOptional().describe("Wirkliche Kosten der eigenen Seite"),
  gegnerKosten: wirklicheKosten.exactOptional().describe("Wirkliche Kosten der Gegenseite"),
  quoten: quoten.exactOptional().describe("Andere Quoten in dieser Instanz"),
});

/** Body of `POST /api/rechner/prozesskosten`. */
export const prozesskostenAnfrage = z.strictObject({
  wert: teile.wert.describe(
    "Streitwert in Eurocent; bei einer Scheidung der Wert der Ehesache allein (§ 43 FamGKG)",
  ),
  rechtsweg: z
    .enum(rechtswege)
    .exactOptional()
    .describe(
      "Ohne Angabe der des Gerichts, sonst zivil; scheidung: Scheidung mit Folgesachen nach dem FamGKG, ohne onlineVerfahren, mahnverfahren, vorgerichtlich, aussicht, zulassung und mehrere Parteien einer Seite",
    ),
  gericht: gerichtskennung
    .exactOptional()
    .describe("Gericht der ersten Instanz; Kennung, wie /api/rechner/orte sie nennt"),
  folgesachen: z
    .array(
      z.strictObject({
        art: z.enum(folgesachenarten).describe("Gegenstand (§ 137 Abs. 2, 3 FamFG)"),
        wert: teile.betrag
          .exactOptional()
          .describe("Ohne Angabe nur bei sorge, umgang, herausgabe: die Erhöhung nach § 44 Abs. 2 FamGKG"),
      }),
    )
    .min(1)
    .max(hoechstensFolgesachen)
    .exactOptional()
    .describe("Nur bei einer Scheidung; ihre Werte kommen hinzu, für jede werden die Mehrkosten gerechnet"),
  onlineVerfahren: z
    .boolean()
    .exactOptional()
    .describe("Online-Verfahren vor dem Amtsgericht (Nr. 1216 KV GKG)"),
  rolle: z
    .enum(["klaeger", "beklagter"])
    .exactOptional()
    .describe(
      "Ohne Angabe klaeger; bei einer Scheidung ist das der Antragsteller, beklagter der Antragsgegner",
    ),
  instanzen: z
    .array(instanz)
    .min(1)
    .max(3)
    .exactOptional()
    .describe("Ohne Angabe eine, durch Urteil beendet; wert der ersten nicht neben Folgesachen"),
  eigene: seite.exactOptional(),
  gegner: seite.exactOptional(),
  vorgerichtlich: z
    .strictObject({
      am: teile.tag.exactOptional().describe("Auftrag; ohne Angabe wie der erste Abschnitt danach"),
      wert: teile.wert.exactOptional(),
      satz: teile.hundertstel(2.5).exactOptional().describe("Satz der Nr. 2300 VV; ohne Angabe 1,3"),
      auchGegner: z.boolean().exactOptional().describe("Auch die Gegenseite hatte schon einen Anwalt"),
      nebenforderung: z.boolean().exactOptional().describe("Die eigene Geschäftsgebühr wird mit eingeklagt"),
    })
    .exactOptional(),
  mahnverfahren: z
    .strictObject({
      am: teile.tag.exactOptional().describe("Ohne Angabe wie die erste Instanz"),
      wert: teile.wert.exactOptional(),
      widerspruchDurchAnwalt: z.boolean().exactOptional(),
    })
    .exactOptional(),
  ohneMindestwert: z
    .boolean()
    .exactOptional()
    .describe("Finanzgerichte: Kindergeld oder § 155 Satz 2 FGO (§ 52 Abs. 4 Nr. 1 GKG)"),
  prozesskostenhilfe: z
    .boolean()
    .exactOptional()
    .describe("Eigene Seite, ohne Raten; bei einer Scheidung die Verfahrenskostenhilfe"),
  kostenquote: prozent.exactOptional().describe("Eigener Anteil an den Kosten in Prozent (§ 92 ZPO)"),
  quoten: quoten
    .exactOptional()
    .describe(
      "Statt einer Quote: je ein Anteil an den Kosten jeder Seite und des Gerichts (§§ 92, 106 ZPO); ohne Prozesskostenhilfe",
    ),
  aussicht: prozent.exactOptional().describe("Aussicht zu gewinnen in Prozent"),
});

/** The engine's input; an instance without a day begins when the one before it did. */
export function alsEingabe(
  {
    rolle = "klaeger",
    instanzen = [{}],
    mahnverfahren,
    vorgerichtlich,
    ...rest
  }: z.output<typeof prozesskostenAnfrage>,
  heute: Tag,
): ProzesskostenEingabe & { readonly gericht?: string } {
  let am = heute;
  const folge = instanzen.map((i) => {
    am = i.am ?? am;
    return { ...i, am, ende: i.ende ?? ("urteil" as const) };
  });
  const erste = folge[0]?.am ?? heute;
  const mahn = mahnverfahren && { ...mahnverfahren, am: mahnverfahren.am ?? erste };
  const { satz: satz100, ...vor } = vorgerichtlich ?? {};
  return {
    ...rest,
    rolle,
    instanzen: folge,
    ...(mahn && { mahnverfahren: mahn }),
    ...(vorgerichtlich && {
      vorgerichtlich: {
        ...vor,
        am: vor.am ?? mahn?.am ?? erste,
        ...(satz100 !== undefined && { satz100 }),
      },
    }),
  };
}

const summen = z.object({
  eigene: teile.eurocent,
  gegner: teile.eurocent,
  gericht: teile.eurocent,
  zusammen: teile.eurocent,
});
const nichtErstattet = z
  .object({ eigene: teile.eurocent, gegner: teile.eurocent, normen: z.string() })
  .describe("Anwaltskosten, die auch bei Obsiegen niemand erstattet");
const angemeldet = z.object({ betrag: teile.eurocent.optional(), reise: teile.eurocent.optional() });
const gerichtsangabe = z.object({ id: z.string(), name: z.string() });
const beteiligter = z.enum(["eigene", "gegner", "anwalt", "staatskasse", "gericht"]);
const zeile = z.object({
  art: z.string(),
  nr: z.string(),
  norm: z.string(),
  wert: teile.eurocent.optional(),
  satz: z.number().optional(),
  betrag: teile.eurocent,
  rechenweg: teile.rechenweg,
});
const anwalt = z.object({
  rechnungen: z.int(),
  betrag: teile.eurocent,
  rechnung: z.object({
    angelegenheiten: z
      .array(
        z.object({
          fassung: teile.fassung.omit({ norm: true }),
          zeilen: z.array(zeile).readonly(),
          netto: teile.eurocent,
        }),
      )
      .readonly(),
    netto: teile.eurocent,
    umsatzsteuer: z.object({
      prozent: z.number(),
      betrag: teile.eurocent,
      norm: z.string(),
      grund: z.string(),
    }),
    brutto: teile.eurocent,
  }),
});

export const prozesskostenAntwort = z.discriminatedUnion("art", [
  z.object({
    art: z.literal("ergebnis"),
    rechenstand: teile.rechenstand,
    gericht: gerichtsangabe.optional().describe("Das angegebene Gericht der ersten Instanz"),
    abschnitte: z
      .array(
        z.object({
          id: z.enum(["vorgerichtlich", "mahnverfahren", "1", "zulassung2", "2", "zulassung3", "3"]),
          titel: z.string(),
          instanzgericht: gerichtsangabe
            .optional()
            .describe("Gericht dieser Instanz, wie es aus dem angegebenen Gericht folgt"),
          eigene: anwalt.optional(),
          gegner: anwalt.optional(),
          gericht: z
            .object({ fassung: teile.fassung, zeilen: z.array(zeile).readonly(), summe: teile.eurocent })
            .optional(),
          gebuehrenfrei: z.object({ text: z.string(), norm: z.string() }).optional(),
          summen,
          nichtErstattet,
          wirklich: z
            .object({ eigene: angemeldet.optional(), gegner: angemeldet.optional() })
            .optional()
            .describe("Angegebene Kosten der Seiten, wo sie statt der berechneten oder daneben zählen"),
        }),
      )
      .readonly(),
    summen,
    nichtErstattet,
    ausgaenge: z
      .array(
        z.object({
          art: z.enum(["unterliegen", "obsiegen", "quote", "kostenaufhebung"]),
          titel: z.string().optional().describe("Bei einer Scheidung: wodurch es dazu kommt"),
          norm: z.string(),
          eigene: teile.eurocent,
          gegner: teile.eurocent,
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly(),
    mehrkosten: z
      .array(
        z.object({
          folgesache: z.enum(folgesachenarten),
          titel: z.string(),
          wert: teile.eurocent,
          mit: summen,
          ohne: summen,
          mehr: summen,
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly()
      .optional()
      .describe(
        "Mehrkosten jeder Folgesache: alle Kosten mit ihr weniger die Kosten ohne sie (§ 150 Abs. 4 FamFG)",
      ),
    ausgleich: z
      .object({ schuldner: z.enum(["eigene", "gegner"]), betrag: teile.eurocent, rechenweg: teile.rechenweg })
      .optional()
      .describe("Kostenausgleichung nach § 106 ZPO"),
    kostenausgleichung: z
      .object({
        ansprueche: z
          .array(
            z.object({
              glaeubiger: z.enum(["eigene", "gegner"]),
              betrag: teile.eurocent,
              rechenweg: teile.rechenweg,
            }),
          )
          .readonly(),
        schuldner: z.enum(["eigene", "gegner"]),
        betrag: teile.eurocent,
        rechenweg: teile.rechenweg,
      })
      .optional()
      .describe("Zwei Ansprüche nach den Quoten beider Seiten, verrechnet (§ 106 ZPO)"),
    zahlungen: z
      .array(
        z.object({
          von: beteiligter,
          an: beteiligter,
          betrag: teile.eurocent,
          norm: z.string(),
          rechenweg: teile.rechenweg,
        }),
      )
      .readonly()
      .optional()
      .describe("Wer nach der Kostenquote an wen zahlt"),
    gewinnschwelle: z
      .object({ prozent: z.number(), rechenweg: teile.rechenweg })
      .optional()
      .describe("Fehlt bei einer Scheidung"),
    erwartung: z.object({ betrag: teile.eurocent, rechenweg: teile.rechenweg }).optional(),
    staatskasse: teile.eurocent.optional(),
    vermerke: teile.vermerke,
  }),
  keinErgebnis,
]);
