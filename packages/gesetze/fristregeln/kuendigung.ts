import { type Sicherheit, tag, type Zeitreihe, zeitreihe } from "@gebuehrenportal/recht";
import { geprueft } from "../geprueft.ts";
import { bgb1896, inso1994, kuendFg1993, mietrecht2001 } from "./quellen.ts";

/** Day on which an agreement may end: `15`, end of month, quarter, end of a week (Saturday); absent = any day. */
export type Endtermin = "15" | "monatsende" | "quartalsende" | "samstag";

/** One period of notice. With `karenzWerktag` the notice must arrive by that working day of the month or quarter. */
export type Kuendigungswert = {
  readonly tage?: number;
  readonly wochen?: number;
  readonly monate?: number;
  readonly endtermine?: readonly Endtermin[];
  /** n-th working day of the `karenzraum` by which the notice must arrive. */
  readonly karenzWerktag?: number;
  /** Day of the month by which it must arrive (§ 573c Abs. 3, § 621 Nr. 3 BGB). */
  readonly karenzTag?: number;
  readonly karenzraum?: "monat" | "quartal" | "woche";
  /** Months (quarters) after that of arrival at whose end it ends. */
  readonly raeume?: number;
  /** The longer period of the landlord or employer by years: from so many years on so many more or absolute months. */
  readonly staffel?: readonly { readonly jahre: number; readonly monate: number }[];
};

export type Kuendigungsfrist = {
  readonly norm: string;
  readonly name: string;
  readonly sicherheit?: Sicherheit;
  readonly reihe: Zeitreihe<Kuendigungswert>;
};

const seit = (norm: string, ab: string, quelle: typeof bgb1896, wert: Kuendigungswert) =>
  zeitreihe({ norm, geprueft }, [{ ab: tag(ab), quelle, wert }]);

const dritterWerktag = { karenzWerktag: 3, karenzraum: "monat", raeume: 2 } as const;
const miete = (norm: string, wert: Kuendigungswert) => seit(norm, "2001-09-01", mietrecht2001, wert);
const arbeit = (norm: string, wert: Kuendigungswert) => seit(norm, "1993-10-15", kuendFg1993, wert);
const dienst = (norm: string, wert: Kuendigungswert) => seit(norm, "1900-01-01", bgb1896, wert);

