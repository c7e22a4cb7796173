import {
  type Bekanntgabeart,
  bekanntgabearten,
  type Kuendigungsart,
  kuendigungsfristen,
} from "@gebuehrenportal/fristen";
import { katalogtreffer } from "@gebuehrenportal/fristen/katalogsuche";
import { wahltage } from "@gebuehrenportal/gesetze/fristenkatalog/wahltage.ts";
import {
  type Unterbrechungshandlung,
  unterbrechungshandlungen,
} from "@gebuehrenportal/gesetze/fristregeln/verfolgungshandlungen.ts";
import { z } from "zod";
import { tag } from "../contract-teile.ts";
import { dauer, ereignisAm, fristtyp, grund, hoechstgrenze, ort, verschiebung } from "./contract-teile.ts";

const ja = z.boolean();
const jahre = z.int().min(0).max(100);

/** One operation; its name decides which fields belong to it. */
const vorgang = <N extends string, F extends z.ZodRawShape>(operation: N, felder: F) =>
  z.strictObject({ operation: z.literal(operation), ...felder });

const zugang = {
  weg: z
    .enum(bekanntgabearten as readonly [Bekanntgabeart, ...Bekanntgabeart[]])
    .describe("Art der Zustellung oder Bekanntgabe"),
  am: tag.describe(
    "Tag, mit dem der Weg beginnt: Aufgabe zur Post, Absendung, Bereitstellung, Aushang, Zustellung",
  ),
  tatsaechlichAm: tag.exactOptional().describe("Nachgewiesener tatsächlicher Zugang oder Abruf"),
  nichtZugegangen: ja.exactOptional(),
  landesbehoerde: ja.exactOptional().describe("Behörde eines Landes mit eigenem Verwaltungsverfahrensgesetz"),
  elektronisch: ja.exactOptional(),
  ortsbestellverkehr: ja.exactOptional(),
  bestimmteDauer: dauer.exactOptional().describe("Vom Gericht oder der Behörde bestimmte längere Frist"),
  bestimmterTag: tag.exactOptional().describe("In der Allgemeinverfügung bestimmter Tag"),
  eingangAm: tag.exactOptional().describe("Elektronisches Empfangsbekenntnis: Eingang im Postfach"),
  ruecksendungAm: tag.exactOptional().describe("Elektronisches Empfangsbekenntnis: Tag der Rücksendung"),
  ort: ort.exactOptional(),
};

const fristkern = {
  ereignisAm: ereignisAm
    .exactOptional()
    .describe("Tag des Ereignisses; entweder dieser oder die Bekanntgabe"),
  bekanntgabe: z.strictObject(zugang).exactOptional(),
  ereignisArt: z
    .enum([
      "ereignis",
      "zustellung",
      "bekanntgabe",
      "verkuendung",
      "erlass",
      "zugang",
      "kenntnis",
      "termin",
      "antrag",
      "faelligkeit",
      "inkrafttreten",
      "fristablauf",
      "beendigung",
    ])
    .exactOptional(),
  ereignisUhr: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .exactOptional()
    .describe("HH:MM in Deutschland; nur für Fristen in Stunden"),
  ereignisAmTagesende: ja.exactOptional().describe("Rückwärts: das Ereignis ist der Ablauf des Tages"),
  beginn: z
    .enum(["ereignis", "tagesanfang"])
    .exactOptional()
    .describe("§ 187 Abs. 1 BGB (Vorgabe) oder Abs. 2: der Tag zählt mit"),
  dauer,
  richtung: z.enum(["vorwaerts", "rueckwaerts"]).exactOptional(),
  verschiebung: verschiebung.exactOptional(),
  hoechstgrenze: hoechstgrenze.exactOptional(),
  fristtyp: fristtyp.exactOptional(),
  amtsblatt: ja.exactOptional().describe("Unionsgerichte: Frist ab Veröffentlichung im Amtsblatt"),
  anmeldefristTage: z.int().min(0).max(365).exactOptional().describe("§ 123 Abs. 2 AktG"),
};

type Anfang = { readonly ereignisAm?: unknown; readonly bekanntgabe?: unknown };
const entwederOder = ({ ereignisAm: tag_, bekanntgabe }: Anfang) =>
  (tag_ === undefined) !== (bekanntgabe === undefined);
const einAnfang = { params: { code: "ereignis-oder-bekanntgabe" }, path: ["ereignisAm"] };

