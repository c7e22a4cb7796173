import { cent, datum, euro } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Dateifeld } from "#ui/felder/dateifeld.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Tabelle, Tabellenkopf, zellen } from "#ui/tabelle.tsx";
import type { Umsatzsuche, Verwaltungsergebnis, WartenderUmsatz } from "../ansichten/verwaltungsansicht.ts";
import styles from "./rechnungen.module.css";

type KontoauszugProps = {
  readonly umsaetze: readonly WartenderUmsatz[];
  /** Doubtful ones that are not among them. */
  readonly weitere: number;
  readonly gesendet: Verwaltungsergebnis | undefined;
};

/** Reads a statement, shows what would be booked before it is, and asks about what is doubtful. */
export function Kontoauszug({ umsaetze, weitere, gesendet }: KontoauszugProps) {
  const sichere = umsaetze.filter(({ sicher }) => sicher.length > 0);
  const zweifel = umsaetze.filter(({ sicher }) => sicher.length === 0);
  return (
    <section aria-labelledby="auszug" className="stapel">
      <h2 className={styles.titel} id="auszug">
        Kontoauszug einlesen
      </h2>
      <Form method="post" encType="multipart/form-data" className={styles.dateiformular}>
        <Dateifeld
          label="Datei der Bank"
          name="datei"
          accept=".xml,.csv,text/xml,application/xml,text/csv"
          hinweis="CAMT.053 (XML) oder die CSV-Ausfuhr der Umsätze, höchstens 8 MB. Gebucht wird erst nach Ihrer Bestätigung."
          fehler={gesendet?.zu === "auszug" ? gesendet.fehler?.datei : undefined}
        />
        <Knopf type="submit">Einlesen</Knopf>
      </Form>
      {sichere.length > 0 ? <Sichere umsaetze={sichere} /> : null}
      {zweifel.length > 0 ? (
        <>
          <h3 className={styles.name}>Zu prüfen</h3>
          <ul className={styles.liste}>
            {zweifel.map((u) => (
              <Zweifel key={u.id} umsatz={u} gesendet={gesendet?.zu === u.id ? gesendet : undefined} />
            ))}
          </ul>
          {weitere > 0 ? (
            <p className="nebensatz">
              {weitere === 1 ? "Ein weiterer Umsatz folgt" : `${weitere} weitere Umsätze folgen`}, sobald
              diese erledigt sind.
            </p>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

function Sichere({ umsaetze }: { readonly umsaetze: readonly WartenderUmsatz[] }) {
  return (
    <>
      <Tabelle beschriftung="Wird gebucht">
        <Tabellenkopf spalten={["Rechnung", "Eingang", "Zahler", ["Betrag", zellen.zahl]]} />
        <tbody>
          {umsaetze.map((u) => (
            <tr key={u.id} data-testid="sichere-zahlung">
              <th scope="row" className={styles.nummer}>
                {u.sicher.join(", ")}
              </th>
              <td>{datum(u.am)}</td>
              <td>{u.zahler}</td>
              <td className={zellen.zahl}>{euro(cent(u.betrag))}</td>
            </tr>
          ))}
        </tbody>
      </Tabelle>
      <Form method="post" className={styles.knoepfe}>
        <input type="hidden" name="handlung" value="sichere" />
        <Knopf type="submit" art="haupt">
          {umsaetze.length === 1 ? "Diese Zahlung buchen" : `Diese ${umsaetze.length} Zahlungen buchen`}
        </Knopf>
      </Form>
    </>
  );
}

function Zweifel({
  umsatz: u,
  gesendet,
}: {
  readonly umsatz: WartenderUmsatz;
  readonly gesendet: Verwaltungsergebnis | undefined;
}) {
  const { auswahl: optionen, suche } = u;
  return (
    <li className={styles.posten} data-testid="zweifelhafte-zahlung" id={`umsatz-${u.id}`}>
      <div className={styles.postenkopf}>
        <div>
          <p className={styles.name}>{u.zahler || "Ohne Namen"}</p>
          <p className={styles.zweck}>{u.zweck || "Ohne Verwendungszweck"}</p>
          <p className="nebensatz">{u.grund}</p>
        </div>
        <div className={styles.rechts}>
          <p className={styles.betrag}>{euro(cent(u.betrag))}</p>
          <p className="nebensatz">{datum(u.am)}</p>
        </div>
      </div>
      {suche ? <Suche umsatz={u.id} suche={suche} /> : null}
      <div className={`feldreihe ${styles.zeilenformular}`}>
        {optionen.length > 0 ? (
          <Form method="post" className={`feldreihe ${styles.zeilenformular}`}>
            <input type="hidden" name="handlung" value="zuordnen" />
            <input type="hidden" name="id" value={u.id} />
            <Auswahl
              label="Rechnung"
              name="rechnung"
              key={optionen.map(({ wert }) => wert).join()}
              defaultValue={optionen.length === 1 ? (optionen[0]?.wert ?? "") : ""}
              fehler={gesendet?.fehler?.rechnung}
              optionen={[{ wert: "", text: "Bitte wählen" }, ...optionen]}
            />
            <Knopf type="submit">Buchen</Knopf>
          </Form>
        ) : null}
        <Form method="post">
          <input type="hidden" name="handlung" value="ablegen" />
          <input type="hidden" name="id" value={u.id} />
          <Knopf type="submit" art="still">
            Gehört zu keiner Rechnung
          </Knopf>
        </Form>
      </div>
    </li>
  );
}

/** Any open invoice, by what stands on it: there may be thousands. */
function Suche({ umsatz, suche }: { readonly umsatz: string; readonly suche: Umsatzsuche }) {
  return (
    <Form
      method="get"
      action={`/admin/rechnungen#umsatz-${umsatz}`}
      className={`feldreihe ${styles.zeilenformular}`}
      preventScrollReset
    >
      <input type="hidden" name="umsatz" value={umsatz} />
      <Feld
        label="Rechnung suchen: Nummer, Name oder Betrag"
        name="suche"
        type="search"
        maxLength={100}
        defaultValue={suche.text}
        fehler={suche.fehler}
      />
      <Knopf type="submit">Suchen</Knopf>
      {suche.mehr ? (
        <p className="nebensatz">Es gibt mehr offene Rechnungen, als hier zur Wahl stehen.</p>
      ) : null}
    </Form>
  );
}
