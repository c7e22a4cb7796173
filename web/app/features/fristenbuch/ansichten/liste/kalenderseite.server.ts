import { type Land, laendernamen, plusTage, type Tag } from "@gebuehrenportal/recht";
import type { Buchlage } from "../../einstellung/buchzugang.server.ts";
import { bueroort } from "../../einstellung/bueroort.server.ts";
import { ortAufgeloest, ortName } from "../../einstellung/orte.server.ts";
import { istAbwesend } from "../../einstellung/rechte.ts";
import { fristenFinden, fristenZaehlen, type Listenwahl } from "../../eintrag/liste-store.server.ts";
import { type Tageslage, tageslage, vorkommenZwischen } from "../../termine/lesen.server.ts";
import type { Spanne, Vorkommen } from "../../termine/termin.ts";
import { namenVon } from "../../worte/papierworte.ts";
import { type Terminzeile, terminzeile } from "../terminzeile.ts";
import { type Listenzeile, listenzeile, tagKurz } from "../zeile.ts";
import {
  andererMonat,
  type Kalendertag,
  kalendertage,
  monatsanfang,
  monatsende,
  monatsname,
  montagVor,
} from "./kalendertage.ts";
import { type Listenfilter, listenadresse } from "./listenwahl.ts";
import { type Tageseintraege, type Tageseintrag, type Tageswahl, tageLesen } from "./tage-store.server.ts";
import { type Kalenderbild, kalenderbilder, tageszeile } from "./tagesbild.ts";

/** A link of the row above a calendar. */
export type Blaettern = {
  readonly zurueck: string;
  readonly vor: string;
  readonly jetzt: string | undefined;
  readonly titel: string;
};

/** Whose holidays are shaded, and whose else may be. */
export type Feiertagswahl = {
  readonly ort: string;
  /** The office has not said where it sits. */
  readonly kanzleiOhneOrt: boolean;
  readonly andere: readonly { readonly pfad: string; readonly text: string; readonly gilt: boolean }[];
};

/** A month. */
export type Monatsansicht = {
  readonly art: "monat";
  readonly blaettern: Blaettern;
  readonly tage: readonly (Kalenderbild & Tagestermine)[];
  readonly feiertage: Feiertagswahl;
};

/** What a day has beside its deadlines; Termine and Wiedervorlagen are listed and counted apart from them. */
export type Tagestermine = {
  /** „Abwesend: Anna, Bert“; empty: everybody is there. */
  readonly abwesend: string;
  readonly termine: readonly Terminzeile[];
  readonly mehrTermine: Mehr | undefined;
};

/** The way to those that are not shown. */
export type Mehr = { readonly pfad: string; readonly text: string };

/** A week, day by day. */
export type Wochenansicht = {
  readonly art: "woche";
  readonly blaettern: Blaettern;
  readonly tage: readonly (Kalendertag &
    Tagestermine & {
      readonly text: string;
      readonly zeilen: readonly Listenzeile[];
      readonly mehr: Mehr | undefined;
    })[];
  readonly feiertage: Feiertagswahl;
};

/** One day with all that is to be done on it. */
export type Tagesansicht = {
  readonly art: "heute";
  readonly blaettern: Blaettern;
  readonly feiertag: string | undefined;
  readonly abschnitte: readonly {
    readonly id: string;
    readonly titel: string;
    readonly zeilen: readonly Listenzeile[];
    readonly leer: string;
    readonly mehr: Mehr | undefined;
  }[];
  readonly terminabschnitte: readonly {
    readonly id: string;
    readonly titel: string;
    readonly zeilen: readonly Terminzeile[];
    readonly leer: string;
  }[];
};

// Whatever does not fit is counted, and its list is one click away.
const jeZelle = 4;
const jeWochentag = 8;
const jeAbschnitt = 50;
const termineJeZelle = 3;
const termineJeWochentag = 12;

