import type { Katalogeintrag, KatalogfristErgebnis } from "@gebuehrenportal/fristen/katalog";
import { untrennbar } from "@gebuehrenportal/recht";
import { Normverweis } from "#dokumente/blatt/ansicht/normverweis.tsx";
import { tagLang } from "#features/rechner/index.ts";
import type { Beispiel } from "../beispiel.server.ts";
import { dauerworte, endesatz, wegsatz } from "../worte.ts";
import styles from "./eintragsblatt.module.css";

type BeispielrechnungProps = { readonly eintrag: Katalogeintrag; readonly beispiel: Beispiel | undefined };

/** A worked example: what is assumed, the day, every step with its norm, the reminders. */
export function Beispielrechnung({ eintrag, beispiel }: BeispielrechnungProps) {
  const ergebnis = beispiel?.kette.glieder[0]?.ergebnis;
  return (
    <section aria-labelledby="beispiel" className={styles.abschnitt}>
      <h2 id="beispiel">Beispiel</h2>
      {beispiel && ergebnis ? (
        <Rechnung eintrag={eintrag} beispiel={beispiel} ergebnis={ergebnis} />
      ) : (
        <p className={styles.text}>
          Das Gesetz nennt hier keine Zahl von Tagen. Im Rechner lässt sich ein eigener Richtwert eintragen.
        </p>
      )}
    </section>
  );
}

function Rechnung({
  eintrag,
  beispiel,
  ergebnis,
}: {
  readonly eintrag: Katalogeintrag;
  readonly beispiel: Beispiel;
  readonly ergebnis: KatalogfristErgebnis;
}) {
  const { ende, uhrzeit, sichererTag, schritte, vorfristen, streitpunkte } = ergebnis;
  return (
    <>
      <p className={styles.text}>{untrennbar(annahme(eintrag, beispiel))}</p>
      <p className={styles.ende}>
        {endesatz(eintrag)}{" "}
        <strong data-testid="beispiel-ende">
          {tagLang(ende)}
          {uhrzeit === undefined ? "" : `, ${uhrzeit} Uhr`}
        </strong>
        {sichererTag === ende ? "" : `, auf jeder Ansicht sicher ist ${tagLang(sichererTag)}`}.
        {beispiel.warum === undefined ? null : (
          <span className="nebenzeile">{untrennbar(beispiel.warum)}</span>
        )}
      </p>
      <h3>Rechenweg</h3>
      <ol className={styles.schritte}>
        {schritte.map((schritt, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have no identity, their order is fixed
          <li key={index}>
            {untrennbar(schritt.text)}{" "}
            <span className="leise">
              <Normverweis norm={schritt.norm} />
            </span>
          </li>
        ))}
      </ol>
      {streitpunkte.map((punkt) => (
        <p key={punkt.frage} className={styles.text}>
          <strong>Streitig:</strong>{" "}
          {untrennbar(
            `${punkt.frage} Vertretbar sind ${tagLang(punkt.frueher)} und ${tagLang(punkt.spaeter)}; gerechnet ist mit ${tagLang(punkt.gewaehlt)}.`,
          )}{" "}
          <span className="leise">{untrennbar([punkt.norm, ...punkt.quellen].join("; "))}</span>
        </p>
      ))}
      {vorfristen.length > 0 ? (
        <>
          <h3>Vorfristen</h3>
          <ul className={styles.vorfristen}>
            {vorfristen.map((vorfrist) => (
              <li key={vorfrist.tag}>
                {tagLang(vorfrist.tag)} <span className="leise">({dauerworte(vorfrist.dauer)} vorher)</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  );
}

function annahme(
  { ausloeser, gericht }: Katalogeintrag,
  { am, weg, uhr, ort, gesetzt, wahltag }: Beispiel,
): string {
  const wann = `${tagLang(am)}${uhr === undefined ? "" : `, ${uhr} Uhr`}`;
  const was = weg === undefined ? `Auslöser (${ausloeser}) am ${wann}` : `${wegsatz(weg)} am ${wann}`;
  const dauer = gesetzt ? ", gesetzt ist eine Frist von einem Monat" : "";
  const fall = wahltag === undefined ? "" : `, ${wahltag.frage} ${tagLang(wahltag.am)}`;
  return `Angenommen: ${was}${fall}${dauer}. Es gelten die Feiertage ${gericht === undefined ? `in ${ort}` : `am Sitz des Gerichts (${ort})`}.`;
}
