import { type KeinErgebnis, keinErgebnis } from "@gebuehrenportal/recht";
import { hoechstbetrag, rechenbar, tagGrund } from "../grenzen.ts";
import type { Zahlung, Zinseingabe } from "./zins-typen.ts";

const positiv = (betrag: number): boolean =>
  Number.isSafeInteger(betrag) && betrag > 0 && betrag <= hoechstbetrag;

/** The first fault of the inputs that no result can be computed with. */
export function eingabefehler(eingabe: Zinseingabe): KeinErgebnis | undefined {
  if (eingabe.hauptforderungen.length === 0) {
    return keinErgebnis("Es fehlt eine Hauptforderung.", "§ 288 Abs. 1 BGB", "hauptforderungen");
  }
  if (!rechenbar(eingabe.bis)) return keinErgebnis(tagGrund, "§ 288 Abs. 1 BGB", "bis");
  return forderungsfehler(eingabe) ?? kostenfehler(eingabe) ?? zahlungsfehler(eingabe);
}

function forderungsfehler({ hauptforderungen }: Zinseingabe): KeinErgebnis | undefined {
  for (const [i, f] of hauptforderungen.entries()) {
    const feld = `hauptforderungen[${i}]`;
    if (hauptforderungen.findIndex(({ id }) => id === f.id) !== i) {
      return keinErgebnis("Die Kennung ist doppelt vergeben.", "§ 366 BGB", `${feld}.id`);
    }
    if (!positiv(f.betrag))
      return keinErgebnis(
        "Die Hauptforderung muss größer als null und höchstens 10 Milliarden € sein.",
        "§ 288 Abs. 1 BGB",
        `${feld}.betrag`,
      );
    if (!rechenbar(f.verzugAb)) return keinErgebnis(tagGrund, "§ 286 BGB", `${feld}.verzugAb`);
    const weitere = { bis: f.bis, faelligAm: f.faelligAm };
    for (const [name, am] of Object.entries(weitere)) {
      if (am !== undefined && !rechenbar(am)) return keinErgebnis(tagGrund, "§ 286 BGB", `${feld}.${name}`);
    }
    if (f.bis !== undefined && f.bis < f.verzugAb) {
      return keinErgebnis("Das Ende der Zinsen liegt vor ihrem Beginn.", "§ 288 Abs. 1 BGB", `${feld}.bis`);
    }
  }
  return undefined;
}

function kostenfehler({ kosten = [] }: Zinseingabe): KeinErgebnis | undefined {
  for (const [i, k] of kosten.entries()) {
    if (k.betrag !== 0 && !positiv(k.betrag)) {
      return keinErgebnis(
        "Kosten müssen ein Betrag von null bis 10 Milliarden € sein.",
        "§ 367 Abs. 1 BGB",
        `kosten[${i}].betrag`,
      );
    }
    if (k.am !== undefined && !rechenbar(k.am))
      return keinErgebnis(tagGrund, "§ 367 Abs. 1 BGB", `kosten[${i}].am`);
    if (kosten.findIndex(({ id }) => id === k.id) !== i) {
      return keinErgebnis("Die Kennung ist doppelt vergeben.", "§ 367 Abs. 1 BGB", `kosten[${i}].id`);
    }
  }
  return undefined;
}

function zahlungsfehler({ zahlungen = [], ...rest }: Zinseingabe): KeinErgebnis | undefined {
  for (const [i, z] of zahlungen.entries()) {
    const feld = `zahlungen[${i}]`;
    if (!positiv(z.betrag))
      return keinErgebnis(
        "Die Zahlung muss größer als null und höchstens 10 Milliarden € sein.",
        "§ 362 Abs. 1 BGB",
        `${feld}.betrag`,
      );
    if (!rechenbar(z.am)) return keinErgebnis(tagGrund, "§ 362 Abs. 1 BGB", `${feld}.am`);
    if (z.tilgung === "bestimmung" && (z.bestimmung ?? []).length === 0) {
      return keinErgebnis(
        "Es fehlt, worauf der Schuldner die Zahlung bestimmt hat.",
        "§ 366 Abs. 1 BGB",
        `${feld}.bestimmung`,
      );
    }
    const fehler = bestimmungsfehler(z, feld, rest);
    if (fehler) return fehler;
  }
  return undefined;
}

/** A determination counts only where the payment follows it, and each debt it names exists. */
function bestimmungsfehler(
  { tilgung, bestimmung = [] }: Zahlung,
  feld: string,
  { hauptforderungen, kosten = [] }: Pick<Zinseingabe, "hauptforderungen" | "kosten">,
): KeinErgebnis | undefined {
  if (tilgung !== "bestimmung" && bestimmung.length > 0)
    return keinErgebnis(
      "Worauf der Schuldner die Zahlung bestimmt hat, zählt nur, wenn sie nach seiner Bestimmung angerechnet wird.",
      "§ 366 Abs. 1 BGB",
      `${feld}.tilgung`,
    );
  for (const [k, { auf, id }] of bestimmung.entries()) {
    if (id === undefined) continue;
    const festgesetzt = hauptforderungen.filter(({ zinssatz }) => zinssatz.art === "kostenfestsetzung");
    const bekannt = auf === "kosten" ? [...kosten, ...festgesetzt] : hauptforderungen;
    if (!bekannt.some((schuld) => schuld.id === id))
      return keinErgebnis(
        auf === "kosten" ? "Diesen Kostenposten gibt es nicht." : "Diese Forderung gibt es nicht.",
        "§ 366 Abs. 1 BGB",
        `${feld}.bestimmung[${k}].id`,
      );
  }
  return undefined;
}
