import { data } from "react-router";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { alsAufruf, formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { jePerson, uebernehmende } from "#ui/felder/uebergabefelder.ts";
import { uebergaberoute } from "../api/uebergabe.ts";
import { type Herrenloses, herrenloseFristen } from "../uebergabe/zuweisen.server.ts";

/** What the form has brought about. */
export type Uebergabeergebnis = {
  readonly felder: Readonly<Record<string, string>>;
  readonly erledigt?: string;
  readonly fehler?: string;
};

/** Everything the page shows; undefined: a second factor is missing. */
export const uebergabeseite = ({ context }: Seitenaufruf): Promise<Herrenloses | undefined> =>
  ohneFaktor(herrenloseFristen(requireTarif(sitzungAus(context), "premium")));

/** Lays the entries into the hands that were chosen. */
export async function uebergabehandlung(aufruf: Seitenaufruf) {
  const felder = await formularfelder(aufruf.request);
  const seite = await uebergabeseite(aufruf);
  if (!seite) throw data(null, { status: 403 });
  const einzeln = uebernehmende(felder, seite.nachlass.posten);
  if (einzeln.size === 0)
    return antwort({ felder, fehler: "Bitte wählen Sie, wer welche Fristen übernimmt." });
  const gegeben = await alsAufruf(uebergaberoute, aufruf, { body: { handOver: jePerson(einzeln) } });
  const { handedOver = 0, error } = await inhalt<{ handedOver?: number; error?: string }>(gegeben);
  if (!gegeben.ok) return antwort({ felder, fehler: error ?? "Nicht gespeichert." });
  const erledigt = handedOver === 1 ? "Eine Frist ist übergeben." : `${handedOver} Fristen sind übergeben.`;
  return antwort({ felder: {}, erledigt });
}

const antwort = (ergebnis: Uebergabeergebnis) => data(ergebnis, ergebnis.fehler === undefined ? 200 : 422);
