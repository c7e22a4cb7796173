import type { PageRoute, Seitenwunsch } from "#platform/access/guard.ts";
import { tarife, teammitgliederHoechstens } from "#platform/access/tarife.ts";

const seite = (name: string) => `features/kanzlei/pages/${name}.tsx`;

/** What the tier brings to whoever wants to work with others. */
const teamwunsch: Seitenwunsch = {
  was: "Gemeinsam arbeiten",
  bringt: [
    `${tarife.teams.plaetze} Konten in einer Kanzlei: Ihres und bis zu ${teammitgliederHoechstens} weitere, jedes mit eigenem Passwort`,
    "Alle nutzen den vollen Umfang, bezahlt wird einmal",
    "Einladen per E-Mail, Funktionen im Büro festlegen, Anmeldung in zwei Schritten verlangen",
  ],
  weiter: "Weiter zum Team",
};

/** Pages of the team. */
export const routes: readonly PageRoute[] = [
  { path: "/team", file: seite("team"), guard: "tarif:teams", wunsch: teamwunsch },
  { path: "/team/austritt/:userId", file: seite("austritt"), guard: "tarif:teams", sitemap: false },
  { path: "/team/einladung", file: seite("einladung"), guard: "konto", sitemap: false, gesperrt: true },
];
