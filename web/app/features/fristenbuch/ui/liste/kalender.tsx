import { Seitenlink } from "#ui/seitenlink.tsx";
import { Verweis } from "#ui/verweis.tsx";
import type {
  Blaettern,
  Feiertagswahl,
  Mehr,
  Monatsansicht,
  Tagesansicht,
  Wochenansicht,
} from "../../ansichten/liste/kalenderseite.server.ts";
import { type Listenfilter, listenadresse } from "../../ansichten/liste/listenwahl.ts";
import type { Kalendereintrag } from "../../ansichten/liste/tagesbild.ts";
import buch from "../buch.module.css";
import { Filterlink } from "../filterlink.tsx";
import { Fristenliste } from "../fristenliste.tsx";
import { Kalendertermine } from "../termine/kalendertermine.tsx";
import { Terminliste } from "../termine/terminliste.tsx";
import styles from "./kalender.module.css";

type MonatProps = { readonly inhalt: Monatsansicht; readonly filter: Listenfilter };

/** A month: on a wide page seven columns, on a narrow one the days on which something is. */
export function Monat({ inhalt: { blaettern, tage, feiertage }, filter }: MonatProps) {
  const leer = tage.every(({ eintraege, termine }) => eintraege.length + termine.length === 0);
  return (
    <section aria-labelledby="zeitraum" className={styles.querblatt} data-testid="deadline-month">
      <Blaetterleiste blaettern={blaettern} was="Monat" />
      {leer ? <p>In diesem Monat steht nichts im Buch.</p> : null}
      <div className={styles.wochentage} aria-hidden="true">
        {["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"].map((tag) => (
          <span key={tag}>{tag}</span>
        ))}
      </div>
      <ol className={styles.monat} data-beginn={tage[0]?.spalte}>
        {tage.map((tag) => (
          <Tageszelle key={tag.tag} tag={tag} filter={filter} />
        ))}
      </ol>
      <Feiertage wahl={feiertage} />
    </section>
  );
}

type TageszelleProps = { readonly tag: Monatsansicht["tage"][number]; readonly filter: Listenfilter };

function Tageszelle({ tag, filter }: TageszelleProps) {
  const { eintraege, mehr, nummer, text, feiertag, termine, mehrTermine, abwesend } = tag;
  const frei = feiertag !== undefined ? styles.feiertag : tag.wochenende ? styles.wochenende : "";
  const leer = eintraege.length + termine.length === 0 && feiertag === undefined && !tag.heute;
  const ziel = listenadresse(filter, { blick: "heute", tag: tag.tag });
  const [wochentag] = text.split(",");
  return (
    <li
      className={`${styles.zelle} ${frei} ${leer ? styles.leer : ""}`}
      {...(tag.heute && { "aria-current": "date" })}
    >
      <p className={styles.kopf}>
        <Seitenlink nach={ziel} className={styles.nummer}>
          <span className={styles.nurListe}>{wochentag}, </span>
          {nummer}
          <span className={styles.nurListe}>{text.slice(text.indexOf(".")).slice(0, 8)}</span>
        </Seitenlink>
        {tag.heute ? <span className={styles.heute}>heute</span> : null}
        {feiertag === undefined ? null : <span className="eintragsname">{feiertag}</span>}
      </p>
      <Abwesend wer={abwesend} />
      {eintraege.length > 0 ? (
        <ul className={styles.eintraege}>
          {eintraege.map((eintrag) => (
            <Eintrag key={eintrag.id + eintrag.marke.text} eintrag={eintrag} />
          ))}
        </ul>
      ) : null}
      {mehr > 0 ? (
        <p className={styles.mehr}>
          <Seitenlink nach={ziel}>{mehr} weitere</Seitenlink>
        </p>
      ) : null}
      <Kalendertermine zeilen={termine} />
      {mehrTermine ? (
        <p className={styles.mehr}>
          <Seitenlink nach={mehrTermine.pfad}>{mehrTermine.text}</Seitenlink>
        </p>
      ) : null}
    </li>
  );
}

/** Who is away, in grey: nobody has to do anything about it. */
const Abwesend = ({ wer }: { readonly wer: string }) =>
  wer === "" ? null : <p className={styles.abwesend}>{wer}</p>;

const Eintrag = ({ eintrag: { id, marke, aktenzeichen, titel } }: { readonly eintrag: Kalendereintrag }) => (
  <li>
    <Seitenlink nach={`/fristenmanager/${id}`} className={`${styles.eintrag} ${styles[marke.art]}`}>
      <strong className={styles.wort}>{marke.text}</strong>{" "}
      <span className={styles.akte}>{aktenzeichen}</span> <span className={styles.titel}>{titel}</span>
    </Seitenlink>
  </li>
);

