import { type FormEvent, useState } from "react";
import { oeffnet } from "#platform/access/tarif.ts";
import { useSitzung } from "#platform/client/sitzung.ts";
import { Knopf } from "#ui/knopf.tsx";
import { alsFragment } from "../../formular/fragment.ts";
import { anmeldeadresse } from "../../ui/ablegen/anmeldeadresse.ts";
import type { Ergebnisstand } from "../../ui/einfacher-rechner.tsx";
import { Tarifhinweis } from "../../ui/tarifhinweis.tsx";
import type { Fristauswertung } from "../ergebnis.ts";
import styles from "./fristkopf.module.css";

type BuchungsknopfProps = { readonly auswertung: Fristauswertung; readonly stand: Ergebnisstand };

/**
 * Hands what was computed over to the deadline book of the office, in the body of the request: it stands in no address and
 * no log. Without a script the form does the same.
 */
export function Buchungsknopf({ auswertung, stand: { werte } }: BuchungsknopfProps) {
  const { status, data } = useSitzung();
  const [gefragt, setGefragt] = useState(false);
  if (auswertung.eintrag?.art === "rueckschau") return null;
  const stand = alsFragment(werte);
  const tarif = data?.user.subscriptionStatus;
  const ohneBuch = status === "unauthenticated" || (tarif !== undefined && !oeffnet(tarif, "premium"));
  function absenden(e: FormEvent) {
    if (!ohneBuch) return;
    e.preventDefault();
    setGefragt(true);
  }
  return (
    <>
      <form method="post" action="/fristenmanager/neu" onSubmit={absenden}>
        <input type="hidden" name="was" value="uebernehmen" />
        <input type="hidden" name="stand" value={stand} />
        <input type="hidden" name="gesehen" value={gesehen(auswertung)} />
        <Knopf type="submit" data-testid="book-deadline">
          In das Fristenbuch eintragen
        </Knopf>
      </form>
      <div className={styles.hinweis} role="status">
        {gefragt && ohneBuch ? (
          <Tarifhinweis
            stufe="premium"
            anmelden={status === "unauthenticated" ? anmeldeadresse(() => stand) : undefined}
          >
            <p>
              Premium bringt das Fristenbuch der Kanzlei: Fristen mit der ganzen Kette und Vorfristen buchen,
              kontrollieren und erledigen. Ihre Eingaben bleiben stehen.
            </p>
          </Tarifhinweis>
        ) : null}
      </div>
    </>
  );
}

/** The days in view: the book books them alone, not others that a newer state of the law gives. */
const gesehen = ({ eintrag, frist, kette }: Fristauswertung): string =>
  [
    `${eintrag?.id ?? ""}:${frist.ende}${frist.uhrzeit ?? ""}`,
    ...kette.map(({ id, ende, vorlaeufig }) => `${id}:${vorlaeufig ? "" : (ende ?? "")}`),
  ].join("|");
