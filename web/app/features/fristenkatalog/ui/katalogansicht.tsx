import { untrennbar } from "@gebuehrenportal/recht";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { adresseVon } from "../adressen.ts";
import type { Katalogabschnitt, Katalogbild, Katalogzeile } from "../katalogbild.server.ts";
import styles from "./katalogansicht.module.css";

/** Search, fields of law, and the entries found, by field of law. */
export function Katalogansicht({ bild }: { readonly bild: Katalogbild }) {
  const { abschnitte, auswahl } = bild;
  return (
    <div className="stapel-weit">
      <Suche bild={bild} />
      <p className={styles.stand} role="status" data-testid="katalog-stand">
        {standsatz(bild)}
      </p>
      {auswahl ? <Gebietsliste bild={bild} /> : null}
      {abschnitte.map((abschnitt) => (
        <Abschnitt key={abschnitt.gebiet} abschnitt={abschnitt} />
      ))}
      {auswahl ? null : (
        <p data-nicht-drucken="">
          <a href="/fristenkatalog">Alle Rechtsgebiete</a>
        </p>
      )}
    </div>
  );
}

function standsatz({ q, gebiet, gebiete, gesamt, treffer, auswahl }: Katalogbild): string {
  if (auswahl)
    return `${gesamt} Fristen aus ${gebiete.length} Rechtsgebieten. Unten stehen die ${treffer} gebräuchlichsten; die Suche findet alle.`;
  const wo = gebiet === undefined ? "" : ` im Gebiet ${gebiete.find(({ id }) => id === gebiet)?.name}`;
  const wonach = q === "" ? "" : ` zu „${q}“`;
  if (treffer === 0)
    return `Keine Frist${wonach}${wo} gefunden. Suchen Sie nach einer Norm („§ 517 ZPO“), einem Stichwort („Berufung“) oder in allen Rechtsgebieten.`;
  return `${treffer === 1 ? "1 Frist" : `${treffer} Fristen`}${wonach}${wo}.`;
}

function Suche({ bild: { q, gebiet, gebiete } }: { readonly bild: Katalogbild }) {
  return (
    <form action="/fristenkatalog" method="get" className={styles.suche} data-nicht-drucken="">
      <Feld
        id="katalog-suche"
        name="q"
        type="search"
        label="Stichwort oder Norm"
        hinweis="Zum Beispiel Berufung, § 339 ZPO, Kündigungsschutz"
        freiwillig
        maxLength={100}
        defaultValue={q}
      />
      <Auswahl
        id="katalog-gebiet"
        name="gebiet"
        label="Rechtsgebiet"
        defaultValue={gebiet ?? ""}
        optionen={[
          { wert: "", text: "alle Rechtsgebiete" },
          ...gebiete.map(({ id, name, anzahl }) => ({ wert: id, text: `${name} (${anzahl})` })),
        ]}
      />
      <Knopf type="submit" art="haupt">
        Suchen
      </Knopf>
    </form>
  );
}

function Gebietsliste({ bild: { gebiete } }: { readonly bild: Katalogbild }) {
  return (
    <nav aria-label="Rechtsgebiete" className={styles.gebiete} data-nicht-drucken="">
      <ul>
        {gebiete.map(({ id, name, anzahl }) => (
          <li key={id}>
            <a href={`/fristenkatalog?gebiet=${id}`}>{name}</a> <span className="leise">{anzahl}</span>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Abschnitt({
  abschnitt: { gebiet, name, zeilen, weitere },
}: {
  readonly abschnitt: Katalogabschnitt;
}) {
  return (
    <section aria-labelledby={`gebiet-${gebiet}`} className={styles.abschnitt}>
      <h2 id={`gebiet-${gebiet}`}>{name}</h2>
      {zeilen.length > 0 ? (
        <ul className={styles.liste}>
          {zeilen.map((zeile) => (
            <Zeile key={zeile.id} zeile={zeile} />
          ))}
        </ul>
      ) : null}
      {weitere > 0 ? (
        <p className={styles.weitere} data-nicht-drucken="">
          <a href={`/fristenkatalog?gebiet=${gebiet}`}>
            {zeilen.length === 0 ? `Alle ${weitere}` : `${weitere} weitere`} im Gebiet {name}
          </a>
        </p>
      ) : null}
    </section>
  );
}

function Zeile({ zeile }: { readonly zeile: Katalogzeile }) {
  return (
    <li className={styles.zeile}>
      <div className={styles.was}>
        <a href={adresseVon(zeile.id)} className={styles.name}>
          {zeile.name}
        </a>
        <span className="leise">ab: {untrennbar(zeile.ausloeser)}</span>
      </div>
      <div className={styles.mass}>
        <span className={styles.dauer}>{zeile.dauerText.replaceAll(/(\d) /g, "$1\u00a0")}</span>
        {zeile.notfrist ? <span className={styles.marke}>Notfrist</span> : null}
        {zeile.unsicher ? <span className={styles.unsicher}>nur Hinweis</span> : null}
      </div>
      <div className="leise">{untrennbar(zeile.norm)}</div>
    </li>
  );
}
