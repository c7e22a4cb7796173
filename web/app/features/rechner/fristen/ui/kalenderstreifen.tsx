import { datum, teile } from "@gebuehrenportal/recht";
import type { Kalendertag, Kalenderzeile, Tagesrolle } from "../kalender.ts";
import styles from "./kalenderstreifen.module.css";

const kopf = [
  ["Mo", "Montag"],
  ["Di", "Dienstag"],
  ["Mi", "Mittwoch"],
  ["Do", "Donnerstag"],
  ["Fr", "Freitag"],
  ["Sa", "Samstag"],
  ["So", "Sonntag"],
] as const;

const rollentexte: Readonly<Record<Tagesrolle, string>> = {
  ereignis: "Ereignis",
  vorfrist: "Vorfrist",
  rechnerisch: "rechnerisches Ende",
  ende: "Fristende",
  andere: "andere Ansicht",
};

/**
 * The weeks from event to end as a calendar; a table, so that it reads the same to everybody. Quiet weeks are one row. On
 * paper the derivation alone says it, so that the slip stays one sheet.
 */
export function Kalenderstreifen({ zeilen }: { readonly zeilen: readonly Kalenderzeile[] }) {
  const tage = zeilen.flatMap((z) => (z.art === "woche" ? z.tage : []));
  const rollen = new Set(tage.flatMap((t) => t.rollen));
  return (
    <figure className={styles.bild} data-nicht-drucken="" data-testid="calendar-strip">
      <table className={styles.kalender}>
        <caption className="nur-vorlesen">Kalender vom Ereignis bis zum Fristende</caption>
        <thead>
          <tr>
            <th scope="col" className={styles.monat}>
              <span className="nur-vorlesen">Monat</span>
            </th>
            {kopf.map(([kurz, lang]) => (
              <th key={kurz} scope="col" abbr={lang}>
                {kurz}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {zeilen.map((z) =>
            z.art === "luecke" ? (
              <tr key={z.ab}>
                <td colSpan={8} className={styles.luecke}>
                  {z.wochen} weitere Wochen
                </td>
              </tr>
            ) : (
              <Woche key={z.tage[0]?.tag} tage={z.tage} />
            ),
          )}
        </tbody>
      </table>
      <figcaption className={styles.legende}>
        {Object.entries(rollentexte)
          .filter(([rolle]) => rollen.has(rolle as Tagesrolle))
          .map(([rolle, text]) => (
            <span key={rolle} className={styles.eintrag}>
              <span className={`${styles.muster} ${styles[rolle]}`} aria-hidden="true" />
              {text}
            </span>
          ))}
        {tage
          .filter(({ feiertag }) => feiertag)
          .map(({ tag, feiertag }) => (
            <span key={tag} className={styles.eintrag}>
              <span className={`${styles.muster} ${styles.feiertag}`} aria-hidden="true" />
              {datum(tag)} {feiertag}
            </span>
          ))}
      </figcaption>
    </figure>
  );
}

const monate = ["Jan", "Feb", "Mär", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"] as const;

function Woche({ tage }: { readonly tage: readonly Kalendertag[] }) {
  const [montag] = tage;
  if (!montag) return null;
  const { monat, jahr } = teile(montag.tag);
  return (
    <tr>
      <th scope="row" className={styles.monat}>
        {monate[monat - 1]} {jahr}
      </th>
      {tage.map((t) => (
        <td key={t.tag} className={tagklasse(t)}>
          {teile(t.tag).tag}
          <Tagestext tag={t} />
        </td>
      ))}
    </tr>
  );
}

/** What colour and frame say, in words. */
function Tagestext({ tag: { rollen, feiertag } }: { readonly tag: Kalendertag }) {
  const worte = [...rollen.map((r) => rollentexte[r]), ...(feiertag ? [`Feiertag: ${feiertag}`] : [])];
  return worte.length === 0 ? null : <span className="nur-vorlesen">, {worte.join(", ")}</span>;
}

const tagklasse = ({ laeuft, frei, rollen }: Kalendertag): string =>
  [styles.zelle, laeuft && styles.laeuft, frei && styles[frei], ...rollen.map((r) => styles[r])]
    .filter(Boolean)
    .join(" ");
