import type { Sitzung } from "#platform/access/konto.ts";
import type { Karte, Kontoabschnitt } from "#platform/beitraege.server.ts";
import { rollenname } from "../kanzleirolle.ts";

/** The tile of the first page, for whoever is in a team. */
export function teamkarten({ nutzer }: Sitzung): readonly Karte[] {
  if (!nutzer.teamId) return [];
  const satz = nutzer.isTeamAdmin
    ? "Mitglieder einladen, Funktionen festlegen."
    : "Wer mit Ihnen im Team arbeitet.";
  return [{ gruppe: "konto", rang: 30, pfad: "/team", text: "Team", satz }];
}

/** The section of the page about one's own account, for whoever is in a team. */
export function teamabschnitte({ nutzer, kanzleirolle }: Sitzung): readonly Kontoabschnitt[] {
  if (!nutzer.teamId) return [];
  const text = nutzer.isTeamAdmin
    ? "Sie leiten Ihr Team."
    : "Sie arbeiten als Mitglied in einem Team; den Tarif zahlt seine Leitung.";
  return [
    {
      rang: 17,
      id: "team",
      titel: "Team",
      text: `${text} Ihre Funktion: ${rollenname(kanzleirolle)}.`,
      verweise: [{ pfad: "/team", text: nutzer.isTeamAdmin ? "Team verwalten" : "Team ansehen" }],
    },
  ];
}
