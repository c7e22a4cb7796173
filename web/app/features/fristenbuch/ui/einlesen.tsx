import { Einleseschritte, type Einleseworte } from "#dokumente/einlesen/einleseseite.tsx";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Hinweis } from "#ui/hinweis.tsx";
import type { Einleseergebnis } from "../einlesen/einleseseite.server.ts";
import { type Teil, teile } from "../einlesen/tabelle.ts";
import styles from "./buch.module.css";

const worte: Einleseworte<Teil> = {
  pfad: "/fristenmanager/einlesen",
  liste: { pfad: "/fristenmanager", text: "Zu den Fristen" },
  accept: ".csv,.txt,.ics,text/csv,text/calendar",
  hinweis:
    "CSV (etwa aus Ihrem Kanzleiprogramm oder Excel) mit Tagen wie 07.12.2026, oder Kalender (.ics) mit Terminen und Aufgaben; höchstens 4 MB und 2.000 Fristen.",
  testid: "deadline-import",
  teile,
  nummeriert: true,
  spalten: [
    { text: "Ende", klasse: styles.zeit },
    { text: "Aktenzeichen" },
    { text: "Frist" },
    { text: "Vorfrist" },
    { text: "Verantwortlich" },
  ],
  knopf: ["Eine Frist übernehmen", "Fristen übernehmen"],
  erfolg: ["Eine Frist steht im Buch.", "Fristen stehen im Buch."],
  getan: "Übernommen",
  schonDa: "Schon im Buch",
};

type Props = {
  /** Wording of the agreement on secrecy that is still missing. */
  readonly zustimmung: string | undefined;
  readonly ergebnis: Einleseergebnis | undefined;
};

/** Takes deadlines over, which are not computed. */
export const Fristeinlesen = ({ zustimmung, ergebnis }: Props) => (
  <Einleseschritte
    worte={worte}
    ergebnis={ergebnis}
    vorschau={({ zahlen }) => (
      <>
        {zahlen.neu > 0 ? (
          <Hinweis art="warnung" titel="Übernommen, nicht gerechnet">
            <p>
              Die Tage stehen so im Buch, wie die Datei sie nennt. Jeder Eintrag ist so gekennzeichnet und
              braucht eine anwaltliche Freigabe, bis ihn jemand mit dem Portal rechnet.
            </p>
            <p>
              Nennt die Datei keine Vorfrist, rechnet das Portal eine: eine Woche vor dem Ende, an einem
              Arbeitstag der Kanzlei. Was schon vorbei wäre, ist heute vorzulegen.
            </p>
          </Hinweis>
        ) : null}
        {zustimmung ? <Zustimmungsschalter fassung={zustimmung} /> : null}
      </>
    )}
    fertig={({ offen }) =>
      offen === undefined ? null : (
        <Hinweis art="warnung" titel="Das Einlesen wurde unterbrochen">
          <p>
            {offen.toLocaleString("de-DE")} Einträge der Datei fehlen noch. Lesen Sie dieselbe Datei noch
            einmal ein: Was schon im Buch steht, wird nicht doppelt gebucht.
          </p>
        </Hinweis>
      )
    }
  />
);
