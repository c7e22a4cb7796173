import type { Tag } from "@gebuehrenportal/recht";
import { Form, useNavigation } from "react-router";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Mehrzeilenfeld } from "../schreiben/mehrzeilenfeld.tsx";
import { Terminfeld } from "../schreiben/terminfeld.tsx";
import styles from "./moderation.module.css";

type EntscheidungProps = {
  readonly id: string;
  /** What was read: another version by the time of the decision is refused. */
  readonly version: number;
  readonly articleVersion: number | undefined;
  /** The day the author wishes, as the field holds it; empty: at once. */
  readonly termin: string;
  /** Today in Berlin. */
  readonly heute: Tag;
  readonly absage: { readonly fehler: string; readonly feld: string | undefined } | undefined;
};

/** Approve now or later, or give back with a reason: two forms that need no script. */
export function Entscheidung({ id, version, articleVersion, termin, heute, absage }: EntscheidungProps) {
  const laeuft = useNavigation().state === "submitting";
  const fehler = (feld: string) => (absage?.feld === feld ? absage.fehler : undefined);
  return (
    <section className={styles.entscheidung} aria-labelledby="entscheidung">
      <h2 id="entscheidung">Entscheidung</h2>
      <div className={styles.zwei}>
        <Form method="post" className={styles.formular} aria-label="Freigeben">
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          {articleVersion ? <input type="hidden" name="articleVersion" value={articleVersion} /> : null}
          <Optionsgruppe
            name="wann"
            label="Veröffentlichung"
            vorgabe={termin ? "termin" : "sofort"}
            optionen={[
              { wert: "sofort", text: "Sofort" },
              { wert: "termin", text: "Zum gewählten Zeitpunkt" },
            ]}
          />
          <Terminfeld
            label="Zeitpunkt"
            freiwillig={false}
            heute={heute}
            anfang={termin}
            hinweis="Berliner Zeit. Gilt nur „Zum gewählten Zeitpunkt“."
            fehler={fehler("publishAt")}
          />
          <div>
            <Knopf type="submit" name="was" value="freigeben" art="haupt" disabled={laeuft}>
              Freigeben
            </Knopf>
          </div>
        </Form>
        <Form method="post" className={styles.formular} aria-label="Zurückgeben" noValidate>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Mehrzeilenfeld
            label="Begründung"
            name="comment"
            maxLength={2_000}
            rows={5}
            required
            hinweis="Die Autorin oder der Autor liest sie und kann den Artikel überarbeitet wieder einreichen."
            fehler={fehler("comment")}
          />
          <div>
            <Knopf type="submit" name="was" value="ablehnen" disabled={laeuft}>
              Mit Begründung zurückgeben
            </Knopf>
          </div>
        </Form>
      </div>
    </section>
  );
}
