import { datum, type Tag } from "@gebuehrenportal/recht";
import { data, redirect } from "react-router";
import { icsDatei } from "#dokumente/kalender/ics.ts";
import { offeneZustimmung, zustimmungAnnehmen } from "#features/konto/index.server.ts";
import { requireTarif } from "#platform/access/zugang.server.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import { heute as heuteInBerlin } from "#platform/clock/clock.server.ts";
import { sitzungAus } from "#platform/http/anfrage.server.ts";
import { alsAufruf, formularfelder, inhalt, type Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { terminroute, wiedervorlagenaenderungsroute, wiedervorlageroute } from "../../api/termine.ts";
import { type Buchlage, imBuch } from "../../einstellung/buchzugang.server.ts";
import { darfImBuch } from "../../einstellung/rechte.ts";
import { termineImKalender } from "../../termine/kalender.server.ts";
import { terminworte } from "../../termine/kalendereintraege.ts";
import { liegengebliebene, vorkommenZwischen } from "../../termine/lesen.server.ts";
import type { Terminart } from "../../termine/termin.ts";
import { gestricheneTermine } from "../../termine/termin-store.server.ts";
import { namenVon } from "../../worte/papierworte.ts";
import { zeitwort } from "../../worte/wanduhr.ts";
import { dateiantwort } from "../dateien.server.ts";
import type { Felder, Seitenergebnis } from "../seitenpost.server.ts";
import { type Terminzeile, terminpfad, terminzeile } from "../terminzeile.ts";
import { feldImFormular, terminAusFeldern } from "./terminformular.ts";
import { spanneVon, type Terminfilter, terminadresse, terminfilterAus } from "./terminwahl.ts";

/** So many days of Termine a page shows; a day is never torn apart. */
const jeSeite = 200;

type Wahl = { readonly wert: string; readonly text: string };

/** What the page of Termine and Wiedervorlagen shows. */
export type Terminansicht = {
  readonly heute: Tag;
  readonly ich: string;
  readonly filter: Terminfilter;
  readonly personen: readonly Wahl[];
  readonly darf: boolean;
  /** The text on secrecy to agree to; unset: agreed. */
  readonly zustimmung: string | undefined;
  /** Wiedervorlagen whose day is over. */
  readonly liegengeblieben: readonly Terminzeile[];
  readonly tage: readonly {
    readonly tag: Tag;
    readonly text: string;
    readonly zeilen: readonly Terminzeile[];
  }[];
  readonly gestrichen: readonly {
    readonly pfad: string;
    readonly was: string;
    readonly satz: string;
  }[];
  readonly weiter: string | undefined;
  /** What has just been noted. */
  readonly getan: { readonly satz: string; readonly pfad: string | undefined } | undefined;
};

/** Everything the page shows; undefined: a second factor is missing. */
export async function terminseite({ request, context }: Seitenaufruf): Promise<Terminansicht | undefined> {
  const wer = requireTarif(sitzungAus(context), "premium");
  const frage = new URL(request.url).searchParams;
  const filter = terminfilterAus(frage);
  const zustimmung = await offeneZustimmung(wer);
  return ohneFaktor(
    imBuch(wer, async (lage) => ({
      heute: lage.heute,
      ich: lage.akteur.id,
      filter,
      personen: lage.personen.map(({ id, name }) => ({ wert: id, text: name })),
      darf: darfImBuch(lage.akteur, "buchen"),
      zustimmung,
      ...(await listen(lage, filter)),
      getan: getanAus(frage),
    })),
  );
}

type Listen = Pick<Terminansicht, "liegengeblieben" | "tage" | "gestrichen" | "weiter">;

async function listen(lage: Buchlage, filter: Terminfilter): Promise<Listen> {
  const { tx, kanzleiId, heute, personen } = lage;
  const name = namenVon(personen);
  const art = filter.art || undefined;
  const akte = filter.akte || undefined;
  const person = personen.find(({ id }) => id === filter.wer)?.id;
  if (filter.zeit === "gestrichen") {
    const gestrichen = await gestricheneTermine(tx, kanzleiId, { art, akte }, jeSeite);
    return {
      liegengeblieben: [],
      tage: [],
      weiter: undefined,
      gestrichen: gestrichen.map((t) => ({
        pfad: terminpfad(t.id, t.tag),
        was: [`${terminworte[t.art]} ${datum(t.tag)}: ${t.titel}`, t.aktenzeichen].filter(Boolean).join(", "),
        satz: `Gestrichen am ${t.gestrichenAm ? zeitwort(t.gestrichenAm) : ""} durch ${name(t.gestrichenVon)}${t.streichgrund ? `: ${t.streichgrund}` : ""}`,
      })),
    };
  }
  const alle = await vorkommenZwischen(lage, { spanne: spanneVon(filter, heute), art, akte, person });
  const zeilen = alle.map((v) => terminzeile(v, heute, name));
  const nachTag = [...Map.groupBy(zeilen, ({ tag }) => tag)];
  const gezeigt = anfang(nachTag);
  const naechster = nachTag[gezeigt.length]?.[0];
  const vorn = filter.zeit !== "vergangen" && filter.ab === undefined && art !== "termin";
  return {
    liegengeblieben: vorn
      ? (await liegengebliebene(lage, { person, akte })).map((v) => terminzeile(v, heute, name))
      : [],
    tage: gezeigt.map(([tag, zeilen]) => ({ tag, text: zeilen[0]?.tagText ?? "", zeilen })),
    gestrichen: [],
    weiter: naechster && terminadresse(filter, { ab: naechster }),
  };
}

/** Days until so many rows stand there. */
function anfang<T>(
  tage: readonly (readonly [Tag, readonly T[]])[],
): readonly (readonly [Tag, readonly T[]])[] {
  let anzahl = 0;
  const bis = tage.findIndex(([, zeilen]) => {
    anzahl += zeilen.length;
    return anzahl > jeSeite;
  });
  return bis === -1 ? tage : tage.slice(0, Math.max(1, bis));
}

const meldungen: Readonly<Record<string, string>> = {
  termin: "Der Termin ist eingetragen.",
  wiedervorlage: "Die Wiedervorlage ist eingetragen.",
  erledigt: "Die Wiedervorlage ist erledigt.",
  gestrichen: "Der Eintrag ist gestrichen.",
};

function getanAus(frage: URLSearchParams): Terminansicht["getan"] {
  const getan = frage.get("getan") ?? "";
  const satz = Object.hasOwn(meldungen, getan) ? meldungen[getan] : undefined;
  const [, id, tag] = /^([0-9a-f-]{36})_(\d{4}-\d\d-\d\d)$/.exec(frage.get("neu") ?? "") ?? [];
  return satz === undefined ? undefined : { satz, pfad: id && tag ? terminpfad(id, tag as Tag) : undefined };
}

/** Carries out one form of the page: notes something, or says that a Wiedervorlage is done. */
export async function terminhandlung(aufruf: Seitenaufruf) {
  const wer = requireTarif(sitzungAus(aufruf.context), "premium");
  const felder = await formularfelder(aufruf.request);
  const { was = "" } = felder;
  const filter = terminfilterAus(new URL(aufruf.request.url).searchParams);
  const zurueck = (getan: string, neu = "") => {
    const ziel = terminadresse(filter);
    const frage = new URLSearchParams({ getan, ...(neu && { neu }) });
    return redirect(`${ziel}${ziel.includes("?") ? "&" : "?"}${frage}`, 303);
  };
  if (was === "erledigen") {
    const { id = "", tag = "", stand = "" } = felder;
    const body = { done: true, occurrence: tag, revision: Number(stand) || undefined };
    const antwort = await alsAufruf(wiedervorlagenaenderungsroute, aufruf, { body, params: { id } });
    return antwort.ok ? zurueck("erledigt") : absage(antwort, felder);
  }
  if (was !== "eintragen") throw data(null, { status: 400 });
  const art: Terminart = felder.art === "wiedervorlage" ? "wiedervorlage" : "termin";
  const gelesen = terminAusFeldern(art, felder, heuteInBerlin());
  if ("feld" in gelesen) return unklar(felder, gelesen);
  await zustimmungAnnehmen(wer, felder);
  const route = art === "wiedervorlage" ? wiedervorlageroute : terminroute;
  const antwort = await alsAufruf(route, aufruf, { body: gelesen.body });
  if (!antwort.ok) return absage(antwort, felder);
  const { appointment, followUp } =
    await inhalt<Partial<Record<"appointment" | "followUp", { id: string; date: string }>>>(antwort);
  const neu = appointment ?? followUp;
  return zurueck(art, neu && `${neu.id}_${neu.date}`);
}

const unklar = (felder: Felder, { feld, fehler }: { readonly feld: string; readonly fehler: string }) =>
  data<Seitenergebnis>({ was: felder.was ?? "", id: felder.id ?? "", fehler, feld, felder }, 422);

/** What a call refuses, at the field of the form. */
export async function absage(antwort: Response, felder: Felder) {
  const { error, field } = await inhalt(antwort);
  if (antwort.status === 404) throw data(null, { status: 404 });
  const feld = feldImFormular(field);
  const status = antwort.status === 400 ? 422 : antwort.status;
  return data<Seitenergebnis>(
    {
      was: felder.was ?? "",
      id: felder.id ?? "",
      fehler: error ?? "Nicht gespeichert.",
      feld: feld !== undefined && Object.hasOwn(felder, feld) ? feld : undefined,
      felder,
    },
    { status },
  );
}

/** Termine and Wiedervorlagen as a calendar file, in every tier; a copy. */
export const terminkalender = (aufruf: Seitenaufruf): Promise<Response> =>
  dateiantwort(aufruf, async (wer) => {
    const filter = terminfilterAus(new URL(aufruf.request.url).searchParams);
    const heute = heuteInBerlin();
    const eintraege = await imBuch(wer, (lage) => {
      const gewaehlt = lage.personen.find(({ id }) => id === filter.wer)?.id;
      return termineImKalender(lage, {
        inhalt: "voll",
        art: filter.art || undefined,
        akte: filter.akte || undefined,
        fuer: (person) => gewaehlt === undefined || person === null || person === gewaehlt,
      });
    });
    return new Response(icsDatei(eintraege, heute, "Fristenmanager"), {
      headers: {
        "Content-Type": "text/calendar; charset=utf-8",
        "Content-Disposition": 'attachment; filename="termine.ics"',
        "Cache-Control": "no-store",
      },
    });
  });
