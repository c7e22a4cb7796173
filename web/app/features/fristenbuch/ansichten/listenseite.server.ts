import { requireTarif } from "#platform/access/zugang.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { ApiFehler } from "#platform/http/api-fehler.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { imBuch } from "../eintrag/buchzugang.server.ts";
import { fristenFinden } from "../eintrag/lesen.server.ts";
import { darfImBuch } from "../eintrag/rechte.ts";
import { saetze } from "../saetze.ts";
import { filterAus, type Listenfilter, listenadresse, zeitspanne } from "./listenwahl.ts";
import { type Listenzeile, listenzeile } from "./zeile.ts";

const jeSeite = 50;

/** What the page of the book shows. */
export type Listenansicht = {
  readonly filter: Listenfilter;
  readonly zeilen: readonly Listenzeile[];
  readonly weiter: string | undefined;
  readonly personen: readonly { readonly id: string; readonly name: string }[];
  readonly darfBuchen: boolean;
};

/** Reads the list that the address asks for; undefined: a second factor is missing. */
export async function listenseite({ request, context }: Seitenaufruf): Promise<Listenansicht | undefined> {
  const wer = requireTarif(sitzungAus(context), "premium");
  const filter = filterAus(new URL(request.url).searchParams);
  const heute = heuteInBerlin();
  const { ansicht, akte, suche, nach, zeit } = filter;
  return ohneFaktor(
    imBuch(wer, async (lage) => {
      const gefunden = await fristenFinden(lage, {
        status: ansicht,
        ...zeitspanne(zeit, heute),
        akte: akte || undefined,
        verantwortlich: lage.personen.find(({ id }) => id === filter.wer)?.id,
        suche,
        nach,
        limit: jeSeite + 1,
      });
      const namen = new Map(lage.personen.map(({ id, name }) => [id, name]));
      const seite = gefunden.slice(0, jeSeite);
      const letzte = seite.at(-1);
      return {
        filter,
        zeilen: seite.map((f) => listenzeile(f, heute, (id) => namen.get(id) ?? saetze.ehemalig)),
        weiter:
          gefunden.length > jeSeite && letzte
            ? listenadresse(filter, { nach: { ende: letzte.ende, id: letzte.id } })
            : undefined,
        personen: lage.personen.map(({ id, name }) => ({ id, name })),
        darfBuchen: darfImBuch(lage.akteur, "buchen"),
      };
    }),
  );
}

/** What a page of the book shows; undefined: the team asks for a second factor that is missing. */
export async function ohneFaktor<T>(ansicht: Promise<T>): Promise<T | undefined> {
  return ansicht.catch((fehler: unknown) => {
    if (fehler instanceof ApiFehler && fehler.koerper.code === "zweiter-faktor") return undefined;
    throw fehler;
  });
}