/** Statutory periods of notice of the BGB and § 113 InsO. */
export const kuendigungsfristen = {
  "622-1": {
    norm: "§ 622 Abs. 1 BGB",
    name: "Arbeitsverhältnis, Grundfrist",
    reihe: arbeit("§ 622 Abs. 1 BGB", { wochen: 4, endtermine: ["15", "monatsende"] }),
  },
  "622-2": {
    norm: "§ 622 Abs. 2 BGB",
    name: "Arbeitsverhältnis, Kündigung durch den Arbeitgeber nach Betriebszugehörigkeit",
    reihe: arbeit("§ 622 Abs. 2 BGB", {
      endtermine: ["monatsende"],
      staffel: [
        { jahre: 2, monate: 1 },
        { jahre: 5, monate: 2 },
        { jahre: 8, monate: 3 },
        { jahre: 10, monate: 4 },
        { jahre: 12, monate: 5 },
        { jahre: 15, monate: 6 },
        { jahre: 20, monate: 7 },
      ],
    }),
  },
  "622-3": { norm: "§ 622 Abs. 3 BGB", name: "Probezeit", reihe: arbeit("§ 622 Abs. 3 BGB", { wochen: 2 }) },
  "inso-113": {
    norm: "§ 113 Satz 2 InsO",
    name: "Dienstverhältnis in der Insolvenz",
    reihe: seit("§ 113 InsO", "1999-01-01", inso1994, { monate: 3, endtermine: ["monatsende"] }),
  },
  "573c-1": {
    norm: "§ 573c Abs. 1 Satz 1 BGB",
    name: "Wohnraum, Kündigung durch den Mieter",
    reihe: miete("§ 573c Abs. 1 BGB", dritterWerktag),
  },
  "573c-1-vermieter": {
    norm: "§ 573c Abs. 1 Satz 2 BGB",
    name: "Wohnraum, Kündigung durch den Vermieter nach Dauer der Überlassung",
    reihe: miete("§ 573c Abs. 1 BGB", {
      ...dritterWerktag,
      staffel: [
        { jahre: 5, monate: 3 },
        { jahre: 8, monate: 6 },
      ],
    }),
  },
  "573c-3": {
    norm: "§ 573c Abs. 3 BGB",
    name: "Möblierter Wohnraum in der Wohnung des Vermieters",
    reihe: miete("§ 573c Abs. 3 BGB", { karenzTag: 15, karenzraum: "monat", raeume: 0 }),
  },
  "573d-2": {
    norm: "§ 573d Abs. 2 BGB",
    name: "Wohnraum, außerordentlich mit gesetzlicher Frist",
    reihe: miete("§ 573d Abs. 2 BGB", dritterWerktag),
  },
  "580a-1-monat": {
    norm: "§ 580a Abs. 1 Nr. 3 BGB",
    name: "Grundstücke und Räume, Miete nach Monaten",
    reihe: miete("§ 580a Abs. 1 BGB", dritterWerktag),
  },
  "580a-1-woche": {
    norm: "§ 580a Abs. 1 Nr. 2 BGB",
    name: "Grundstücke und Räume, Miete nach Wochen",
    reihe: miete("§ 580a Abs. 1 BGB", { karenzWerktag: 1, karenzraum: "woche", raeume: 0 }),
  },
  "580a-1-tag": {
    norm: "§ 580a Abs. 1 Nr. 1 BGB",
    name: "Grundstücke und Räume, Miete nach Tagen",
    reihe: miete("§ 580a Abs. 1 BGB", { tage: 1 }),
  },
  "580a-2": {
    norm: "§ 580a Abs. 2 BGB",
    name: "Geschäftsräume",
    reihe: miete("§ 580a Abs. 2 BGB", { karenzWerktag: 3, karenzraum: "quartal", raeume: 1 }),
  },
  "621-tag": {
    norm: "§ 621 Nr. 1 BGB",
    name: "Dienstverhältnis, Vergütung nach Tagen",
    reihe: dienst("§ 621 BGB", { tage: 1 }),
  },
  "621-woche": {
    norm: "§ 621 Nr. 2 BGB",
    name: "Dienstverhältnis, Vergütung nach Wochen",
    reihe: dienst("§ 621 BGB", { karenzWerktag: 1, karenzraum: "woche", raeume: 0 }),
  },
  "621-monat": {
    norm: "§ 621 Nr. 3 BGB",
    name: "Dienstverhältnis, Vergütung nach Monaten",
    reihe: dienst("§ 621 BGB", { karenzTag: 15, karenzraum: "monat", raeume: 0 }),
  },
  "621-quartal": {
    norm: "§ 621 Nr. 4 BGB",
    name: "Dienstverhältnis, Vergütung nach Vierteljahren",
    reihe: dienst("§ 621 BGB", { wochen: 6, endtermine: ["quartalsende"] }),
  },
  "621-frei": {
    norm: "§ 621 Nr. 5 BGB",
    name: "Dienstverhältnis, Vergütung nicht nach Zeitabschnitten",
    reihe: dienst("§ 621 BGB", { wochen: 2 }),
  },
} as const satisfies Readonly<Record<string, Kuendigungsfrist>>;

/** Rent is due by this working day of its period; a Saturday does not count (§ 556b Abs. 1 BGB, BGH VIII ZR 129/09). */
export const mietzahlungswerktag = zeitreihe({ norm: "§ 556b Abs. 1 BGB", geprueft }, [
  { ab: tag("2001-09-01"), quelle: mietrecht2001, wert: { werktag: 3 } },
]);