/** The month of a day with ends and Vorfristen. */
export async function monatsansicht(lage: Buchlage, filter: Listenfilter): Promise<Monatsansicht> {
  const { heute } = lage;
  const erster = monatsanfang(filter.tag ?? heute);
  const letzter = monatsende(erster);
  const gelesen = await tageVon(lage, filter, { von: erster, bis: letzter, jeTag: jeZelle });
  const { wahl, ort } = feiertagswahl(lage, filter, gelesen.eintraege);
  const termine = await termineJeTag(lage, filter, { von: erster, bis: letzter }, termineJeZelle);
  return {
    art: "monat",
    blaettern: {
      titel: monatsname(erster),
      zurueck: listenadresse(filter, { tag: andererMonat(erster, -1) }),
      vor: listenadresse(filter, { tag: andererMonat(erster, 1) }),
      jetzt: erster === monatsanfang(heute) ? undefined : listenadresse(filter, { tag: undefined }),
    },
    tage: kalenderbilder(kalendertage(erster, letzter, { ort, heute }), gelesen, heute).map((tag) => ({
      ...tag,
      ...termine(tag.tag),
    })),
    feiertage: wahl,
  };
}

/** The week of a day. */
export async function wochenansicht(lage: Buchlage, filter: Listenfilter): Promise<Wochenansicht> {
  const { heute } = lage;
  const montag = montagVor(filter.tag ?? heute);
  const sonntag = plusTage(montag, 6);
  const gelesen = await tageVon(lage, filter, { von: montag, bis: sonntag, jeTag: jeWochentag });
  const { wahl, ort } = feiertagswahl(lage, filter, gelesen.eintraege);
  const nachTag = Map.groupBy(gelesen.eintraege, ({ tag }) => tag);
  const termine = await termineJeTag(lage, filter, { von: montag, bis: sonntag }, termineJeWochentag);
  return {
    art: "woche",
    blaettern: {
      titel: `${tagKurz(montag)} bis ${tagKurz(sonntag)}`,
      zurueck: listenadresse(filter, { tag: plusTage(montag, -7) }),
      vor: listenadresse(filter, { tag: plusTage(montag, 7) }),
      jetzt: montag === montagVor(heute) ? undefined : listenadresse(filter, { tag: undefined }),
    },
    tage: kalendertage(montag, sonntag, { ort, heute }).map((tag) => {
      const dort = nachTag.get(tag.tag) ?? [];
      return {
        ...tag,
        ...termine(tag.tag),
        text: tagKurz(tag.tag),
        zeilen: zeilenVon(lage, dort),
        mehr: mehrAls(
          dort.length,
          gelesen.anzahl.get(tag.tag),
          listenadresse(filter, { blick: "heute", tag: tag.tag }),
        ),
      };
    }),
    feiertage: wahl,
  };
}

/** A day: what is overdue, due, to be presented, and waits for somebody. Another day than today shows its own entries. */
export async function tagesansicht(lage: Buchlage, filter: Listenfilter): Promise<Tagesansicht> {
  const { heute } = lage;
  const tag = filter.tag ?? heute;
  const istHeute = tag === heute;
  const gelesen = await tageVon(lage, filter, {
    von: tag,
    bis: tag,
    jeTag: jeAbschnitt,
    vorfristenGetrennt: true,
  });
  const offen = filter.ansicht === "offen" && istHeute;
  const { ort } = feiertagswahl(lage, filter, gelesen.eintraege);
  return {
    art: "heute",
    feiertag: kalendertage(tag, tag, { ort, heute })[0]?.feiertag,
    blaettern: {
      titel: `${istHeute ? "Heute, " : ""}${tagKurz(tag)}`,
      zurueck: listenadresse(filter, { tag: plusTage(tag, -1) }),
      vor: listenadresse(filter, { tag: plusTage(tag, 1) }),
      jetzt: istHeute ? undefined : listenadresse(filter, { tag: undefined }),
    },
    abschnitte: [
      ...(offen
        ? await abschnitt(lage, filter, {
            id: "ueberfaellig",
            titel: "Überfällig",
            zeit: "ueberfaellig",
            wahl: { ueberfaelligAm: heute },
          })
        : []),
      ...tagesabschnitte(lage, filter, tag, gelesen),
      ...(offen ? [await vorlagen(lage, filter)] : []),
      ...(offen
        ? await abschnitt(lage, filter, {
            id: "wartend",
            titel: "Zu kontrollieren und freizugeben",
            zeit: "wartend",
            wahl: { wartend: true },
          })
        : []),
    ],
    terminabschnitte: terminabschnitte(lage, filter, tag, await tageslage(lage, tag, wessen(lage, filter))),
  };
}

/** Whose Termine, and of which file. */
const wessen = (lage: Buchlage, filter: Listenfilter) => ({
  person: verantwortlich(lage, filter),
  akte: filter.akte || undefined,
});