const hemmung = z.strictObject({
  art: z.enum(["verhandlung", "rechtsverfolgung", "hoehere-gewalt", "sonstige"]),
  von: tag.describe("Erster Tag der Hemmung, er zählt mit"),
  bis: tag
    .exactOptional()
    .describe(
      "Letzter Tag; bei Rechtsverfolgung die rechtskräftige Entscheidung oder anderweitige Erledigung",
    ),
});

const unterbrechung = z.strictObject({
  am: tag.describe("Tag der Handlung; er ist der erste der neuen Frist"),
  handlung: z
    .enum(Object.keys(unterbrechungshandlungen) as [Unterbrechungshandlung, ...Unterbrechungshandlung[]])
    .exactOptional()
    .describe("Nummer in § 33 Abs. 1 OWiG oder § 78c Abs. 1 StGB"),
  zugestelltAm: tag
    .exactOptional()
    .describe("Nur beim Bußgeldbescheid (owig-9): ist er zu spät zugestellt, unterbricht die Zustellung"),
});

const ultimo = {
  ereignisAm,
  dauer,
  verschiebung: verschiebung.exactOptional(),
  fristtyp: fristtyp.exactOptional(),
  ...grund,
};

const fristenkennung = z
  .string()
  .regex(/^[a-z0-9-]{1,60}$/)
  .refine((id) => katalogtreffer(id) !== undefined, { params: { code: "unbekannte-frist" } })
  .meta({ description: "Kennung im Fristenkatalog", example: "zpo-517" });

const wahltag = (frage: string) =>
  tag
    .exactOptional()
    .describe(`${frage}; entscheidet bei Einträgen, die es nennen (fassungen[].wahl), über die Fassung`);

/** Days that choose between the versions of an entry. */
const waehlendeTage = {
  vertragAm: wahltag(wahltage.vertrag.frage),
  asylantragAm: wahltag(wahltage.asylantrag.frage),
  inverkehrbringenAm: wahltag(wahltage.inverkehrbringen.frage),
  verfahrensbeginnAm: wahltag(wahltage.verfahrensbeginn.frage),
  erwerbsvorgangAm: wahltag(wahltage.erwerbsvorgang.frage),
};

/** What an entry of the catalogue may be told; which days it takes, the entry says. */
const angabenZumEintrag = {
  ereignisAm: ereignisAm.exactOptional().describe("Auslösender Tag; entweder dieser oder die Bekanntgabe"),
  bekanntgabe: z.strictObject(zugang).exactOptional(),
  ereignisUhr: fristkern.ereignisUhr,
  dauer: dauer.exactOptional().describe("Wo das Gesetz keine Zahl nennt: die gesetzte Frist"),
  bis: tag.exactOptional().describe("Statt der Dauer der gesetzte letzte Tag"),
  variante: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .exactOptional()
    .describe("Kennung einer Variante des Eintrags"),
  grenzeAb: tag
    .exactOptional()
    .describe(
      "Tag, von dem die Höchstgrenze läuft; welcher, sagt der Eintrag. Fehlt der Auslöser, wird die Grenze allein gerechnet",
    ),
  verkuendungAm: tag.exactOptional().describe("Verkündung; spätestens fünf Monate danach beginnt die Frist"),
  zustellungAm: tag.exactOptional(),
  urteilZuDenAktenAm: tag.exactOptional(),
  entscheidungAm: tag.exactOptional(),
  ...waehlendeTage,
  amtsblatt: fristkern.amtsblatt,
  anmeldefristTage: fristkern.anmeldefristTage,
  postlaufTage: z.int().min(0).max(30).exactOptional(),
};

/** What the entry asked for may be told: what each entry takes, and what holds for the whole chain (place, purpose). */
const angabenZurFrist = {
  ...angabenZumEintrag,
  ort: grund.ort,
  weitereOrte: grund.weitereOrte,
  vorfristen: grund.vorfristen,
  zweck: grund.zweck,
  streit: grund.streit,
};

type Ausloeser = Anfang & { readonly verkuendungAm?: unknown; readonly grenzeAb?: unknown };
function einAusloeser({ ereignisAm: tag_, bekanntgabe, verkuendungAm, grenzeAb }: Ausloeser): boolean {
  const genannt = [tag_, bekanntgabe].filter((t) => t !== undefined).length;
  return genannt === 1 || (genannt === 0 && (verkuendungAm ?? grenzeAb) !== undefined);
}

