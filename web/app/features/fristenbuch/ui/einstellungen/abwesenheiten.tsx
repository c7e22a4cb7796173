import { Form, useLocation } from "react-router";
import { angabenfeld, einzelfehler } from "#ui/felder/angabenfeld.ts";
import { Auswahl } from "#ui/felder/auswahl.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Erfolgsmeldung, Fehlermeldung } from "#ui/hinweis.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Einstellungsansicht } from "../../ansichten/einstellungsseite.server.ts";
import type { Seitenergebnis } from "../../ansichten/seitenpost.server.ts";
import styles from "../buch.module.css";
import eigene from "../pflichten.module.css";

type Props = { readonly ansicht: Einstellungsansicht; readonly ergebnis: Seitenergebnis | undefined };

/** Who is away, and who stands in. */
export function Abwesenheiten({ ansicht, ergebnis }: Props) {
  const { abwesenheiten, fuer } = ansicht;
  const eigenes = ergebnis?.was === "abwesend" || ergebnis?.was === "zurueck" ? ergebnis : undefined;
  return (
    <Karte as="section" titelId="abwesenheiten">
      <div className="stapel">
        <h2 id="abwesenheiten" className={styles.titel}>
          Abwesenheiten
        </h2>
        <p className="nebensatz">Erinnerungen gehen in dieser Zeit an die Vertretung.</p>
        <Erfolgsmeldung>{eigenes?.erledigt}</Erfolgsmeldung>
        <Fehlermeldung>{eigenes?.was === "zurueck" ? eigenes.fehler : undefined}</Fehlermeldung>
        {abwesenheiten.length === 0 ? (
          <p>Zurzeit ist niemand als abwesend eingetragen.</p>
        ) : (
          <ul className="linienliste">
            {abwesenheiten.map(({ id, wer, zeit, vertretung, darf }) => (
              <li key={id} className={eigene.posten} data-testid="absence">
                <div>
                  {wer}: {zeit}
                  <p className="leise">{vertretung ? `Vertretung: ${vertretung}` : "ohne Vertretung"}</p>
                </div>
                {darf ? (
                  <Form method="post" action="#abwesenheiten">
                    <input type="hidden" name="was" value="zurueck" />
                    <input type="hidden" name="id" value={id} />
                    <Knopf type="submit">
                      Zurücknehmen
                      <span className="nur-vorlesen">
                        {" "}
                        ({wer}, {zeit})
                      </span>
                    </Knopf>
                  </Form>
                ) : null}
              </li>
            ))}
          </ul>
        )}
        {fuer.length > 0 ? (
          <Neue ansicht={ansicht} ergebnis={ergebnis?.was === "abwesend" ? ergebnis : undefined} />
        ) : null}
      </div>
    </Karte>
  );
}

function Neue({ ansicht: { heute, fuer, personen }, ergebnis }: Props) {
  // What is typed stays when a colleague notes an absence meanwhile.
  const { key: besuch } = useLocation();
  const angabe = angabenfeld(ergebnis?.felder, einzelfehler(ergebnis));
  const amFeld = ["userId", "from", "to", "substitute"].includes(ergebnis?.feld ?? "");
  return (
    <Form method="post" action="#abwesenheiten" className="stapel" key={besuch}>
      <input type="hidden" name="was" value="abwesend" />
      {amFeld ? null : <Fehlermeldung>{ergebnis?.fehler}</Fehlermeldung>}
      <div className={styles.felder}>
        <Auswahl {...angabe("userId")} label="Wer" optionen={fuer} />
        <Auswahl
          {...angabe("substitute")}
          label="Vertretung"
          optionen={[{ wert: "", text: "niemand" }, ...personen]}
        />
        <Tagfeld {...angabe("from")} label="Von" heute={heute} />
        <Tagfeld {...angabe("to")} label="Bis" heute={heute} hinweis="leer: nur dieser Tag" />
      </div>
      <p>
        <Knopf type="submit">Abwesenheit eintragen</Knopf>
      </p>
    </Form>
  );
}
