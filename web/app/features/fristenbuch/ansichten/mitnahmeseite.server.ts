import { data } from "react-router";
import type { Sitzung } from "#platform/access/konto.ts";
import { oeffnet } from "#platform/access/tarif.ts";
import { requireKonto } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import type { Kontoabschnitt } from "#platform/beitraege.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { formularfelder, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { imBuch } from "../einstellung/buchzugang.server.ts";
import { darfImBuch } from "../einstellung/rechte.ts";
import { erledigen, streichen } from "../eintrag/aendern.server.ts";
import { fristenFinden, fristenZaehlen } from "../eintrag/liste-store.server.ts";
import { namenVon } from "../worte/papierworte.ts";
import { Feldfehler, grundImFeld, nachweisImFeld } from "./formularfeld.server.ts";
import type { Seitenergebnis } from "./seitenpost.server.ts";
import { type Listenzeile, listenzeile } from "./zeile.ts";

const hoechstens = 200;

/** What the page of the whole book shows. */
export type Mitnahmeansicht = {
  readonly heute: string;
  readonly anzahl: number;
  /** Open entries, the next ones first; not more than a page holds. */
  readonly offen: readonly (Listenzeile & { readonly darf: readonly Handlungsname[] })[];
  /** The tier holds the book: there is a page for each entry. */
  readonly imTarif: boolean;
};
export type Handlungsname = "erledigen" | "streichen";

/** Everything the page shows; undefined: a second factor is missing. */
export async function mitnahmeseite({ context }: Seitenaufruf): Promise<Mitnahmeansicht | undefined> {
  const wer = requireKonto(sitzungAus(context));
  const heute = heuteInBerlin();
  return ohneFaktor(
    imBuch(wer, async (lage) => {
      const name = namenVon(lage.personen, lage.namen);
      const fristen = await fristenFinden(lage, { status: "offen", limit: hoechstens });
      return {
        heute,
        anzahl: await fristenZaehlen(lage, { status: "alle" }),
        imTarif: oeffnet(wer.nutzer.subscriptionStatus, "premium"),
        offen: fristen.map((frist) => ({
          ...listenzeile(frist, heute, name),
          darf: (["erledigen", "streichen"] as const).filter(
            (h) => darfImBuch(lage.akteur, h, frist) && (h === "streichen" || frist.ende !== null),
          ),
        })),
      };
    }),
  );
}

/** Marks an entry done or strikes it: reminders go on until then, whatever the tier is. */
export async function mitnahmehandlung({ request, context }: Seitenaufruf) {
  const wer = requireKonto(sitzungAus(context));
  const felder = await formularfelder(request);
  const { was = "", id = "" } = felder;
  const misslungen = (fehler: string, feld?: string, status = 422) =>
    data<Seitenergebnis>({ was, id, fehler, feld, felder }, status);
  try {
    if (was === "erledigen") await erledigen(wer, { id }, nachweisImFeld(felder));
    else if (was === "streichen") await streichen(wer, { id }, grundImFeld(felder));
    else throw data(null, { status: 400 });
  } catch (fehler) {
    if (fehler instanceof Feldfehler) return misslungen(fehler.message, fehler.feld);
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return misslungen(fehler.koerper.error, undefined, fehler.status === 400 ? 422 : fehler.status);
  }
  const erledigt = was === "erledigen" ? "Die Frist ist erledigt." : "Der Eintrag ist gestrichen.";
  return data<Seitenergebnis>({ was, id, erledigt });
}

/** The section of the page about one's own account, for whoever has a book, in every tier. */
export async function fristabschnitte(wer: Sitzung): Promise<readonly Kontoabschnitt[]> {
  const anzahl = (await ohneFaktor(imBuch(wer, (lage) => fristenZaehlen(lage, { status: "alle" })))) ?? 0;
  if (anzahl === 0) return [];
  const imTarif = oeffnet(wer.nutzer.subscriptionStatus, "premium");
  return [
    {
      rang: 85,
      id: "fristenbuch",
      titel: "Fristenbuch",
      text: `${anzahl === 1 ? "Eine Frist" : `${anzahl.toLocaleString("de-DE")} Fristen`}.${imTarif ? "" : " Ihr Tarif enthält das Buchen nicht mehr; erledigen, streichen und ausführen können Sie die Fristen weiterhin."}`,
      verweise: [{ pfad: "/konto/fristen", text: "Fristenbuch ausführen" }],
    },
  ];
}
