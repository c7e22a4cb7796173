import { vvNummer } from "@gebuehrenportal/gebuehren";
import { z } from "zod";
import { eurocents } from "../contract-teile.ts";

/** Largest amount a call may name: far above the caps of § 22 RVG, far below what integers hold. */
const hoechstbetrag = 10 ** 13;

export const betrag = eurocents(0, hoechstbetrag, "Betrag in ganzen Eurocent");
export const wert = eurocents(1, hoechstbetrag, "Gegenstandswert in ganzen Eurocent");
const satz = z
  .number()
  .min(0)
  .max(100)
  .refine((zahl) => Math.abs(zahl * 100 - Math.round(zahl * 100)) < 1e-9, {
    params: { code: "zwei-nachkommastellen" },
  })
  .meta({ description: "Gebührensatz, höchstens zwei Nachkommastellen", example: 1.3 });
export const kennung = z
  .string()
  .regex(/^[\w.-]{1,40}$/)
  .meta({ description: "Kennung aus Buchstaben, Ziffern, Punkt, Strich; höchstens 40 Zeichen" });
const nummer = z
  .string()
  .max(10)
  .refine((nr) => nr === "34" || vvNummer(nr) !== undefined, { params: { code: "unbekannte-nummer" } })
  .meta({ description: "Nummer des Vergütungsverzeichnisses, oder 34 für § 34 RVG", example: "3100" });

/** Turns a decimal rate (`satz: 1.3`) into the engine's hundredths (`satz100: 130`). */
export function inHundertstel<T extends { satz?: number }>(werte: T): Omit<T, "satz"> & { satz100?: number } {
  const { satz: s, ...rest } = werte;
  return s === undefined ? rest : { ...rest, satz100: Math.round(s * 100) };
}

export const stueck = z.int().min(0).max(100_000);

const bezugsgebuehr = { nr: nummer, satz: satz.exactOptional(), betrag: betrag.exactOptional() };
/** A fee referred to may refer to one itself: Nr. 3405 VV to 3401 to 3100. */
const bezugsstufe = z
  .strictObject({
    ...bezugsgebuehr,
    bezug: z.strictObject(bezugsgebuehr).transform(inHundertstel).exactOptional(),
  })
  .transform(inHundertstel);

/** A fee of the single order that several are compared with (§ 15 Abs. 5, 6 RVG). */
export const gesamtposition = {
  nr: nummer,
  wert: wert.exactOptional(),
  satz: satz.exactOptional().describe("Gebührensatz; ohne Angabe der feste oder übliche"),
  betrag: betrag.exactOptional().describe("Gewählter Betrag eines Betragsrahmens in Eurocent"),
};

/** What a position may say, here or as a fee that arose earlier. */
export const position = {
  nr: nummer,
  variante: z
    .enum(["1000-1", "1000-2", "1001", "1002"])
    .exactOptional()
    .describe(
      "Nr. 1000 VV seit 1. Oktober 2021: 1000-1 Einigung über den Streit (Vorgabe), 1000-2 Zahlungsvereinbarung; bei Nr. 1003 bis 1007 VV 1001 Aussöhnung oder 1002 Erledigung statt der Einigung",
    ),
  wert: wert.exactOptional(),
  satz: satz
    .exactOptional()
    .describe("Gebührensatz, etwa 1.3; ohne Angabe der feste Satz oder die Stelle im Rahmen (rahmen)"),
  betrag: betrag
    .exactOptional()
    .describe(
      "Gewählter Betrag eines Betragsrahmens, vereinbarte Gebühr nach § 34 RVG oder Betrag einer früheren Wertgebühr, in Eurocent",
    ),
  rahmen: z
    .enum(["mindest", "mittel", "hoechst", "schwelle"])
    .exactOptional()
    .describe(
      "Stelle im Rahmen, wenn weder Satz noch Betrag genannt sind; ohne Angabe die Mitte, bei 2300 und 2302 die Schwelle",
    ),
  anzahl: z
    .int()
    .min(1)
    .max(1000)
    .exactOptional()
    .describe("Wie oft die Gebühr entsteht, etwa Hauptverhandlungstage; ohne Angabe einmal"),
  erhoehung: z
    .boolean()
    .exactOptional()
    .describe("false schaltet die Erhöhung nach Nr. 1008 VV für diese Gebühr ab"),
  gemeinsamerWert: betrag
    .exactOptional()
    .describe(
      "Teil des Werts, an dem alle Auftraggeber beteiligt sind; nur aus ihm wird erhöht (Nr. 1008 VV)",
    ),
  bezug: z
    .union([kennung, bezugsstufe])
    .exactOptional()
    .describe(
      "Gebühr, auf die sich diese bezieht: Kennung einer Position oder eine Nummer mit eigenen Angaben",
    ),
  inkasso: z
    .enum(["einfach", "regel", "umfangreich"])
    .exactOptional()
    .describe("Einziehung einer unbestrittenen Forderung (Nr. 2300 Anm. 2 VV, § 13 Abs. 2 RVG)"),
  auszahlungen: z
    .array(betrag)
    .min(1)
    .max(200)
    .exactOptional()
    .describe("Nr. 1009 VV: die einzelnen ausgezahlten Beträge in Eurocent"),
  forderung: wert
    .exactOptional()
    .describe("Forderung einer Zahlungsvereinbarung; der Wert ist ihr Anteil nach § 31b RVG"),
  beratung: z
    .strictObject({
      art: z.enum(["erstberatung", "beratung", "gutachten"]).describe("Art der Tätigkeit nach § 34 RVG"),
      verbraucher: z.boolean().describe("Der Mandant ist Verbraucher und es gibt keine Vereinbarung"),
    })
    .exactOptional()
    .describe("Angaben zu § 34 RVG"),
};
