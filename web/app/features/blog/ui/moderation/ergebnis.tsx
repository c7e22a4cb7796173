import { Hinweis } from "#ui/hinweis.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { pruefungsziel } from "../../ziele.ts";
import styles from "./moderation.module.css";

/** A post that was to be decided and was not. */
export type Unentschieden = {
  readonly id: string;
  /** Undefined: it is out of sight by now. */
  readonly title: string | undefined;
  /** It still waits for a decision. */
  readonly wartet: boolean;
  readonly grund: string;
};

type ErgebnisProps = {
  /** Query of the address that a decision leads to. */
  readonly angaben: URLSearchParams;
  readonly offene: readonly Unentschieden[];
  /** Address of the post that has just appeared. */
  readonly artikel?: string | undefined;
};

const worte = new Map([
  ["freigegeben", "freigegeben"],
  ["zurueckgegeben", "mit Begründung zurückgegeben"],
]);

const aufgehoben = new Map([
  ["zurueckgenommen", "Die Freigabe ist zurückgenommen. Der Artikel wartet wieder auf die Prüfung."],
  ["ohne-termin", "Der Termin ist gestrichen. Der Artikel steht als Entwurf unter „Meine Artikel“."],
]);

/** How many posts were decided, and which were not and why. */
export function Ergebnis({ angaben, offene, artikel }: ErgebnisProps) {
  const ohneTermin = aufgehoben.get(angaben.get("ok") ?? "");
  if (ohneTermin)
    return (
      <Hinweis art="erfolg" rolle="status">
        {ohneTermin}
      </Hinweis>
    );
  const wort = worte.get(angaben.get("ok") ?? "");
  if (!wort) return null;
  const anzahl = zahl(angaben.get("anzahl") ?? "1");
  const nicht = Math.max(zahl(angaben.get("nicht") ?? "0"), offene.length);
  if (nicht === 0)
    return (
      <Hinweis art="erfolg" rolle="status">
        {sind(anzahl)} {wort}.
        {artikel ? (
          <>
            {" "}
            <Seitenlink nach={artikel}>Zum Artikel</Seitenlink>
          </>
        ) : null}
      </Hinweis>
    );
  const weitere = nicht - offene.length;
  return (
    <Hinweis art={anzahl === 0 ? "gefahr" : "warnung"} rolle={anzahl === 0 ? "alert" : "status"}>
      {anzahl === 0 ? `${sind(nicht)} nicht ${wort}:` : `${sind(anzahl)} ${wort}, ${nicht} nicht:`}
      <ul className={styles.unentschieden}>
        {offene.map(({ id, title = "Ein Artikel", wartet, grund }) => (
          <li key={id}>
            {wartet ? <Seitenlink nach={pruefungsziel(id)}>{title}</Seitenlink> : <strong>{title}</strong>}
            {`: ${grund}`}
          </li>
        ))}
        {weitere > 0 ? <li>{weitere === 1 ? "1 weiterer" : `${weitere} weitere`}</li> : null}
      </ul>
    </Hinweis>
  );
}

const zahl = (text: string): number => Math.max(0, Math.trunc(Number(text)) || 0);
const sind = (anzahl: number): string => (anzahl === 1 ? "1 Artikel ist" : `${anzahl} Artikel sind`);