const hoechstensEreignisse = 20;

/** Body of `POST /api/rechner/fristen`: one operation of the engine, or a deadline of the catalogue. */
export const fristanfrage = z
  .discriminatedUnion("operation", [
    vorgang("frist", { ...fristkern, ...grund }).refine(entwederOder, einAnfang),
    vorgang("katalog", { id: fristenkennung, ...angabenZurFrist }).refine(einAusloeser, einAnfang),
    vorgang("kette", {
      id: fristenkennung,
      ...angabenZurFrist,
      ereignisse: z
        .record(fristenkennung, z.strictObject(angabenZumEintrag).refine(einAusloeser, einAnfang))
        .refine((e) => Object.keys(e).length <= hoechstensEreignisse, {
          params: { code: "zu-viele-ereignisse" },
        })
        .exactOptional()
        .describe("Bekannte Auslöser späterer Fristen der Kette, je Kennung"),
    }).refine(einAusloeser, einAnfang),
    vorgang("bekanntgabe", zugang),
    vorgang("verlaengerung", {
      id: fristenkennung
        .exactOptional()
        .describe("Frist des Katalogs: prüft, ob und wie weit das Gesetz die Verlängerung zulässt"),
      einwilligung: ja
        .exactOptional()
        .describe("Der Gegner willigt ein (§ 520 Abs. 2 Satz 2, § 551 Abs. 2 Satz 5 ZPO); nur mit id"),
      frist: z.strictObject(fristkern).refine(entwederOder, einAnfang).exactOptional(),
      bisherigesEndeAm: tag.exactOptional().describe("Tatsächliches Ende der bisherigen Frist"),
      um: dauer.exactOptional(),
      bis: tag.exactOptional(),
      antragAm: tag.exactOptional().describe("Eingang des Antrags bei Gericht"),
      notfrist: ja.exactOptional(),
      zweite: ja.exactOptional(),
      vorlaeufig: ja.exactOptional().describe("Über den Antrag ist nicht entschieden"),
      ...grund,
    })
      .refine((e) => (e.frist === undefined) !== (e.bisherigesEndeAm === undefined), {
        params: { code: "frist-oder-ende" },
        path: ["bisherigesEndeAm"],
      })
      .refine((e) => (e.um === undefined) !== (e.bis === undefined), {
        params: { code: "um-oder-bis" },
        path: ["um"],
      })
      .refine((e) => e.id !== undefined || e.einwilligung === undefined, {
        params: { code: "nur-mit-frist" },
        path: ["einwilligung"],
      })
      .refine((e) => e.id === undefined || e.notfrist === undefined, {
        params: { code: "sagt-die-frist" },
        path: ["notfrist"],
      })
      .refine((e) => e.id === undefined || e.regime === undefined, {
        params: { code: "sagt-die-frist" },
        path: ["regime"],
      }),
    vorgang("verjaehrung", {
      ereignisAm,
      dauer,
      beginn: z
        .enum(["jahresende", "taggenau"])
        .exactOptional()
        .describe("§ 199 Abs. 1 BGB (Vorgabe) oder auf den Tag genau (§§ 200, 438, 634a BGB)"),
      hemmungen: z.array(hemmung).max(50).exactOptional(),
      neubeginnAm: z
        .array(tag)
        .max(20)
        .exactOptional()
        .describe("Tage eines Neubeginns (§ 212 BGB), mit regime OWIG-VERJ Tage einer Unterbrechung"),
      unterbrechungen: z
        .array(unterbrechung)
        .max(50)
        .exactOptional()
        .describe("Nur mit regime OWIG-VERJ: was die Verfolgungsverjährung unterbricht"),
      dauerNachBescheid: dauer
        .exactOptional()
        .describe(
          "Nur mit regime OWIG-VERJ: längere Frist ab Bußgeldbescheid (owig-9) oder öffentlicher Klage (owig-13), wie § 26 Abs. 3 StVG sie kennt",
        ),
      verfolgungsrecht: z
        .enum(["owig", "stgb"])
        .exactOptional()
        .describe(
          "Nur mit regime OWIG-VERJ: welche äußerste Grenze gilt; ohne Angabe das Recht der ersten Handlung, sonst owig",
        ),
      hoechstfristen: z
        .array(hoechstgrenze.omit({ verschiebung: true }))
        .max(5)
        .exactOptional(),
      verschiebung: verschiebung.exactOptional(),
      ...grund,
    }),
    vorgang("kuendigung", {
      zugangAm: tag.describe("Zugang der Kündigung"),
      art: z
        .enum(Object.keys(kuendigungsfristen) as [Kuendigungsart, ...Kuendigungsart[]])
        .exactOptional()
        .describe("Gesetzliche Kündigungsfrist nach ihrer Norm; sonst Dauer und Endtermine"),
      jahre: jahre.exactOptional().describe("Volle Jahre des Arbeits- oder Mietverhältnisses"),
      dauer: dauer.exactOptional(),
      endtermine: z
        .array(z.enum(["15", "monatsende", "quartalsende", "samstag"]))
        .min(1)
        .max(4)
        .exactOptional(),
      ...grund,
    }).refine((e) => e.art !== undefined || e.dauer !== undefined, {
      params: { code: "art-oder-dauer" },
      path: ["art"],
    }),
    vorgang("wiedereinsetzung", {
      wegfallAm: tag.describe("Tag, an dem das Hindernis weggefallen ist"),
      versaeumtesEndeAm: tag.exactOptional(),
      begruendung: ja.exactOptional().describe("Versäumt ist die Frist zur Begründung eines Rechtsmittels"),
      kuendigungsschutz: ja.exactOptional().describe("Nachträgliche Zulassung nach § 5 KSchG"),
      ...grund,
    }),
    vorgang("ohne-belehrung", {
      ereignisAm,
      asyl: z.enum(["regel", "grenzverfahren"]).exactOptional(),
      asylantragAm: wahltag(wahltage.asylantrag.frage).describe(
        "Tag des Asylantrags; vor dem 12.06.2026 gilt ein Jahr (§ 87e AsylG). Nur mit asyl",
      ),
      ...grund,
    }),
    vorgang("fuenf-monate", {
      verkuendungAm: tag,
      zustellungAm: tag.exactOptional(),
      dauer,
      ...grund,
    }),
    vorgang("revision-stpo", {
      verkuendungAm: tag,
      zustellungAm: tag.exactOptional(),
      urteilZuDenAktenAm: tag.exactOptional(),
      ...grund,
    }),
    vorgang("unterbrechung", { endeAm: tag.describe("Ende der Unterbrechung"), dauer, ...grund }),
    vorgang("jahresende", ultimo),
    vorgang("monatsende", {
      ...ultimo,
      danachMonate: z.int().min(1).max(1200).exactOptional().describe("Folgefrist (§ 558b Abs. 2 BGB)"),
    }),
    vorgang("rueckschau", ultimo),
    vorgang("monatsmarke", {
      ereignisAm: tag.describe("Ein Tag des Monats"),
      marke: z.enum(["anfang", "mitte", "ende"]).describe("§ 192 BGB"),
      verschiebung: verschiebung.exactOptional(),
      ...grund,
    }),
    vorgang("werktag", {
      monatAm: tag.describe("Ein Tag des Monats"),
      n: z.int().min(1).max(20).exactOptional().describe("Der wievielte Werktag; Vorgabe der dritte"),
      samstag: z.enum(["zaehlt-ausser-letzter", "zaehlt", "zaehlt-nicht"]).exactOptional(),
      ...grund,
    }),
    vorgang("zeitraeume", {
      zeitraeume: z
        .array(z.strictObject({ von: tag, bis: tag }))
        .min(1)
        .max(200),
      dauer,
      ...grund,
    }),
    vorgang("gmbh-ladung", {
      versammlungAm: tag,
      postlaufTage: z.int().min(0).max(30).exactOptional(),
      ...grund,
    }),
    vorgang("vorfrist", {
      endeAm: tag,
      dauer,
      ort: grund.ort,
      regime: grund.regime,
    }),
    vorgang("demnaechst", {
      fristendeAm: tag,
      eingangAm: tag.describe("Eingang bei Gericht"),
      zustellungAm: tag,
      verzoegerungTage: z.int().min(0).max(10_000).describe("Selbst zu vertretende Verzögerung"),
    }),
    vorgang("emrk", { ereignisAm, entscheidungAm: tag.exactOptional(), ...grund }),
    vorgang("eug", { ereignisAm, dauer: dauer.exactOptional(), amtsblatt: ja.exactOptional(), ...grund }),
  ])
  .meta({ description: "Das Feld operation wählt die Rechnung und damit ihre übrigen Felder." });

export type Fristanfrage = z.output<typeof fristanfrage>;
