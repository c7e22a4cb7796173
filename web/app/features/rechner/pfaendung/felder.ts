import type { Cent } from "@gebuehrenportal/recht";
import {
  betrag,
  nurSeite,
  posten,
  postenform,
  sonst,
  sonstHeute,
  tag,
  wahl,
  zahl,
  zahlen,
} from "../felder/angabe.ts";
import { abschnitt, bloecke, rechnerangaben } from "../felder/ebene.ts";
import { nurAufruf, pflicht } from "../felder/form.ts";
import type { Rechnerformular } from "../formular/rechnerformular.ts";

const kindergeldposten = (betrag: Cent) => ({
  bezeichnung: "Kindergeld",
  betrag,
  norm: "§ 902 Satz 1 Nr. 5 ZPO",
});

/** Everything the garnishment calculator asks for: page, link and `POST /api/rechner/pfaendung`. */
export const pfaendungsangaben = rechnerangaben(
  [
    abschnitt({
      nettoeinkommen: pflicht(
        betrag("Nettoeinkommen", {
          feld: "netto",
          hinweis: "Nach Steuern und Sozialversicherung, ohne unpfändbare Bezüge (§ 850e ZPO)",
          aufruf: "Nettoeinkommen des Zeitraums nach § 850e ZPO in Eurocent",
        }),
      ),
      zeitraum: sonst(
        wahl(
          "Auszahlung",
          { monat: "monatlich", woche: "wöchentlich", tag: "täglich" },
          { aufruf: "Auszahlung monatlich (Vorgabe), wöchentlich oder täglich" },
        ),
        "monat",
      ),
      unterhaltspflichten: sonst(
        zahl("Unterhaltspflichten", {
          feld: "personen",
          bis: 100,
          einheit: "Pers.",
          hinweis: "Personen, denen der Schuldner Unterhalt gewährt; leer: keine",
          aufruf:
            "Personen, denen der Schuldner Unterhalt gewährt; ohne Angabe keine, mehr als fünf zählen als fünf",
        }),
        0,
      ),
      anteile: zahlen("Davon nur zum Teil", {
        bis: 100,
        mindestens: 1,
        hoechstens: 20,
        zeichen: "%",
        hinweis:
          "Personen mit eigenen Einkünften: zu wie viel Prozent jede nach dem Beschluss zählt (§ 850c Abs. 6 ZPO), mehrere durch Semikolon: 50; 0",
        aufruf:
          "Personen mit eigenen Einkünften: zu wie viel Prozent jede nach Anordnung des Gerichts zählt (§ 850c Abs. 6 ZPO)",
        freiwillig: true,
        breit: true,
      }),
      stichtag: sonstHeute(
        tag("Zahltag", {
          hinweis: "Tag, an dem das Einkommen gezahlt wird; leer: heute",
          aufruf: "Zahltag des Einkommens; ohne Angabe heute",
        }),
      ),
    }),
    abschnitt(
      {
        kindergeld: nurSeite(
          betrag("Kindergeld im Monat", { hinweis: "Auf dem Konto eingehend (§ 902 Satz 1 Nr. 5 ZPO)" }),
        ),
        weitere: nurSeite(
          posten("Andere Erhöhungsbeträge", {
            hoechstens: 20,
            hinweis: "Bezeichnung und Betrag, mehrere durch Semikolon getrennt: Pflegegeld 347,00",
            breit: true,
          }),
        ),
      },
      { titel: "Pfändungsschutzkonto: weitere Freibeträge", klappe: true },
    ),
  ],
  {
    aufruf: {
      weitere: nurAufruf(
        "weitere",
        postenform(20),
        "Erhöhungsbeträge des Pfändungsschutzkontos im Kalendermonat (§ 902 ZPO), etwa Kindergeld",
      ),
    },
    ausSeite: ({ kindergeld, weitere = [] }) => ({
      weitere: [...(kindergeld ? [kindergeldposten(kindergeld)] : []), ...weitere],
    }),
  },
);

export const formular: Rechnerformular = {
  pfad: "/pfaendungsrechner",
  titel: "Pfändungsrechner",
  vorspann: "Was vom Arbeitseinkommen pfändbar ist und was auf dem Pfändungsschutzkonto frei bleibt.",
  kennzahl: "Pfändbar",
  beispiel: {
    text: "2.400 € netto für August 2026, Unterhalt für eine Person",
    query: "netto=2400&personen=1&stichtag=2026-08-31",
  },
  bloecke: bloecke(pfaendungsangaben),
};