/** Whether a view shows a Termin: among what is done only Wiedervorlagen that are, else all of them. */
const passt =
  ({ ansicht }: Listenfilter) =>
  ({ erledigtAm }: Vorkommen): boolean =>
    ansicht !== "erledigt" || erledigtAm !== null;

/** Termine and Wiedervorlagen of the days of a calendar. */
async function termineJeTag(
  lage: Buchlage,
  filter: Listenfilter,
  spanne: Spanne,
  jeTag: number,
): Promise<(tag: Tag) => Tagestermine> {
  const alle = await vorkommenZwischen(lage, { ...wessen(lage, filter), spanne });
  const nachTag = Map.groupBy(alle.filter(passt(filter)), ({ tag }) => tag);
  return (tag) => {
    const dort = nachTag.get(tag) ?? [];
    return {
      abwesend: abwesendeAm(lage, filter, tag),
      termine: terminzeilenVon(lage, dort.slice(0, jeTag)),
      mehrTermine: mehrAls(jeTag, dort.length, `${listenadresse(filter, { blick: "heute", tag })}#termine`),
    };
  };
}

/** Who is away on a day; of what is over nobody keeps it. */
function abwesendeAm({ abwesenheiten, personen }: Buchlage, { wer }: Listenfilter, tag: Tag): string {
  const namen = personen.flatMap(({ id, name }) =>
    (wer === "" || wer === id) && istAbwesend(abwesenheiten, id, tag) ? [name] : [],
  );
  return namen.length === 0 ? "" : `Abwesend: ${namen.join(", ")}`;
}

const terminzeilenVon = (lage: Buchlage, tage: readonly Vorkommen[]): readonly Terminzeile[] =>
  tage.map((v) => terminzeile(v, lage.heute, namenVon(lage.personen)));

/** Termine and Wiedervorlagen of a day, below its deadlines and apart from them. */
function terminabschnitte(
  lage: Buchlage,
  filter: Listenfilter,
  tag: Tag,
  { termine, wiedervorlagen, liegengeblieben }: Tageslage,
): Tagesansicht["terminabschnitte"] {
  const zeilen = (tage: readonly Vorkommen[]) => terminzeilenVon(lage, tage.filter(passt(filter)));
  const wann = tag === lage.heute ? "Heute" : "An diesem Tag";
  return [
    { id: "termine", titel: "Termine", zeilen: zeilen(termine), leer: `${wann} ist kein Termin.` },
    {
      id: "wiedervorlagen",
      titel: "Wiedervorlagen",
      zeilen: zeilen([...liegengeblieben, ...wiedervorlagen]),
      leer: `${wann} ist keine Akte wieder vorzulegen.`,
    },
  ];
}

type Abschnitt = Tagesansicht["abschnitte"][number];

/** What is to be presented today: Vorfristen of today, and those that were missed. */
async function vorlagen(lage: Buchlage, filter: Listenfilter): Promise<Abschnitt> {
  const kopf = { id: "vorfristen", titel: "Vorfristen", zeit: "vorlage" } as const;
  const [gefunden] = await abschnitt(lage, filter, { ...kopf, wahl: { vorzulegenBis: lage.heute } });
  return gefunden ?? { ...kopf, zeilen: [], leer: keineVorlage, mehr: undefined };
}

const keineVorlage = "Keine Akte ist wegen einer Vorfrist vorzulegen.";

/** What stands on the day itself; a Vorfrist apart from what is due. Today those that are open stand together. */
function tagesabschnitte(
  lage: Buchlage,
  filter: Listenfilter,
  tag: Tag,
  { eintraege, anzahl, vorfristen }: Tageseintraege,
): readonly Abschnitt[] {
  const istHeute = tag === lage.heute;
  const pfad = listenadresse(filter, { blick: "liste", zeit: "tag", tag });
  const davon = vorfristen.get(tag) ?? 0;
  const enden = eintraege.filter(({ art }) => art !== "vorfrist");
  const vorlagen = eintraege.filter(({ art }) => art === "vorfrist");
  return [
    {
      id: "faellig",
      titel: istHeute ? "Heute fällig" : "Fällig",
      zeilen: zeilenVon(lage, enden),
      leer: istHeute ? "Heute läuft keine Frist ab." : "An diesem Tag läuft keine Frist ab.",
      mehr: mehrAls(enden.length, (anzahl.get(tag) ?? 0) - davon, pfad),
    },
    {
      id: "vorfristen",
      titel: "Vorfristen",
      zeilen: zeilenVon(lage, vorlagen),
      leer: keineVorlage,
      mehr: mehrAls(vorlagen.length, davon, pfad),
    },
  ].filter(({ id }) => id !== "vorfristen" || !istHeute || filter.ansicht !== "offen");
}

