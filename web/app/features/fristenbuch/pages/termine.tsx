import { type ActionFunctionArgs, type LoaderFunctionArgs, useLocation } from "react-router";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Dateiverweis, Knopfverweis } from "#ui/knopf.tsx";
import { metadaten } from "#ui/metadaten.ts";
import { Verweis } from "#ui/verweis.tsx";
import type { Seitenergebnis } from "../ansichten/seitenpost.server.ts";
import { type Terminansicht, terminhandlung, terminseite } from "../ansichten/termine/terminseite.server.ts";
import { terminadresse } from "../ansichten/termine/terminwahl.ts";
import styles from "../ui/buch.module.css";
import { Buchseite } from "../ui/buchseite.tsx";
import { NeuerTermin } from "../ui/termine/neuer-termin.tsx";
import eigene from "../ui/termine/termine.module.css";
import { Terminfilter } from "../ui/termine/terminfilter.tsx";
import { Terminliste } from "../ui/termine/terminliste.tsx";
import type { Route } from "./+types/termine.ts";

export const meta = () =>
  metadaten(
    "Termine und Wiedervorlagen",
    "Termine mit Uhrzeit und Ort und Wiedervorlagen Ihrer Kanzlei, einmal oder wiederkehrend.",
  );

export const loader = async (aufruf: LoaderFunctionArgs) => ({ termine: await terminseite(aufruf) });
export const action = (aufruf: ActionFunctionArgs) => terminhandlung(aufruf);

export default function Termine({ loaderData: { termine }, actionData }: Route.ComponentProps) {
  return (
    <Buchseite
      titel="Termine und Wiedervorlagen"
      vorspann="Was an einem Tag stattfindet oder vorzulegen ist. Fristen stehen nicht hier, sondern unter „Fristen“."
      daten={termine}
    >
      {(ansicht) => <Inhalt ansicht={ansicht} ergebnis={actionData} />}
    </Buchseite>
  );
}

type InhaltProps = { readonly ansicht: Terminansicht; readonly ergebnis: Seitenergebnis | undefined };

function Inhalt({ ansicht, ergebnis }: InhaltProps) {
  // One's own entry leads to another address: then the form is empty for the next one.
  const { key: schluessel } = useLocation();
  const { filter, darf, liegengeblieben, tage, gestrichen, weiter, getan } = ansicht;
  return (
    <div className={`seitenspalte ${styles.seite}`}>
      <Erfolgsmeldung>
        {ergebnis === undefined && getan ? (
          <>
            {getan.satz} {getan.pfad ? <Verweis nach={getan.pfad}>Ansehen</Verweis> : null}
          </>
        ) : undefined}
      </Erfolgsmeldung>
      {ergebnis?.was === "erledigen" ? <Fehlermeldung>{ergebnis.fehler}</Fehlermeldung> : null}
      {darf ? <NeuerTermin ansicht={ansicht} ergebnis={ergebnis} key={schluessel} /> : null}
      <Terminfilter ansicht={ansicht} />
      {liegengeblieben.length > 0 ? (
        <section aria-labelledby="liegengeblieben" className={eigene.abschnitt}>
          <h2 id="liegengeblieben" className={styles.titel}>
            Liegen geblieben
          </h2>
          <Terminliste
            zeilen={liegengeblieben}
            name="Liegen gebliebene Wiedervorlagen"
            mitTag
            erledigen={darf}
          />
        </section>
      ) : null}
      {tage.map(({ tag, text, zeilen }) => (
        <section key={tag} aria-labelledby={`tag-${tag}`} className={eigene.abschnitt}>
          <h2 id={`tag-${tag}`} className={styles.titel}>
            {text}
          </h2>
          <Terminliste zeilen={zeilen} name={`Einträge am ${text}`} erledigen={darf} />
        </section>
      ))}
      {gestrichen.length > 0 ? (
        <ul className="linienliste" aria-label="Gestrichene Einträge">
          {gestrichen.map(({ pfad, was, satz }) => (
            <li key={pfad}>
              <div>
                <Verweis nach={pfad}>{was}</Verweis>
                <p className="eintragsangaben">{satz}</p>
              </div>
            </li>
          ))}
        </ul>
      ) : null}
      {tage.length + gestrichen.length + liegengeblieben.length === 0 ? (
        <p>{filter.zeit === "gestrichen" ? "Nichts ist gestrichen." : "In dieser Zeit steht nichts an."}</p>
      ) : null}
      {weiter ? (
        <p>
          <Knopfverweis nach={weiter}>Spätere Tage</Knopfverweis>
        </p>
      ) : null}
      <p>
        <Dateiverweis href={terminadresse(filter, { zeit: "monat" }, "/fristenmanager/termine.ics")}>
          Kalenderdatei (.ics)
        </Dateiverweis>
      </p>
    </div>
  );
}
