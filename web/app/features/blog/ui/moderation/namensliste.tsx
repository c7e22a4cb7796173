import { Knopf } from "#ui/knopf.tsx";
import { nameHoechstens } from "../../grenzen.ts";
import type { Moderationsabsage } from "../absage.ts";
import styles from "./moderation.module.css";
import { absageAn, Namensfeld, Namensformular, type Namenshandlung } from "./namensformular.tsx";

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
  /** Of whichever form of the page. */
  readonly absage: Moderationsabsage | undefined;
};

/** Whether the form that was refused is on the page and says so itself; what somebody else deleted has none. */
export function amFormular(
  { was, gesendet: { ids, felder } }: Moderationsabsage,
  alle: Readonly<Record<NamenslisteProps["art"], readonly Name[]>>,
): boolean {
  if (was === "anlegen") return true;
  const namen = alle[felder.art === "kategorie" ? "kategorie" : "tag"];
  // A name alone can be merged with none.
  return !(was === "zusammenfuehren" && namen.length === 1) && namen.some(({ id }) => id === ids[0]);
}

/** Categories or tags with their numbers of posts; every act is a form that unfolds without a script. */
export function Namensliste({ art, titel, namen, absage }: NamenslisteProps) {
  const id = `namen-${art}`;
  const einzahl = art === "kategorie" ? "Kategorie" : "Tag";
  const neu = { art, was: "anlegen" } as const;
  return (
    <section className={styles.abschnitt} aria-labelledby={id}>
      <h2 id={id}>
        {titel} ({namen.length})
      </h2>
      <Namensformular handlung={neu} titel={`${einzahl} anlegen`} absage={absageAn(neu, absage)}>
        {/* Made, the fields are empty again, for the next one. */}
        <Benennung key={namen.length} art={art} absage={absageAn(neu, absage)} />
        <Knopf type="submit" art="haupt">
          Anlegen<span className="nur-vorlesen">: {einzahl}</span>
        </Knopf>
      </Namensformular>
      <datalist id={`${id}-alle`}>
        {namen.map((einer) => (
          <option key={einer.id} value={einer.name} />
        ))}
      </datalist>
      <ul className="linienliste">
        {namen.map((einer) => (
          <li key={einer.id} className={styles.namen} data-testid={art}>
            <div className={styles.namenskopf}>
              <strong>{einer.name}</strong> <span className="leise">{artikelzahl(einer.postCount)}</span>
              {einer.description ? <p className="leise">{einer.description}</p> : null}
            </div>
            <Werkzeuge
              art={art}
              einer={einer}
              liste={`${id}-alle`}
              absage={absage}
              einzig={namen.length === 1}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type WerkzeugeProps = {
  readonly art: NamenslisteProps["art"];
  readonly einer: Name;
  /** Id of the list of all the names. */
  readonly liste: string;
  readonly absage: Moderationsabsage | undefined;
  readonly einzig: boolean;
};

function Werkzeuge({ art, einer, liste, absage, einzig }: WerkzeugeProps) {
  const { id, name, postCount } = einer;
  const formular = (was: Namenshandlung["was"], titel: string) => {
    const handlung = { art, was, id };
    return {
      handlung,
      titel: (
        <>
          {titel}
          <span className="nur-vorlesen">: {name}</span>
        </>
      ),
      gruppe: `namen-${id}`,
      absage: absageAn(handlung, absage),
    };
  };
  const umbenennen = formular("umbenennen", "Umbenennen");
  const zusammenfuehren = formular("zusammenfuehren", "Zusammenführen");
  return (
    <div className={styles.werkzeuge}>
      {/* Renamed, it folds up again. */}
      <Namensformular key={`${name}: ${einer.description ?? ""}`} {...umbenennen}>
        <Benennung art={art} einer={einer} absage={umbenennen.absage} />
        <Knopf type="submit">Übernehmen</Knopf>
      </Namensformular>
      {einzig ? null : (
        <Namensformular {...zusammenfuehren}>
          <Namensfeld
            label={`„${name}“ aufgehen lassen in`}
            name="nach"
            list={liste}
            hinweis={`Alle Artikel gehen über; „${name}“ gibt es danach nicht mehr.`}
            absage={zusammenfuehren.absage}
          />
          <Knopf type="submit">Zusammenführen</Knopf>
        </Namensformular>
      )}
      <Namensformular {...formular("loeschen", "Löschen")} gefahr>
        <p>
          {postCount === 0
            ? `„${name}“ steht bei keinem Artikel.`
            : `„${name}“ steht dann bei ${artikelzahl(postCount)} nicht mehr; ${postCount === 1 ? "er bleibt" : "sie bleiben"}.`}
        </p>
        <Knopf type="submit">
          Endgültig löschen<span className="nur-vorlesen">: {name}</span>
        </Knopf>
      </Namensformular>
    </div>
  );
}

const artikelzahl = (anzahl: number) => `${anzahl.toLocaleString("de-DE")} Artikel`;

type BenennungProps = {
  readonly art: "kategorie" | "tag";
  readonly einer?: Name;
  readonly absage: Moderationsabsage | undefined;
};

function Benennung({ art, einer, absage }: BenennungProps) {
  return (
    <>
      <Namensfeld
        label="Name"
        name="name"
        anfang={einer?.name ?? ""}
        maxLength={nameHoechstens}
        absage={absage}
      />
      {art === "kategorie" ? (
        <Namensfeld
          label="Beschreibung"
          name="description"
          freiwillig
          anfang={einer?.description ?? ""}
          maxLength={500}
          absage={absage}
        />
      ) : null}
    </>
  );
}
