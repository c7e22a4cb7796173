import { Form } from "react-router";
import { Zustimmungsschalter } from "#features/konto/index.ts";
import { Aufklapper } from "#ui/aufklapper.tsx";
import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Fehlermeldung } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Eintragsansicht } from "../../ansichten/eintrag/eintragsansicht.server.ts";
import type { Eintragsergebnis } from "../../ansichten/eintrag/eintragshandlung.server.ts";
import type { Vorfristzeile } from "../../ansichten/eintrag/vorfristansicht.ts";
import { laengen } from "../../worte/laengen.ts";
import styles from "../buch.module.css";
import eigene from "../pflichten.module.css";

type VorfristenProps = {
  readonly eintrag: Eintragsansicht;
  /** What a form of these has brought about. */
  readonly ergebnis: Eintragsergebnis | undefined;
};

/** Forms of this section. */
export const vorfristformulare: ReadonlySet<string> = new Set([
  "vorfrist-vorlegen",
  "vorfrist-aufgeben",
  "vorfristen",
]);

/** Each Vorfrist with its state; a lawyer confirms that the file was presented, or gives it up with a word. */
export function Vorfristen({ eintrag, ergebnis }: VorfristenProps) {
  const { vorfristen, moeglich } = eintrag;
  const aendern = moeglich.includes("vorfristen");
  if (vorfristen.length === 0 && !aendern) return null;
  const amFeld = ergebnis?.feld !== undefined;
  return (
    <section aria-labelledby="vorfristen" className="stapel">
      <h2 id="vorfristen" className={eigene.unter}>
        Vorfristen
      </h2>
      {amFeld ? null : <Fehlermeldung>{ergebnis?.fehler}</Fehlermeldung>}
      {vorfristen.length > 0 ? (
        <ul className="linienliste">
          {vorfristen.map((vorfrist) => (
            <Vorfrist
              key={vorfrist.tag}
              vorfrist={vorfrist}
              eintrag={eintrag}
              ergebnis={ergebnis?.felder.vorfrist === vorfrist.tag ? ergebnis : undefined}
            />
          ))}
        </ul>
      ) : (
        <p>Zu dieser Frist steht keine Vorfrist im Buch.</p>
      )}
      {aendern ? (
        <Aendern eintrag={eintrag} ergebnis={ergebnis?.was === "vorfristen" ? ergebnis : undefined} />
      ) : null}
    </section>
  );
}

type VorfristProps = VorfristenProps & { readonly vorfrist: Vorfristzeile };

function Vorfrist({ vorfrist, eintrag, ergebnis }: VorfristProps) {
  const { tag, text, stand, grund, offen, versaeumt } = vorfrist;
  const darf = offen && eintrag.moeglich.includes("vorfrist");
  const angabe = angabenfeld(ergebnis?.felder, einzelfehler(ergebnis));
  const kopf = (was: string) => (
    <>
      <input type="hidden" name="was" value={was} />
      <input type="hidden" name="vorfrist" value={tag} />
      <input type="hidden" name="stand" value={ergebnis?.felder.stand ?? eintrag.stand} />
    </>
  );
  return (
    <li data-testid="vorfrist">
      <div className={eigene.posten}>
        <p>
          <strong>{text}</strong>
          <br />
          <span className={versaeumt ? styles.vorbei : "leise"}>{stand}</span>
          {grund ? (
            <>
              <br />
              <span className="leise">Grund: {grund}</span>
            </>
          ) : null}
        </p>
        {darf ? (
          <Form method="post" action="#vorfristen">
            {kopf("vorfrist-vorlegen")}
            <Knopf type="submit">
              Vorgelegt und geprüft<span className="nur-vorlesen"> (Vorfrist {text})</span>
            </Knopf>
          </Form>
        ) : null}
      </div>
      {darf ? (
        <Aufklapper titel={`Vorfrist ${text} aufgeben`} offen={ergebnis?.was === "vorfrist-aufgeben"}>
          <Form method="post" action="#vorfristen" noValidate className={styles.handlung}>
            {kopf("vorfrist-aufgeben")}
            <p className="nebensatz">
              Die Akte wird an diesem Tag nicht vorgelegt. Die Vorfrist bleibt mit Grund, Zeit und Person
              sichtbar.
            </p>
            <Feld {...angabe("reason")} label="Grund" maxLength={laengen.streichgrund} />
            <p>
              <Knopf type="submit">Vorfrist aufgeben</Knopf>
            </p>
          </Form>
        </Aufklapper>
      ) : null}
    </li>
  );
}

/** Other days; what has come stays until it is presented or given up. */
function Aendern({ eintrag, ergebnis }: VorfristenProps) {
  const angabe = angabenfeld(ergebnis?.felder, einzelfehler(ergebnis));
  return (
    <Aufklapper titel="Vorfristen ändern" offen={ergebnis !== undefined}>
      <Form method="post" action="#vorfristen" noValidate className={styles.handlung}>
        <input type="hidden" name="was" value="vorfristen" />
        <input type="hidden" name="stand" value={ergebnis?.felder.stand ?? eintrag.stand} />
        <Feld
          {...angabe("vorfristen", eintrag.vorfristentext)}
          label="Tage der Vorfristen"
          hinweis="Durch Komma getrennt, zwischen heute und dem Ende; zum Beispiel „09.11.2026, 23.11.2026“"
          maxLength={200}
        />
        {eintrag.zustimmung ? <Zustimmungsschalter fassung={eintrag.zustimmung} /> : null}
        <p>
          <Knopf type="submit">Vorfristen speichern</Knopf>
        </p>
      </Form>
    </Aufklapper>
  );
}
