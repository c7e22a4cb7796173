import type { Sitzung } from "#platform/access/konto.ts";
import { oeffnet } from "#platform/access/tarif.ts";
import { ohneFaktor } from "#platform/access/zweiter-faktor.server.ts";
import type { Aufgabe, Karte, Ueberblick } from "#platform/beitraege.server.ts";
import { abendkontrolleLesen, unkontrollierteZaehlen } from "../abend/abendkontrolle-store.server.ts";
import { type Buchlage, imBuch } from "../einstellung/buchzugang.server.ts";
import { buerozeitVon } from "../einstellung/bueroort.server.ts";
import {
  type Anstehendes,
  anstehendeZaehlen,
  fristenFinden,
  herrenloseZaehlen,
} from "../eintrag/liste-store.server.ts";
import { offenePostZaehlen } from "../posteingang/posteingang-store.server.ts";
import { postpfad } from "../posteingang/stueck.ts";
import { wanduhr } from "../worte/wanduhr.ts";
import { abstandswort, marken, tagKurz } from "./zeile.ts";

const hatBuch = ({ nutzer }: Sitzung): boolean => oeffnet(nutzer.subscriptionStatus, "premium");

/** The tiles of the book on the first page after signing in. */
export const fristkarten = (wer: Sitzung): readonly Karte[] =>
  hatBuch(wer)
    ? [
        {
          gruppe: "konto",
          rang: 14,
          pfad: "/fristenmanager",
          text: "Fristenmanager",
          satz: "Fristen buchen, kontrollieren und erledigen; mit eigenen Vorlagen.",
        },
      ]
    : [];

/** Whoever leads the office has to find somebody for what nobody is responsible for. */
export async function fristaufgaben(wer: Sitzung): Promise<readonly Aufgabe[]> {
  const { teamId, isTeamAdmin } = wer.nutzer;
  if (!hatBuch(wer) || (teamId !== null && !isTeamAdmin)) return [];
  const anzahl = (await ohneFaktor(imBuch(wer, herrenloseZaehlen))) ?? 0;
  if (anzahl === 0) return [];
  return [
    {
      rang: 5,
      id: "fristen-ohne-verantwortliche",
      titel: anzahl === 1 ? "Eine Frist ohne Verantwortliche" : `${anzahl} Fristen ohne Verantwortliche`,
      satz: "Für sie ist niemand in Ihrer Kanzlei verantwortlich. Ihre Erinnerungen gehen an Sie, bis Sie sie jemandem übergeben.",
      verweis: { pfad: "/fristenmanager/ohne-verantwortliche", text: "Fristen übergeben" },
    },
  ];
}

const naechste = 5;

/** The day of an office begins with its book: what presses, who has checked, and the next deadlines. */
export async function fristueberblick(wer: Sitzung): Promise<readonly Ueberblick[]> {
  if (!hatBuch(wer)) return [];
  const stand = await ohneFaktor(
    imBuch(wer, async (lage) => ({
      heute: lage.heute,
      lage: [
        ...lagezeilen({
          ...(await anstehendeZaehlen(lage)),
          unkontrolliert: await unkontrollierteZaehlen(lage.tx, lage.kanzleiId),
          ohnePerson: await herrenloseZaehlen(lage),
          offenePost: await offenePostZaehlen(lage.tx, lage.kanzleiId),
        }),
        ...(await abendzeile(lage)),
      ],
      fristen: await fristenFinden(lage, { status: "offen", mitTag: true, limit: naechste }),
    })),
  );
  if (!stand) return [];
  const { heute, lage, fristen } = stand;
  return [
    {
      rang: 10,
      id: "naechste-fristen",
      titel: "Heute im Fristenbuch",
      lage,
      untertitel: fristen.length > 0 ? "Nächste Fristen" : undefined,
      eintraege: fristen.map((frist) => ({
        pfad: `/fristenmanager/${frist.id}`,
        text: [frist.aktenzeichen, frist.rubrum, frist.titel].filter(Boolean).join(": "),
        satz: frist.ende === null ? "" : `${tagKurz(frist.ende)}, ${abstandswort(frist.ende, heute)}`,
        dringend: marken(frist, heute).find(({ art }) => art === "gefahr")?.text,
      })),
      leer: "Zurzeit steht keine offene Frist im Buch.",
      verweis: { pfad: "/fristenmanager", text: "Zum Fristenmanager" },
    },
  ];
}