/** A week, one day below the other. */
export function Woche({ inhalt: { blaettern, tage, feiertage } }: { readonly inhalt: Wochenansicht }) {
  return (
    <section
      aria-labelledby="zeitraum"
      className={`stapel ${styles.wochenblatt}`}
      data-testid="deadline-week"
    >
      <Blaetterleiste blaettern={blaettern} was="Woche" />
      {tage.map(
        ({ tag, text, heute, feiertag, wochenende, zeilen, mehr, termine, mehrTermine, abwesend }) => (
          <section key={tag} aria-labelledby={`tag-${tag}`} className={styles.wochentag}>
            <h3
              id={`tag-${tag}`}
              className={`${styles.tagkopf} ${feiertag || wochenende ? styles.frei : ""}`}
            >
              {text}
              {heute ? <span className={styles.heute}>heute</span> : null}
              {feiertag === undefined ? null : <span className="eintragsname">{feiertag}</span>}
            </h3>
            <Abwesend wer={abwesend} />
            {zeilen.length > 0 ? (
              <Fristenliste zeilen={zeilen} />
            ) : (
              <p className="leise">Nichts einzuhalten.</p>
            )}
            <Weitere mehr={mehr} />
            {termine.length > 0 ? (
              <Terminliste zeilen={termine} name={`Termine und Wiedervorlagen am ${text}`} />
            ) : null}
            <Weitere mehr={mehrTermine} />
          </section>
        ),
      )}
      <Feiertage wahl={feiertage} />
    </section>
  );
}

/** One day: what is due, to be presented, and waits for somebody. */
export function Tag({ inhalt }: { readonly inhalt: Tagesansicht }) {
  const { blaettern, abschnitte, terminabschnitte, feiertag } = inhalt;
  return (
    <section aria-labelledby="zeitraum" className="stapel" data-testid="deadline-day">
      <Blaetterleiste blaettern={blaettern} was="Tag" />
      {feiertag === undefined ? null : <p>{feiertag}</p>}
      {abschnitte.map(({ id, titel, zeilen, leer, mehr }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id} className={buch.titel}>
            {titel}
          </h3>
          {zeilen.length > 0 ? <Fristenliste zeilen={zeilen} /> : <p className="leise">{leer}</p>}
          <Weitere mehr={mehr} />
        </section>
      ))}
      {terminabschnitte.map(({ id, titel, zeilen, leer }) => (
        <section key={id} aria-labelledby={id}>
          <h3 id={id} className={buch.titel}>
            {titel}
          </h3>
          {zeilen.length > 0 ? (
            <Terminliste zeilen={zeilen} name={titel} mitTag />
          ) : (
            <p className="leise">{leer}</p>
          )}
        </section>
      ))}
    </section>
  );
}

const Weitere = ({ mehr }: { readonly mehr: Mehr | undefined }) =>
  mehr ? (
    <p>
      <Verweis nach={mehr.pfad}>{mehr.text}</Verweis>
    </p>
  ) : null;

const worte = {
  Monat: ["Voriger Monat", "Nächster Monat", "Dieser Monat"],
  Woche: ["Vorige Woche", "Nächste Woche", "Diese Woche"],
  Tag: ["Tag davor", "Tag danach", "Heute"],
} as const;

type BlaetterleisteProps = { readonly blaettern: Blaettern; readonly was: keyof typeof worte };

function Blaetterleiste({ blaettern: { titel, zurueck, vor, jetzt }, was }: BlaetterleisteProps) {
  const [davor, danach, diese] = worte[was];
  return (
    <div className={styles.blaettern}>
      <h2 id="zeitraum" className={styles.zeitraum}>
        {titel}
      </h2>
      <ul className={buch.filter} aria-label={was} data-nicht-drucken="">
        <Filterlink nach={zurueck} gilt={false}>
          {davor}
        </Filterlink>
        {jetzt === undefined ? null : (
          <Filterlink nach={jetzt} gilt={false}>
            {diese}
          </Filterlink>
        )}
        <Filterlink nach={vor} gilt={false}>
          {danach}
        </Filterlink>
      </ul>
    </div>
  );
}

function Feiertage({ wahl: { ort, andere, kanzleiOhneOrt } }: { readonly wahl: Feiertagswahl }) {
  return (
    <div className={styles.feiertage} data-nicht-drucken="">
      <p className="leise">
        Schattiert: Wochenenden und Feiertage, {ort}.{" "}
        {kanzleiOhneOrt ? (
          <>
            Wo Ihre Kanzlei sitzt, steht in den{" "}
            <Verweis nach="/fristenmanager/einstellungen">Einstellungen</Verweis>.
          </>
        ) : null}
      </p>
      {andere.length > 0 ? (
        <ul className={buch.filter} aria-label="Feiertage">
          {andere.map(({ pfad, text, gilt }) => (
            <Filterlink key={pfad} nach={pfad} gilt={gilt}>
              {text}
            </Filterlink>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
