import { empfaengerAus, empfaengerText } from "#features/kontakte/index.ts";
import { Knopf } from "#ui/knopf.tsx";
import { dateiLaden } from "../../ui/ablegen/datei-laden.ts";
import type { Ergebnisstand } from "../../ui/einfacher-rechner.tsx";
import type { Fristauswertung } from "../ergebnis.ts";
import { kalenderprogramm } from "../liste.ts";
import { tagLang } from "../tagtext.ts";
import { akteVon, endesatz, fristtext } from "../text.ts";
import { mailadresse } from "../versand.ts";
import styles from "./fristfuss.module.css";
import { Kettentabelle } from "./kettentabelle.tsx";
import { Kontrollvermerk } from "./kontrollvermerk.tsx";
import { Merkliste } from "./merkliste.tsx";

type FristProps = {
  readonly auswertung: Fristauswertung;
  readonly stand: Ergebnisstand;
};

const termine = () => import("../termine.ts");

/** The entry for a calendar, made at the click. */
export function Kalenderknopf({ auswertung, stand: { werte, heute } }: FristProps) {
  async function holen() {
    const [{ fristtermine }, { icsDatei }] = await Promise.all([
      termine(),
      import("#dokumente/kalender/ics.ts"),
    ]);
    const datei = icsDatei(await fristtermine(auswertung, werte), heute, kalenderprogramm);
    dateiLaden(`frist-${auswertung.frist.ende}.ics`, "text/calendar", datei);
  }
  return (
    <Knopf art="klein" onClick={() => void holen()}>
      Kalenderdatei (ICS)
    </Knopf>
  );
}

/** Below a deadline: what follows from it, the mail, the list of this tab, and on paper the lines for the control. */
export function Fristfuss({ auswertung, stand }: FristProps) {
  const { werte, ersetzen, heute } = stand;
  return (
    <>
      <Kettentabelle kette={auswertung.kette} drucken={werte.kette !== "0"} />
      <Versand auswertung={auswertung} werte={werte} />
      <Merkliste heute={heute} ersetzen={ersetzen} />
      <Kontrollvermerk werte={werte} heute={heute} />
    </>
  );
}

/** The mail is written by the reader's own programme; our server sends nothing. */
function Versand({
  auswertung,
  werte,
}: { readonly auswertung: Fristauswertung } & Pick<Ergebnisstand, "werte">) {
  const { titel, frist } = auswertung;
  const an = empfaengerText(empfaengerAus(werte.empfaenger ?? ""));
  const akte = akteVon(werte);
  const betreff = `${akte === "" ? "" : `${akte}: `}${titel}, ${endesatz(auswertung)} ${tagLang(frist.ende)}`;
  return (
    <p className={styles.versand} data-nicht-drucken="">
      <a href={mailadresse(an, betreff, fristtext(auswertung, werte))}>Per E-Mail versenden</a>
      <span className="eintragsangaben">
        {an === "" ? "ohne Empfänger; Ihr Mailprogramm fragt danach" : `an ${an}`}
      </span>
    </p>
  );
}