type Lagezeile = Ueberblick["lage"][number];
type Zahlen = Anstehendes & {
  /** Done, but not controlled or released. */
  readonly unkontrolliert: number;
  /** Open, and nobody is responsible. */
  readonly ohnePerson: number;
  /** Post that nobody has decided about. */
  readonly offenePost?: number;
};

const heutePfad = "/fristenmanager?ansicht=heute";

/** „2 überfällig“, „1 heute fällig“; what is due today is said also where it is nothing. */
export function lagezeilen({
  ueberfaellig,
  heuteFaellig,
  vorfristen,
  vorfristenVersaeumt,
  zuKontrollieren,
  freizugeben,
  unkontrolliert,
  ohnePerson,
  offenePost = 0,
}: Zahlen): readonly Lagezeile[] {
  const zeilen: readonly (readonly [boolean, Lagezeile])[] = [
    [
      ueberfaellig > 0,
      { pfad: "/fristenmanager?zeit=ueberfaellig", text: `${ueberfaellig} überfällig`, dringend: true },
    ],
    [true, { pfad: heutePfad, text: `${heuteFaellig} heute fällig`, dringend: heuteFaellig > 0 }],
    [
      vorfristen > 0,
      {
        pfad: `${heutePfad}#vorfristen`,
        text: `${vorfristen === 1 ? "1 Akte" : `${vorfristen} Akten`} vorzulegen`,
        dringend: vorfristenVersaeumt > 0,
      },
    ],
    [zuKontrollieren > 0, { pfad: `${heutePfad}#wartend`, text: `${zuKontrollieren} zu kontrollieren` }],
    [freizugeben > 0, { pfad: `${heutePfad}#wartend`, text: `${freizugeben} freizugeben` }],
    [
      unkontrolliert > 0,
      {
        pfad: "/fristenmanager/kontrolle#unkontrolliert",
        text: `${unkontrolliert} erledigt ohne Kontrolle oder Freigabe`,
        dringend: true,
      },
    ],
    [
      ohnePerson > 0,
      {
        pfad: "/fristenmanager/ohne-verantwortliche",
        text: `${ohnePerson} ohne Verantwortliche`,
        dringend: true,
      },
    ],
    [
      offenePost > 0,
      {
        pfad: postpfad,
        text:
          offenePost === 1 ? "1 Stück Post ohne Entscheidung" : `${offenePost} Stück Post ohne Entscheidung`,
        dringend: true,
      },
    ],
  ];
  return zeilen.flatMap(([gilt, zeile]) => (gilt ? [zeile] : []));
}

/** Whether somebody has made the evening check, on days on which the office works. */
async function abendzeile({
  tx,
  kanzleiId,
  heute,
  einstellung,
  am,
}: Buchlage): Promise<readonly Lagezeile[]> {
  if (!buerozeitVon(einstellung).istBuerotag(heute)) return [];
  const pfad = "/fristenmanager/kontrolle";
  const kontrolle = await abendkontrolleLesen(tx, kanzleiId, heute);
  if (kontrolle?.geprueftAm) return [{ pfad, text: "Abendkontrolle erledigt" }];
  const { uhr } = wanduhr(Temporal.Instant.fromEpochMilliseconds(am.getTime()));
  return uhr < einstellung.abendUm
    ? [{ pfad, text: `Abendkontrolle ab ${einstellung.abendUm} Uhr` }]
    : [{ pfad, text: "Abendkontrolle offen", dringend: true }];
}