/** Open entries of one kind, whatever their day; none: no section. */
async function abschnitt(
  lage: Buchlage,
  filter: Listenfilter,
  {
    id,
    titel,
    zeit,
    wahl,
  }: Pick<Abschnitt, "id" | "titel"> & Pick<Listenfilter, "zeit"> & { readonly wahl: Partial<Listenwahl> },
): Promise<readonly Abschnitt[]> {
  const alle: Listenwahl = {
    ...wahl,
    status: "offen",
    verantwortlich: verantwortlich(lage, filter),
    akte: filter.akte || undefined,
  };
  const gefunden = await fristenFinden(lage, { ...alle, limit: jeAbschnitt + 1 });
  if (gefunden.length === 0) return [];
  const zeilen = gefunden
    .slice(0, jeAbschnitt)
    .map((f) => listenzeile(f, lage.heute, namenVon(lage.personen, lage.namen)));
  const anzahl = gefunden.length > jeAbschnitt ? await fristenZaehlen(lage, alle) : zeilen.length;
  const pfad = listenadresse(filter, { blick: "liste", zeit });
  return [{ id, titel, zeilen, leer: "", mehr: mehrAls(zeilen.length, anzahl, pfad) }];
}

const verantwortlich = ({ personen }: Buchlage, { wer }: Listenfilter) =>
  personen.find(({ id }) => id === wer)?.id;

const zeilenVon = (lage: Buchlage, eintraege: readonly Tageseintrag[]): readonly Listenzeile[] =>
  eintraege.map((e) => tageszeile(e, lage.heute, namenVon(lage.personen, lage.namen)));

const tageVon = (
  lage: Buchlage,
  filter: Listenfilter,
  spanne: Pick<Tageswahl, "von" | "bis" | "jeTag" | "vorfristenGetrennt">,
) =>
  tageLesen(lage.tx, lage.kanzleiId, {
    ...spanne,
    status: filter.ansicht === "erledigt" ? "erledigt" : "offen",
    verantwortlich: verantwortlich(lage, filter),
    akte: filter.akte || undefined,
  });

function mehrAls(gezeigt: number, anzahl = 0, pfad: string): Mehr | undefined {
  return anzahl > gezeigt ? { pfad, text: `${anzahl - gezeigt} weitere` } : undefined;
}

/** The holidays of the office; of another Land that entries lie in, where somebody asks for it. */
function feiertagswahl(
  { einstellung }: Buchlage,
  filter: Listenfilter,
  eintraege: readonly Tageseintrag[],
): { readonly wahl: Feiertagswahl; readonly ort: ReturnType<typeof ortAufgeloest> } {
  const laender = new Set(eintraege.flatMap(({ frist }) => frist.land ?? []));
  const buero = einstellung.land ?? undefined;
  const verlangt = Object.hasOwn(laendernamen, filter.feiertage) ? (filter.feiertage as Land) : undefined;
  if (verlangt) laender.add(verlangt);
  if (buero) laender.delete(buero);
  const andere = ([...laender] as readonly Land[]).toSorted((a, b) =>
    laendernamen[a].localeCompare(laendernamen[b], "de"),
  );
  const kanzlei = buero && bueroort(einstellung);
  const ort = verlangt && verlangt !== buero ? { land: verlangt } : (kanzlei ?? {});
  const kanzleiname = kanzlei ? ortName(kanzlei) : "bundesweit";
  return {
    ort: ortAufgeloest(ort),
    wahl: {
      ort: verlangt && verlangt !== buero ? laendernamen[verlangt] : kanzleiname,
      kanzleiOhneOrt: kanzlei === undefined,
      andere:
        andere.length === 0
          ? []
          : [
              { land: "", text: kanzlei ? `Kanzlei (${kanzleiname})` : kanzleiname },
              ...andere.map((l) => ({ land: l as string, text: laendernamen[l] })),
            ].map(({ land: l, text }) => ({
              text,
              pfad: listenadresse(filter, { feiertage: l }),
              gilt: (verlangt && verlangt !== buero ? verlangt : "") === l,
            })),
    },
  };
}
