import { Aufklapper } from "#ui/aufklapper.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import type {
  Vorschau as Vorschauansicht,
  Vorschauglied,
} from "../../ansichten/buchung/buchungsseite.server.ts";
import styles from "../buch.module.css";
import { Rechenweg } from "../rechenweg.tsx";

/** The chain as it would be booked: each link with its day, how it came about, and what stands out. */
export function Vorschau({
  vorschau,
  titel,
}: {
  readonly vorschau: Vorschauansicht;
  readonly titel: string;
}) {
  return (
    <section aria-labelledby="vorschau-titel" data-testid="deadline-preview">
      <h2 id="vorschau-titel" className={styles.titel}>
        Das wird gebucht
      </h2>
      <input type="hidden" name="gesehen" value={vorschau.gesehen} />
      {vorschau.vorher ? (
        <Hinweis>
          <p>{vorschau.vorher}</p>
        </Hinweis>
      ) : null}
      {vorschau.frage ? (
        <Hinweis art="warnung">
          <p>{vorschau.frage.satz}</p>
          <Schalter
            name="kuenftig"
            value={vorschau.frage.tag}
            defaultChecked={vorschau.frage.bejaht}
            label="Ja, dieser Tag ist gemeint"
          />
        </Hinweis>
      ) : null}
      {vorschau.glieder.map((glied) => (
        <Glied key={glied.regel} glied={glied} titel={titel} />
      ))}
    </section>
  );
}

function Glied({ glied, titel }: { readonly glied: Vorschauglied; readonly titel: string }) {
  const { regel, norm, endeText, sicher, zugang, vorfristen, anknuepfung, nichtBuchbar, erstes } = glied;
  const name = (erstes && titel) || glied.name;
  const weitere = [
    sicher && `auf jede Ansicht sicher: ${sicher}`,
    zugang && `Zugang spätestens ${zugang}`,
    vorfristen.length > 0 &&
      `${vorfristen.length > 1 ? "Vorfristen" : "Vorfrist"}: ${vorfristen.join(" und ")}`,
  ].filter(Boolean);
  return (
    <article className={styles.glied} data-testid="deadline-preview-row">
      <div className={styles.gliedkopf}>
        {erstes || nichtBuchbar !== undefined ? (
          <h3 className="eintragsname">{name}</h3>
        ) : (
          <Schalter
            name={`glied:${regel}`}
            value="1"
            defaultChecked={glied.gewaehlt}
            label={name}
            hinweis={norm}
          />
        )}
        <strong className={styles.wann}>{endeText}</strong>
      </div>
      {erstes && norm ? <p className="eintragsangaben">{norm}</p> : null}
      {weitere.length > 0 ? <p>{weitere.join(" · ")}</p> : null}
      {glied.katalogsatz ? <p className="eintragsangaben">{glied.katalogsatz}</p> : null}
      {anknuepfung ? <p className="eintragsangaben">{anknuepfung}</p> : null}
      {nichtBuchbar === undefined ? null : (
        <p className="eintragsangaben">Wird nicht gebucht: {nichtBuchbar}</p>
      )}
      {glied.befunde.map(({ schwere, satz }) => (
        <Hinweis key={satz} art={schwere === "fehler" ? "gefahr" : "warnung"}>
          <p>{satz}</p>
        </Hinweis>
      ))}
      {glied.freigabe.length > 0 ? (
        <p className="eintragsangaben">Grund: {glied.freigabe.join(" ")}</p>
      ) : null}
      {glied.schritte.length > 0 ? (
        <Aufklapper titel="Rechenweg">
          <Rechenweg schritte={glied.schritte} />
        </Aufklapper>
      ) : null}
    </article>
  );
}
