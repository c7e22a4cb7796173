import type { ReactNode } from "react";
import { Form } from "react-router";
import { Feld } from "#ui/felder/feld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import styles from "./moderation.module.css";

type Name = {
  readonly id: string;
  readonly name: string;
  readonly postCount: number;
  readonly description?: string;
};

type NamenslisteProps = {
  readonly art: "kategorie" | "tag";
  readonly titel: string;
  readonly namen: readonly Name[];
};

/** Categories or tags with their numbers of posts; every act is a form that unfolds without a script. */
export function Namensliste({ art, titel, namen }: NamenslisteProps) {
  const id = `namen-${art}`;
  const einzahl = art === "kategorie" ? "Kategorie" : "Tag";
  return (
    <section className={styles.abschnitt} aria-labelledby={id}>
      <h2 id={id}>
        {titel} ({namen.length})
      </h2>
      <details className={styles.klappe}>
        <summary>{einzahl} anlegen</summary>
        <Form method="post" key={namen.length}>
          <Kennung art={art} was="anlegen" />
          <Benennung art={art} />
          <Knopf type="submit" art="haupt">
            Anlegen<span className="nur-vorlesen">: {einzahl}</span>
          </Knopf>
        </Form>
      </details>
      <datalist id={`${id}-alle`}>
        {namen.map((einer) => (
          <option key={einer.id} value={einer.name} />
        ))}
      </datalist>
      <ul className={styles.liste}>
        {namen.map((einer) => (
          <li key={einer.id} className={styles.namen} data-testid={art}>
            <div className={styles.namenskopf}>
              <strong>{einer.name}</strong>{" "}
              <span className={styles.leise}>{artikelzahl(einer.postCount)}</span>
              {einer.description ? <p className={styles.leise}>{einer.description}</p> : null}
            </div>
            <div className={styles.werkzeuge}>
              {/* Renamed, it folds up again. */}
              <Klappe titel="Umbenennen" name={einer.name} key={`${einer.name}: ${einer.description ?? ""}`}>
                <Kennung art={art} was="umbenennen" id={einer.id} />
                <Benennung art={art} einer={einer} />
                <Knopf type="submit">Übernehmen</Knopf>
              </Klappe>
              {namen.length > 1 ? (
                <Klappe titel="Zusammenführen" name={einer.name}>
                  <Kennung art={art} was="zusammenfuehren" id={einer.id} />
                  <Feld
                    label={`„${einer.name}“ aufgehen lassen in`}
                    name="nach"
                    list={`${id}-alle`}
                    hinweis={`Alle Artikel gehen über; „${einer.name}“ gibt es danach nicht mehr.`}
                    required
                  />
                  <Knopf type="submit">Zusammenführen</Knopf>
                </Klappe>
              ) : null}
              <Klappe titel="Löschen" name={einer.name} gefahr>
                <p>
                  {einer.postCount === 0
                    ? `„${einer.name}“ steht bei keinem Artikel.`
                    : `„${einer.name}“ steht dann bei ${artikelzahl(einer.postCount)} nicht mehr; ${einer.postCount === 1 ? "er bleibt" : "sie bleiben"}.`}
                </p>
                <Kennung art={art} was="loeschen" id={einer.id} />
                <Knopf type="submit">
                  Endgültig löschen<span className="nur-vorlesen">: {einer.name}</span>
                </Knopf>
              </Klappe>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const artikelzahl = (anzahl: number) =>
  anzahl === 1 ? "1 Artikel" : `${anzahl.toLocaleString("de-DE")} Artikel`;

type KennungProps = { readonly art: string; readonly was: string; readonly id?: string };

function Kennung({ art, was, id }: KennungProps) {
  return (
    <>
      <input type="hidden" name="art" value={art} />
      <input type="hidden" name="was" value={was} />
      {id ? <input type="hidden" name="id" value={id} /> : null}
    </>
  );
}

function Benennung({ art, einer }: { readonly art: "kategorie" | "tag"; readonly einer?: Name }) {
  return (
    <>
      <Feld label="Name" name="name" defaultValue={einer?.name ?? ""} maxLength={100} required />
      {art === "kategorie" ? (
        <Feld
          label="Beschreibung"
          name="description"
          freiwillig
          defaultValue={einer?.description ?? ""}
          maxLength={500}
        />
      ) : null}
    </>
  );
}

type KlappeProps = {
  readonly titel: string;
  readonly name: string;
  /** What it does cannot be taken back. */
  readonly gefahr?: boolean;
  readonly children: ReactNode;
};

function Klappe({ titel, name, gefahr = false, children }: KlappeProps) {
  return (
    <details className={`${styles.klappe} ${gefahr ? styles.gefahr : ""}`} name={`namen-${name}`}>
      <summary>
        {titel}
        <span className="nur-vorlesen">: {name}</span>
      </summary>
      <Form method="post">{children}</Form>
    </details>
  );
}
