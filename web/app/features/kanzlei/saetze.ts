// Sentences of the team that more than one place shows. They are used as `texte.…`.

import { teammitgliederHoechstens } from "#platform/access/tarife.ts";

/** Prescribed word for word. */
export const teamVoll = `Das Team hat bereits ${teammitgliederHoechstens} Mitglieder.`;
export const emailUnbestaetigt = "Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse.";
export const emailUngueltig = "Bitte geben Sie eine gültige E-Mail-Adresse ein.";
export const namenFehlt = "Bitte geben Sie einen Namen für das Team ein.";
export const nameLang = "Der Name darf höchstens 100 Zeichen lang sein.";
export const nameZeichen =
  "Der Name darf nur Buchstaben, Ziffern, Leerzeichen und . , & + ' ’ ( ) / - enthalten.";
export const schonMitglied = "Diese Person gehört bereits zum Team.";
export const schonEingeladen =
  "An diese Adresse ist bereits eine Einladung offen. Sie können sie erneut senden.";
export const nurLeitung = "Das kann nur die Leitung des Teams.";
export const leitungBleibt =
  "Die Leitung kann das Team nicht verlassen und nicht entfernt werden. Übergeben Sie zuerst die Leitung.";
export const nichtsZuAendern = "Bitte nennen Sie eine Funktion, oder wer die offenen Einträge übernimmt.";
export const schonLeitung = "Diese Person leitet das Team bereits.";
export const hatMitglieder =
  "In Ihrem Team arbeiten noch andere. Übergeben Sie vorher unter „Team“ die Leitung an ein Mitglied, oder entfernen Sie dort die Mitglieder.";
export const einladungUngueltig = "Die Einladung ist ungültig oder abgelaufen.";
export const einladungVerbraucht =
  "Diese Einladung haben Sie bereits angenommen. Jede Einladung gilt nur einmal.";
export const fremdeEinladung =
  "Diese Einladung ging an eine andere E-Mail-Adresse. Bitte melden Sie sich mit dem eingeladenen Konto an.";
export const eigenerTarif =
  "Sie haben einen eigenen Tarif. Kündigen Sie ihn bitte zuerst; sobald er endet, können Sie die Einladung annehmen.";
export const anderesTeam = "Sie gehören bereits zu einem Team. Verlassen Sie es bitte zuerst.";
export const eigenesTeam = "Sie leiten selbst ein Team. Einer Einladung können Sie deshalb nicht folgen.";
export const eigenerFaktorFehlt =
  "Richten Sie die Bestätigung in zwei Schritten bitte zuerst für Ihr eigenes Konto ein.";
