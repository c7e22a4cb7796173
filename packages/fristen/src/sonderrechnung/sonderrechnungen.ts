import { type Endtermin, mietzahlungswerktag } from "@gebuehrenportal/gesetze/fristregeln/kuendigung.ts";
import type { KeinErgebnis, Tag } from "@gebuehrenportal/recht";
import { keinErgebnis } from "@gebuehrenportal/recht";
import { frist } from "../frist.ts";
import { wertVom } from "../rechnung/fassung.ts";
import { vorfrist } from "../rechnung/vorfrist.ts";
import type { Bekanntgabeart, Dauer, FristErgebnis, Fristeingabe } from "../typen.ts";
import { emrk, eugFrist } from "./europa.ts";
import { fuenfMonate } from "./fuenf-monate.ts";
import { abJahresende, abMonatsende, rueckschauJahresanfang } from "./jahresende.ts";
import { type Kuendigungsart, kuendigung } from "./kuendigung.ts";
import { revisionStpo } from "./revision-stpo.ts";
import { verlaengerung } from "./verlaengerung.ts";
import { type Samstagsregel, werktagImMonat } from "./werktag-im-monat.ts";

/** What any of the special calculations may need: a period and a few days and words more. */
export type Sondereingabe = Omit<Fristeingabe, "ereignisAm" | "bekanntgabe"> & {
  /** Event, pronouncement, posting, arrival, meeting, filing: the day the calculation starts with. */
  readonly ereignisAm: Tag;
  readonly zustellungAm?: Tag;
  readonly urteilZuDenAktenAm?: Tag;
  readonly tatsaechlichAm?: Tag;
  readonly weg?: Bekanntgabeart;
  readonly um?: Dauer;
  readonly bis?: Tag;
  readonly danachMonate?: number;
  readonly kuendigungsart?: Kuendigungsart;
  readonly jahre?: number;
  readonly endtermine?: readonly Endtermin[];
  readonly n?: number;
  readonly samstag?: Samstagsregel;
};

type Rechnung = (e: Sondereingabe) => FristErgebnis | KeinErgebnis;

const mit =
  (aenderung: Partial<Fristeingabe>): Rechnung =>
  (eingabe) =>
    frist({ ...eingabe, ...aenderung });

const kuendigungVon: Rechnung = (eingabe) => {
  const { ereignisAm, kuendigungsart, dauer, endtermine, jahre, ...rest } = eingabe;
  return kuendigung({
    ...rest,
    zugangAm: ereignisAm,
    ...(kuendigungsart === undefined
      ? { dauer, ...(endtermine && { endtermine }) }
      : { art: kuendigungsart }),
    ...(jahre !== undefined && { jahre }),
  });
};

const bekanntgabeDann =
  (weg: Bekanntgabeart | undefined): Rechnung =>
  ({ ereignisAm, tatsaechlichAm, ...e }) => {
    const art = e.weg ?? weg;
    if (art === undefined)
      return keinErgebnis("Bitte wählen Sie die Art der Bekanntgabe.", "§ 41 VwVfG", "weg");
    return frist({
      ...e,
      bekanntgabe: { weg: art, am: ereignisAm, ...(tatsaechlichAm !== undefined && { tatsaechlichAm }) },
    });
  };

/** The month that contains the day: its third working day; the year's quarter for business premises is `kuendigung`. */
const dritterWerktag: Rechnung = ({ ereignisAm, ...e }) => werktagImMonat({ ...e, monatAm: ereignisAm });

/**
 * Calculations by the names the catalogue and the examples use for them (`special`, `op`). `werktag3` with a kind of notice
 * gives the end of the contract, without one the day by which the notice must arrive.
 */
export const sonderrechnungen = {
  forward: mit({ richtung: "vorwaerts" }),
  backward: mit({ richtung: "rueckwaerts" }),
  begin_day: mit({ beginn: "tagesanfang" }),
  begin_next_day: mit({ beginn: "ereignis" }),
  fiction: bekanntgabeDann(undefined),
  inso9: bekanntgabeDann("inso-bekanntmachung"),
  extension: ({ um, bis, ...e }) => {
    const { ereignisAm, dauer, beginn, verschiebung, ort, regime, vorfristen, zweck } = e;
    return verlaengerung({
      frist: { ereignisAm, dauer, ...(beginn && { beginn }), ...(verschiebung && { verschiebung }) },
      ...(ort && { ort }),
      ...(regime && { regime }),
      ...(vorfristen && { vorfristen }),
      ...(zweck && { zweck }),
      ...(um && { um }),
      ...(bis !== undefined && { bis }),
    });
  },
  five_months: (e) => fuenfMonate({ ...e, verkuendungAm: e.ereignisAm }),
  aktg: mit({ regime: "AKTG-121", richtung: "rueckwaerts" }),
  inso139: mit({ regime: "INSO-139", richtung: "rueckwaerts" }),
  year_end: abJahresende,
  year_start: rueckschauJahresanfang,
  month_end: abMonatsende,
  month_end_calendar: abMonatsende,
  stpo345: (e) => revisionStpo({ ...e, verkuendungAm: e.ereignisAm }),
  werktag: dritterWerktag,
  werktag3: (e) => (e.kuendigungsart === undefined ? dritterWerktag(e) : kuendigungVon(e)),
  werktag3_pay: (eingabe) =>
    dritterWerktag({
      ...eingabe,
      n: wertVom(mietzahlungswerktag, eingabe.ereignisAm).werktag,
      samstag: "zaehlt-nicht",
    }),
  termination: kuendigungVon,
  vorfrist: ({ ereignisAm, vorfristen: _, ...e }) => vorfrist({ ...e, endeAm: ereignisAm }),
  emrk: (e) => emrk(e),
  eug: ({ dauer, ...e }) => eugFrist(dauer.length > 0 ? { ...e, dauer } : e),
} as const satisfies Readonly<Record<string, Rechnung>>;

/** Names of the special calculations. */
export type Sonderrechnung = keyof typeof sonderrechnungen;
