import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Umgebung } from "#platform/env/env.server.ts";
import { brief } from "#platform/mail/brief.ts";
import { ohneVerweis } from "#platform/mail/ohne-verweis.ts";
import {
  allgemein,
  artname,
  type Ergebnis,
  type Erklaerung,
  einspruchTage,
  ergebnissaetze,
  erklaerungszeilen,
  schonBeendet,
} from "../worte/erklaerungsworte.ts";
import { zeitpunkt } from "../worte/texte.ts";

type Angaben = {
  readonly erklaerung: Erklaerung;
  readonly umgebung: Pick<Umgebung, "baseUrl" | "anbieter">;
  readonly heute: Tag;
  /** Path at which the account answers; unset: nobody but itself can have declared it, or there is nothing to answer. */
  readonly antwort: string | undefined;
};

/** As it was typed, but no mail program makes a link of it; the reader's own address stays as it is. */
const zeilen = (erklaerung: Erklaerung, eigene: string) =>
  erklaerungszeilen(erklaerung).map(
    ([name, inhalt]) => `${name}: ${inhalt === eigene ? inhalt : ohneVerweis(inhalt)}`,
  );

/**
 * Confirms at once that a declaration has arrived, with content, day and time (§ 312k Abs. 4, § 356a Abs. 4 BGB). It greets
 * nobody by name: what stands there was typed by whoever declared it.
 *
 * @param ergebnis unset: the address need not be the account's, so nothing is told of it
 */
export function erklaerungsbestaetigung({
  erklaerung: e,
  ergebnis,
  umgebung,
  heute,
  antwort,
}: Angaben & { readonly ergebnis: Ergebnis | undefined }) {
  const ihre = e.art === "kuendigung" ? "Ihre Kündigung" : "Ihr Widerruf";
  return brief({
    betreff: e.art === "kuendigung" ? "Bestätigung Ihrer Kündigung" : "Bestätigung Ihres Widerrufs",
    absaetze: [
      `${ihre} ist ${zeitpunkt(e.eingegangen)} bei uns eingegangen. Bitte heben Sie diese Nachricht auf.`,
      ...(ergebnis ? ergebnissaetze(e, ergebnis, heute) : allgemein(e)),
      ...(ergebnis ? weg(e, ergebnis, { umgebung, heute, antwort }) : []),
    ],
    ...knopf(antwort, ergebnis, umgebung),
    danach: ["Ihre Erklärung im Wortlaut:", ...zeilen(e, e.bestaetigungAn), absender(umgebung)],
    art: `abo-${e.art}-eingang`,
  });
}

/** Tells the owner of an account that somebody has declared something about his contract, what it does, and what he can do. */
export function kontonachricht({
  erklaerung: e,
  ergebnis,
  konto,
  umgebung,
  heute,
  antwort,
}: Angaben & { readonly ergebnis: Ergebnis; readonly konto: { readonly email: string } }) {
  return brief({
    betreff: `${artname(e)} zu Ihrem Konto`,
    absaetze: [
      `zu Ihrem Konto ist ${zeitpunkt(e.eingegangen)} ${e.art === "kuendigung" ? "eine Kündigung" : "ein Widerruf"} eingegangen; die Bestätigung ging an ${e.bestaetigungAn === konto.email ? "diese Adresse" : ohneVerweis(e.bestaetigungAn)}.`,
      ...ergebnissaetze(e, ergebnis, heute),
      ...weg(e, ergebnis, { umgebung, heute, antwort }),
    ],
    ...knopf(antwort, ergebnis, umgebung),
    danach: ["Die Erklärung im Wortlaut:", ...zeilen(e, konto.email), absender(umgebung)],
    art: `abo-${e.art}-konto`,
  });
}

/** The only link of these mails besides the portal's own pages: where the account answers. Opening it does nothing yet. */
function knopf(
  antwort: string | undefined,
  ergebnis: Ergebnis | undefined,
  { baseUrl }: Angaben["umgebung"],
): { readonly knopf?: { readonly text: string; readonly ziel: string } } {
  if (!antwort) return {};
  const text =
    ergebnis?.ausgang === "wartet" ? "Widerruf bestätigen oder widersprechen" : "Das war ich nicht";
  return { knopf: { text, ziel: `${baseUrl}${antwort}` } };
}

/** For the case that a stranger has declared it, and for whoever has changed his mind about a cancellation. */
function weg(
  erklaerung: Erklaerung,
  ergebnis: Ergebnis,
  { umgebung: { baseUrl }, heute, antwort }: Omit<Angaben, "erklaerung">,
): readonly string[] {
  const { art, angemeldet } = erklaerung;
  const { ausgang, ende } = ergebnis;
  // What has ended cannot be taken back in the account.
  const laeuft = ende !== null && !schonBeendet(erklaerung, ergebnis, heute);
  const bleiben =
    art === "kuendigung" && (ausgang === "wirksam" || ausgang === "pruefung") && laeuft
      ? [
          `Möchten Sie doch bleiben? Bis zum ${datum(ende)} nehmen Sie die Kündigung in Ihrem Konto zurück: ${baseUrl}/konto/abo#kuendigen`,
        ]
      : [];
  if (angemeldet || !antwort) return bleiben;
  const eine = art === "kuendigung" ? "eine Kündigung, die" : "ein Widerruf, den";
  const frist = ausgang === "wartet" ? "" : ` Das geht noch ${einspruchTage} Tage.`;
  return [
    ...bleiben,
    `Waren Sie das nicht? Sagen Sie es mit „Das war ich nicht“ unter dem folgenden Link, ohne Anmeldung: ${eine.charAt(0).toUpperCase()}${eine.slice(1)} ein anderer erklärt hat, gilt nicht; was ${art === "kuendigung" ? "sie" : "er"} bewirkt hat, machen wir rückgängig.${frist}`,
  ];
}

const absender = ({ anbieter }: Angaben["umgebung"]): string =>
  [anbieter.name, anbieter.strasse, anbieter.ort, anbieter.email].join(", ");
