import type { Katalogeintrag, Kettenglied } from "@gebuehrenportal/fristen/katalog";
import { katalogtreffer } from "@gebuehrenportal/fristen/katalogsuche";
import { untrennbar } from "@gebuehrenportal/recht";
import { tagLang } from "#features/rechner/index.ts";
import { adresseVon } from "../adressen.ts";
import type { Beispiel } from "../beispiel.server.ts";
import { anknuepfungsworte } from "../worte.ts";
import styles from "./eintragsblatt.module.css";

type FolgenProps = { readonly eintrag: Katalogeintrag; readonly beispiel: Beispiel | undefined };

/** What follows from the same matter: the next periods and reinstatement, each with its page and its day in the example. */
export function Folgen({ eintrag: { folgefristen, wiedereinsetzung }, beispiel }: FolgenProps) {
  const glied = (id: string) => beispiel?.kette.glieder.find((g) => g.id === id);
  if (folgefristen.length === 0 && wiedereinsetzung === undefined) return null;
  return (
    <section aria-labelledby="folgen" className={styles.abschnitt}>
      <h2 id="folgen">Was folgt</h2>
      <ul className={styles.folgen}>
        {folgefristen
          .filter(({ id }) => id !== wiedereinsetzung)
          .map(({ id, ab }) => (
            <Folge key={id} id={id} wie={anknuepfungsworte[ab]} glied={glied(id)} />
          ))}
        {wiedereinsetzung === undefined ? null : (
          <Folge
            id={wiedereinsetzung}
            wie="wenn die Frist ohne Verschulden versäumt ist"
            glied={glied(wiedereinsetzung)}
          />
        )}
      </ul>
    </section>
  );
}

type FolgeProps = { readonly id: string; readonly wie: string; readonly glied: Kettenglied | undefined };

function Folge({ id, wie, glied }: FolgeProps) {
  const treffer = katalogtreffer(id);
  if (!treffer) return null;
  return (
    <li>
      <a href={adresseVon(id)} className={styles.folge}>
        {treffer.name}
      </a>{" "}
      <span className="leise">{untrennbar(treffer.norm)}</span>
      <span className="nebenzeile">{untrennbar(`${wie}${imBeispiel(glied)}`)}</span>
    </li>
  );
}

function imBeispiel(glied: Kettenglied | undefined): string {
  if (glied?.ergebnis) return `; im Beispiel endet sie ${vorbehalt(glied)}am ${tagLang(glied.ergebnis.ende)}`;
  return glied?.hoechstensBis === undefined
    ? ""
    : `; im Beispiel ist nach dem ${tagLang(glied.hoechstensBis)} kein Antrag mehr möglich`;
}

/** A day that hangs on a trigger still to come: it can only be later or only earlier. */
function vorbehalt({ vorlaeufig, anknuepfung }: Kettenglied): string {
  if (!vorlaeufig) return "";
  return anknuepfung === "fruehestens" ? "frühestens " : "spätestens ";
}
