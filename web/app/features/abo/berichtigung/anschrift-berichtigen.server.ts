import type { Empfaenger } from "#dokumente/e-rechnung/beleg.ts";
import { vertragskontoFesthalten } from "#features/konto/index.server.ts";
import type { Sitzung } from "#platform/access/konto.ts";
import { abwicklung } from "#platform/db/mandant.server.ts";
import type { Anschrift } from "../anschrift/anschrift.ts";
import { anschriftLesen } from "../anschrift/anschrift-store.server.ts";
import { dateienMachen } from "../rechnungen/ausstellen/auftraege.server.ts";
import { empfaengerAus } from "../rechnungen/beleg/absender.ts";
import { type Rechnung, rechnungLesen } from "../rechnungen/rechnungen-store.server.ts";
import { einzuziehende } from "../zahlung/einzug/einzug-store.server.ts";
import { neuAusstellen } from "./neu-ausstellen.server.ts";
import { stornierbar } from "./storno.server.ts";

/** Why an invoice is not issued anew, or the number it has now. */
export type Berichtigung =
  | { readonly nummer: string; readonly statt: string }
  | {
      readonly ablehnung:
        | "keine-anschrift"
        | "dieselbe"
        | "andere-steuer"
        | "berichtigt"
        | "zu-oft"
        | "wird-eingezogen";
    };

/** More often nobody is mistaken. */
const hoechstens = 5;

const gedruckt = ["name", "zusatz", "strasse", "plz", "ort", "land", "ustIdNr"] as const;

/** Whether both are printed alike. */
export const gleicherEmpfaenger = (a: Empfaenger, b: Empfaenger): boolean =>
  gedruckt.every((feld) => a[feld] === b[feld]);

/** Another country, or there another VAT number, may mean another tax: that is more than a correction of the address. */
const gleicheSteuer = (a: Empfaenger, b: Empfaenger): boolean =>
  a.land === b.land && (a.land === "DE" || a.ustIdNr === b.ustIdNr);

/** Whether an invoice bears another address than the account has given by now. */
export function andereAnschrift(
  { art, beleg }: Pick<Rechnung, "art" | "beleg">,
  konto: Parameters<typeof empfaengerAus>[0],
  anschrift: Anschrift | undefined,
): boolean {
  return (
    art === "rechnung" &&
    anschrift !== undefined &&
    gleicheSteuer(beleg.empfaenger, empfaengerAus(konto, anschrift)) &&
    !gleicherEmpfaenger(beleg.empfaenger, empfaengerAus(konto, anschrift))
  );
}

/**
 * Issues an invoice anew with the address that its account has given by now, and sends Storno and invoice.
 *
 * @returns `undefined`: there is no such invoice of this account
 */
export async function anschriftBerichtigen(
  { nutzer }: Pick<Sitzung, "nutzer">,
  id: string,
): Promise<Berichtigung | undefined> {
  const folge = await abwicklung(nutzer.id, async (tx) => {
    const konto = await vertragskontoFesthalten(tx, nutzer.id);
    const alt = await rechnungLesen(tx, id);
    if (!konto || alt?.art !== "rechnung") return undefined;
    const anschrift = await anschriftLesen(tx, nutzer.id);
    if (!anschrift) return { ablehnung: "keine-anschrift" as const };
    const empfaenger = empfaengerAus(konto, anschrift);
    if (!gleicheSteuer(alt.beleg.empfaenger, empfaenger)) return { ablehnung: "andere-steuer" as const };
    if (gleicherEmpfaenger(alt.beleg.empfaenger, empfaenger)) return { ablehnung: "dieselbe" as const };
    if ((alt.beleg.ersetzt?.length ?? 0) >= hoechstens) return { ablehnung: "zu-oft" as const };
    const rechnung = await stornierbar(tx, id);
    if (!rechnung) return { ablehnung: "berichtigt" as const };
    const istOffen = rechnung.offen > 0;
    if (istOffen && (await einzuziehende(tx, nutzer.id)).has(id))
      return { ablehnung: "wird-eingezogen" as const };
    // What is open and not debited any more is transferred from now on.
    const zahlweg = istOffen ? "rechnung" : rechnung.zahlweg;
    const [storno, neu] = await neuAusstellen(tx, rechnung, empfaenger, zahlweg);
    return { belege: [storno.id, neu.id], nummer: neu.nummer, statt: rechnung.nummer };
  });
  if (!folge || "ablehnung" in folge) return folge;
  for (const beleg of folge.belege) await dateienMachen(beleg);
  return { nummer: folge.nummer, statt: folge.statt };
}
