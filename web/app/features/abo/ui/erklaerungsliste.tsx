import { Form } from "react-router";
import { Angabenliste } from "#ui/angaben.tsx";
import { Karte } from "#ui/karte.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Verwaltungszeile } from "../ansichten/erklaerungsverwaltung.server.ts";
import styles from "./erklaerung.module.css";

/** All declarations, each with what it says, what it did, and what can still be done. */
export function Erklaerungsliste({ liste }: { readonly liste: readonly Verwaltungszeile[] }) {
  if (liste.length === 0) return <p>Noch ist keine Erklärung eingegangen.</p>;
  return liste.map((zeile) => <Eine key={zeile.id} {...zeile} />);
}

function Eine({ id, titel, stand, worte, zeilen, saetze, knoepfe }: Verwaltungszeile) {
  const titelId = `erklaerung-${id}`;
  return (
    <Karte as="article" titelId={titelId}>
      <div className="stapel">
        <h2 className={styles.titel} id={titelId}>
          {titel}
        </h2>
        <p>
          <strong>{stand}</strong> {saetze.join(" ")}
        </p>
        {worte.length > 0 ? <Angabenliste angaben={worte} className={styles.zeilen} /> : null}
        <details>
          <summary>Ganze Erklärung</summary>
          <Angabenliste angaben={zeilen} className={styles.zeilen} />
        </details>
        {knoepfe.length > 0 ? (
          <Form method="post" className="knopfreihe">
            <input type="hidden" name="id" value={id} />
            {knoepfe.map(({ handlung, text }) => (
              <Knopf key={handlung} type="submit" name="handlung" value={handlung}>
                {text}
              </Knopf>
            ))}
          </Form>
        ) : null}
      </div>
    </Karte>
  );
}
