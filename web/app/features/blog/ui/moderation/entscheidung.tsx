import type { Tag } from "@gebuehrenportal/recht";
import { Form, useNavigation } from "react-router";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { zeitpunkttext } from "../../berlinzeit.ts";
import type { Moderationsabsage } from "../absage.ts";
import { Terminfeld } from "../schreiben/terminfeld.tsx";
import styles from "./moderation.module.css";

type EntscheidungProps = {
  readonly id: string;
  /** What was read: another version by the time of the decision is refused. */
  readonly version: number;
  readonly articleVersion: number | undefined;
  /** The day to come that the author wishes, as the field holds it; empty: at once. */
  readonly termin: string;
  /** The day the author wished, where it is over. */
  readonly verstrichen: Date | null;
  /** Today in Berlin. */
  readonly heute: Tag;
  readonly absage: Moderationsabsage | undefined;
};

/** Approve now or later, or give back with a reason: two forms that need no script. */
export function Entscheidung(props: EntscheidungProps) {
  const { id, version, articleVersion, termin, verstrichen, heute, absage } = props;
  const laeuft = useNavigation().state === "submitting";
  const gesendet = absage?.gesendet.felder ?? {};
  const { terminTag: tag = "", terminZeit: uhrzeit = "" } = gesendet;
  const termintexte = absage?.was === "freigeben" ? { tag, uhrzeit } : undefined;
  const fehler = (feld: string) => (absage?.feld === feld ? absage.fehler : undefined);
  const freigeben = useErstesFehlerfeld(absage?.was === "freigeben" ? absage : undefined);
  const zurueckgeben = useErstesFehlerfeld(absage?.was === "ablehnen" ? absage : undefined);
  return (
    <section className={styles.entscheidung} aria-labelledby="entscheidung">
      <h2 id="entscheidung">Entscheidung</h2>
      <div className={styles.zwei}>
        <Form method="post" className={styles.formular} aria-label="Freigeben" ref={freigeben}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          {articleVersion ? <input type="hidden" name="articleVersion" value={articleVersion} /> : null}
          <Optionsgruppe
            name="wann"
            label="Veröffentlichung"
            vorgabe={gesendet.wann ?? (termin ? "termin" : "sofort")}
            optionen={[
              { wert: "sofort", text: "Sofort" },
              { wert: "termin", text: "Zum gewählten Zeitpunkt" },
            ]}
          />
          <Terminfeld
            label="Zeitpunkt"
            freiwillig={false}
            kuenftig
            heute={heute}
            anfang={termin}
            gesendet={termintexte}
            hinweis={`Berliner Zeit. Gilt nur „Zum gewählten Zeitpunkt“.${verstrichen ? ` Der Wunschtermin war ${zeitpunkttext(verstrichen)}.` : ""}`}
            fehler={fehler("terminTag")}
            pruefen={absage?.feld === "terminZeit"}
          />
          <div>
            <Knopf type="submit" name="was" value="freigeben" art="haupt" disabled={laeuft}>
              Freigeben
            </Knopf>
          </div>
        </Form>
        <Form
          method="post"
          className={styles.formular}
          aria-label="Zurückgeben"
          noValidate
          ref={zurueckgeben}
        >
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Mehrzeilenfeld
            label="Begründung"
            name="comment"
            maxLength={2_000}
            rows={5}
            required
            hinweis="Die Autorin oder der Autor liest sie und kann den Artikel überarbeitet wieder einreichen."
            defaultValue={gesendet.comment}
            {...(fehler("comment") && { fehler: fehler("comment"), autoFocus: true })}
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
