import { datum, type Tag } from "@gebuehrenportal/recht";
import type { Umgebung } from "#platform/env/env.server.ts";
import { brief } from "#platform/mail/brief.ts";
import {
  allgemein,
  artname,
  type Ergebnis,
  type Erklaerung,
  ergebnissaetze,
  erklaerungszeilen,
  schonBeendet,
} from "../erklaerungen/erklaerung.ts";
import { zeitpunkt } from "./texte.ts";

type Angaben = {
  readonly erklaerung: Erklaerung;
  readonly umgebung: Pick<Umgebung, "baseUrl" | "anbieter">;
  readonly heute: Tag;
};

const zeilen = (e: Erklaerung) => erklaerungszeilen(e).map(([name, inhalt]) => `${name}: ${inhalt}`);

/**
 * Confirms at once that a declaration has arrived, with content, day and time (§ 312k Abs. 4, § 356a Abs. 4 BGB).
 *
 * @param ergebnis unset: the address need not be the account's, so nothing is told of it
 */
export function erklaerungsbestaetigung({
  erklaerung: e,
  ergebnis,
  umgebung,
  heute,
}: Angaben & { readonly ergebnis: Ergebnis | undefined }) {
  const ihre = e.art === "kuendigung" ? "Ihre Kündigung" : "Ihr Widerruf";
  return brief({
    betreff: e.art === "kuendigung" ? "Bestätigung Ihrer Kündigung" : "Bestätigung Ihres Widerrufs",
    anrede: e.name,
    absaetze: [
      `${ihre} ist ${zeitpunkt(e.eingegangen)} bei uns eingegangen. Bitte heben Sie diese Nachricht auf.`,
      ...(ergebnis ? ergebnissaetze(e, ergebnis, heute) : allgemein(e)),
      ...(ergebnis ? nichtSelbst(e, ergebnis, { umgebung, heute }) : []),
      "Ihre Erklärung im Wortlaut:",
      ...zeilen(e),
    ],
    danach: [absender(umgebung)],
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
}: Angaben & { readonly ergebnis: Ergebnis; readonly konto: { readonly name: string } }) {
  return brief({
    betreff: `${artname(e)} zu Ihrem Konto`,
    anrede: konto.name,
    absaetze: [
      `zu Ihrem Konto ist ${zeitpunkt(e.eingegangen)} ${e.art === "kuendigung" ? "eine Kündigung" : "ein Widerruf"} eingegangen; die Bestätigung ging an ${e.bestaetigungAn}.`,
      ...ergebnissaetze(e, ergebnis, heute),
      ...nichtSelbst(e, ergebnis, { umgebung, heute }),
      "Die Erklärung im Wortlaut:",
      ...zeilen(e),
    ],
    danach: [absender(umgebung)],
    art: `abo-${e.art}-konto`,
  });
}

/** For the case that a stranger has declared it: no sign-in stands before it, the law wants none. */
function nichtSelbst(
  e: Erklaerung,
  ergebnis: Ergebnis,
  { umgebung: { baseUrl, anbieter }, heute }: Pick<Angaben, "umgebung" | "heute">,
): readonly string[] {
  const { art, angemeldet } = e;
  const { ausgang, ende } = ergebnis;
  if (ausgang === "kein-vertrag" || ausgang === "unbekannt" || ausgang === "verspaetet") return [];
  // What has ended cannot be taken back.
  if (art === "kuendigung" && schonBeendet(e, ergebnis, heute)) return [];
  if (art === "kuendigung")
    return [
      `${angemeldet ? "Möchten Sie doch bleiben" : "Waren Sie das nicht"}? Bis ${ende ? `zum ${datum(ende)}` : "zum Ende"} nehmen Sie die Kündigung in Ihrem Konto zurück: ${baseUrl}/konto/abo#kuendigen`,
    ];
  if (angemeldet) return [];
  return [
    `Waren Sie das nicht? Schreiben Sie uns bitte gleich an ${anbieter.email}: Ein Widerruf, den ein anderer erklärt hat, gilt nicht, und wir stellen den Vertrag wieder her.`,
  ];
}

const absender = ({ anbieter }: Angaben["umgebung"]): string =>
  [anbieter.name, anbieter.strasse, anbieter.ort, anbieter.email].join(", ");
