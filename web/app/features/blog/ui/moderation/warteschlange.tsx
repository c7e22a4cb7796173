import { useCallback, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Tastenblatt, useListentasten } from "#ui/listentasten.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { zeitpunkttext } from "../../berlinzeit.ts";
import { pruefungsziel } from "../../ziele.ts";
import type { Moderationsabsage } from "../absage.ts";
import styles from "./moderation.module.css";

/** A submitted post in the queue. */
export type Schlangenzeile = {
  readonly id: string;
  readonly title: string;
  readonly autor: string;
  readonly gast: boolean;
  readonly eingereicht: Date;
  readonly erscheint: Date | null;
  /** The day wished for, where it is over. */
  readonly verstrichen: Date | null;
  readonly aenderung: boolean;
  readonly kategorien: readonly string[];
};

type WarteschlangeProps = {
  readonly zeilen: readonly Schlangenzeile[];
  /** Of this form. */
  readonly absage: Moderationsabsage | undefined;
};

const tasten = [
  ["j", "nächster Artikel"],
  ["k", "voriger Artikel"],
  ["x", "auswählen"],
  ["Enter", "öffnen"],
  ["?", "diese Übersicht"],
] as const;

/** What waits for a decision, the oldest first; several can be decided at once. Works without a script. */
export function Warteschlange({ zeilen, absage }: WarteschlangeProps) {
  const laeuft = useNavigation().state === "submitting";
  const [gewaehlt, setGewaehlt] = useState<ReadonlySet<string>>(new Set(absage?.gesendet.ids));
  const formular = useErstesFehlerfeld(absage);
  const blatt = useRef<HTMLDialogElement>(null);
  const zeigen = useCallback(() => blatt.current?.showModal(), []);
  const liste = useListentasten(zeigen);
  const noch = zeilen.filter(({ id }) => gewaehlt.has(id)).length;
  const ohneAuswahl = absage?.feld === "id" && noch === 0;
  const alle = zeilen.length > 0 && noch === zeilen.length;
  return (
    <section className={styles.abschnitt} aria-labelledby="warteschlange">
      <h2 id="warteschlange">Wartet auf Prüfung{zeilen.length > 0 ? ` (${zeilen.length})` : ""}</h2>
      {zeilen.length === 0 ? (
        <p>Zurzeit wartet kein Artikel. Neue Einreichungen erscheinen hier von selbst, die älteste zuerst.</p>
      ) : (
        <Form method="post" action="/moderation" className={styles.formular} ref={formular}>
          <div data-nur-mit-skript="" className={styles.listenkopf}>
            <label className={styles.alle}>
              <input
                type="checkbox"
                checked={alle}
                onChange={() => setGewaehlt(alle ? new Set() : new Set(zeilen.map(({ id }) => id)))}
              />
              Alle auswählen
            </label>
            <Knopf art="still" onClick={zeigen}>
              Tasten
            </Knopf>
          </div>
          <div className={styles.auswahl}>
            <Feldfehler id="ohne-auswahl" fehler={ohneAuswahl ? absage.fehler : undefined} />
            <ul className="linienliste" ref={liste} aria-labelledby="warteschlange">
              {zeilen.map((zeile, nr) => (
                <li key={zeile.id} className={styles.eintrag} data-testid="wartender-artikel">
                  <input
                    type="checkbox"
                    name="id"
                    value={zeile.id}
                    className={styles.kaestchen}
                    aria-label={`Auswählen: ${zeile.title}`}
                    aria-describedby={ohneAuswahl ? "ohne-auswahl" : undefined}
                    aria-invalid={ohneAuswahl || undefined}
                    // biome-ignore lint/a11y/noAutofocus: after a refusal, without a script, the first box is where to go on
                    autoFocus={ohneAuswahl && nr === 0}
                    checked={gewaehlt.has(zeile.id)}
                    onChange={({ target }) => setGewaehlt((alt) => mit(alt, zeile.id, target.checked))}
                  />
                  <div>
                    <Seitenlink nach={pruefungsziel(zeile.id)} className={styles.name} data-eintrag="">
                      {zeile.title}
                    </Seitenlink>
                    <p className="leise">{angaben(zeile)}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
          <div className={styles.sammelleiste}>
            <Mehrzeilenfeld
              label="Begründung, falls Sie Artikel zurückgeben"
              name="comment"
              maxLength={2_000}
              rows={2}
              defaultValue={absage?.gesendet.felder.comment}
              {...(absage?.feld === "comment" && { fehler: absage.fehler, autoFocus: true })}
            />
            <div className="knopfreihe-eng">
              <Knopf type="submit" name="was" value="freigeben" art="haupt" disabled={laeuft}>
                Ausgewählte freigeben
              </Knopf>
              <Knopf type="submit" name="was" value="ablehnen" disabled={laeuft}>
                Ausgewählte zurückgeben
              </Knopf>
              <span className="leise" role="status">
                {noch === 0 ? "" : noch === 1 ? "1 ausgewählt" : `${noch} ausgewählt`}
              </span>
            </div>
          </div>
        </Form>
      )}
      <Tastenblatt dialog={blatt} tasten={tasten} />
    </section>
  );
}

function mit(alt: ReadonlySet<string>, id: string, dabei: boolean): ReadonlySet<string> {
  const neu = new Set(alt);
  if (dabei) neu.add(id);
  else neu.delete(id);
  return neu;
}

/** The second line of an entry. */
export function angaben({
  autor,
  gast,
  eingereicht,
  erscheint,
  verstrichen,
  aenderung,
  kategorien,
}: Schlangenzeile): string {
  return [
    aenderung ? "Änderung eines veröffentlichten Artikels" : "",
    `von ${autor}${gast ? " (Gast)" : ""}`,
    `eingereicht am ${zeitpunkttext(eingereicht)}`,
    verstrichen
      ? `Wunschtermin war ${zeitpunkttext(verstrichen)}`
      : erscheint
        ? `soll am ${zeitpunkttext(erscheint)} erscheinen`
        : "",
    kategorien.join(", "),
  ]
    .filter(Boolean)
    .join(" · ");
}
