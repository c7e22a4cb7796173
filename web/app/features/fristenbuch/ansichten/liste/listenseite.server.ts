import { plusTage } from "@gebuehrenportal/recht";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { type Buchlage, imBuch } from "../../einstellung/buchzugang.server.ts";
import { darfImBuch } from "../../einstellung/rechte.ts";
import { fristenFinden, herrenloseZaehlen } from "../../eintrag/liste-store.server.ts";
import type { Frist } from "../../worte/frist.ts";
import { namenVon } from "../../worte/papierworte.ts";
import { type Listenzeile, listenzeile } from "../zeile.ts";
import {
  type Monatsansicht,
  monatsansicht,
  type Tagesansicht,
  tagesansicht,
  type Wochenansicht,
  wochenansicht,
} from "./kalenderseite.server.ts";
import { montagVor } from "./kalendertage.ts";
import { type Blick, filterAus, type Listenfilter, listenadresse, zeitspanne } from "./listenwahl.ts";
import { aktenLesen, personenstaende } from "./tage-store.server.ts";

const jeSeite = 50;

/** Entries by their ends. */
export type Listeninhalt = {
  readonly art: "liste";
  readonly zeilen: readonly Listenzeile[];
  readonly weiter: string | undefined;
};

/** Files with something open. */
export type Akteninhalt = {
  readonly art: "akten";
  readonly akten: readonly {
    readonly aktenzeichen: string;
    readonly pfad: string;
    readonly offen: string;
    readonly naechste: Listenzeile;
  }[];
  readonly weiter: string | undefined;
};

/** What presses on each person. */
export type Personeninhalt = {
  readonly art: "personen";
  readonly personen: readonly {
    readonly name: string;
    readonly pfad: string;
    readonly zahlen: readonly { readonly name: string; readonly anzahl: number; readonly pfad: string }[];
  }[];
};

/** What the page of the book shows. */
export type Buchansicht = {
  readonly filter: Listenfilter;
  readonly personen: readonly { readonly id: string; readonly name: string }[];
  readonly darfBuchen: boolean;
  /** Open entries that nobody is responsible for. */
  readonly ohnePerson: number;
  readonly inhalt: Listeninhalt | Akteninhalt | Personeninhalt | Monatsansicht | Wochenansicht | Tagesansicht;
};

/** Reads the view that the address asks for; undefined: a second factor is missing. */
export async function listenseite({ request, context }: Seitenaufruf): Promise<Buchansicht | undefined> {
  const wer = requireTarif(sitzungAus(context), "premium");
  const filter = filterAus(new URL(request.url).searchParams);
  return ohneFaktor(
    imBuch(wer, async (lage) => ({
      filter,
      personen: lage.personen.map(({ id, name }) => ({ id, name })),
      darfBuchen: darfImBuch(lage.akteur, "buchen"),
      ohnePerson: await herrenloseZaehlen(lage),
      inhalt: await inhalte[filter.blick](lage, filter),
    })),
  );
}

const inhalte: Readonly<
  Record<Blick, (lage: Buchlage, filter: Listenfilter) => Promise<Buchansicht["inhalt"]>>
> = {
  heute: tagesansicht,
  woche: wochenansicht,
  monat: monatsansicht,
  liste: listeninhalt,
  akten: akteninhalt,
  personen: personeninhalt,
};

/** Entries by their ends. */
export async function listeninhalt(lage: Buchlage, filter: Listenfilter): Promise<Listeninhalt> {
  const { ansicht, akte, suche, nach } = filter;
  const gefunden = await fristenFinden(lage, {
    status: ansicht,
    ...zeitspanne(filter, lage.heute),
    akte: akte || undefined,
    verantwortlich: lage.personen.find(({ id }) => id === filter.wer)?.id,
    suche,
    nach,
    // Of what is done, the latest is looked for.
    neueste: ansicht !== "offen",
    limit: jeSeite + 1,
  });
  return {
    art: "liste",
    zeilen: gefunden
      .slice(0, jeSeite)
      .map((f) => listenzeile(f, lage.heute, namenVon(lage.personen, lage.namen))),
    weiter: weiterNach(filter, gefunden),
  };
}

async function akteninhalt(lage: Buchlage, filter: Listenfilter): Promise<Akteninhalt> {
  const { suche, nach } = filter;
  const gefunden = await aktenLesen(lage.tx, lage.kanzleiId, { suche, nach, limit: jeSeite + 1 });
  return {
    art: "akten",
    akten: gefunden.slice(0, jeSeite).map(({ frist, offen }) => ({
      aktenzeichen: frist.aktenzeichen,
      pfad: listenadresse(filter, { blick: "liste", akte: frist.aktenzeichen, suche: "" }),
      offen: offen === 1 ? "1 offene Frist" : `${offen} offene Fristen`,
      naechste: listenzeile(frist, lage.heute, namenVon(lage.personen, lage.namen)),
    })),
    weiter: weiterNach(
      filter,
      gefunden.map(({ frist: { id, sichererTag } }) => ({ id, ende: sichererTag })),
    ),
  };
}

function weiterNach(
  filter: Listenfilter,
  gefunden: readonly Pick<Frist, "ende" | "id">[],
): string | undefined {
  const letzte = gefunden[jeSeite - 1];
  return gefunden.length > jeSeite && letzte
    ? listenadresse(filter, { nach: { ende: letzte.ende, id: letzte.id } })
    : undefined;
}

async function personeninhalt(lage: Buchlage, filter: Listenfilter): Promise<Personeninhalt> {
  const { tx, kanzleiId, heute, personen } = lage;
  const staende = await personenstaende(tx, kanzleiId, { heute, wochenende: plusTage(montagVor(heute), 6) });
  // Who has left keeps what nobody has taken over; it stands last, so that it is seen.
  const alle = [...personen.map(({ id }) => id), ...staende.flatMap(({ id }) => id ?? [])];
  const ohne = await herrenloseZaehlen(lage);
  const liste = listenadresse(filter, { blick: "liste", wer: "", zeit: "ohne-person" });
  const herrenlos = {
    name: "Ohne Verantwortliche",
    pfad: liste,
    zahlen: [{ name: "offen", anzahl: ohne, pfad: liste }],
  };
  return {
    art: "personen",
    personen: [
      ...(ohne > 0 ? [herrenlos] : []),
      ...[...new Set(alle)].map((id) => {
        const s = staende.find((stand) => stand.id === id);
        const nach = (anders: Partial<Listenfilter>) => listenadresse({ ...filter, wer: id }, anders);
        return {
          name: namenVon(lage.personen, lage.namen)(id),
          pfad: nach({ blick: "liste" }),
          zahlen: [
            {
              name: "überfällig",
              anzahl: s?.ueberfaellig ?? 0,
              pfad: nach({ blick: "liste", zeit: "ueberfaellig" }),
            },
            { name: "heute fällig", anzahl: s?.heute ?? 0, pfad: nach({ blick: "heute" }) },
            {
              name: "vorzulegen",
              anzahl: s?.vorfristen ?? 0,
              pfad: nach({ blick: "liste", zeit: "vorlage" }),
            },
            { name: "noch diese Woche", anzahl: s?.woche ?? 0, pfad: nach({ blick: "woche" }) },
          ],
        };
      }),
    ],
  };
}
