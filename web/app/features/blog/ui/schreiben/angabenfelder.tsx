import { alsTag, datum, type Tag, tagAusText } from "@gebuehrenportal/recht";
import { useState } from "react";
import { aufgerufen } from "#platform/client/antworten.ts";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { zeitpunktInBerlin, zeitpunkttext } from "../../berlinzeit.ts";
import { auszugHoechstens, kategorienHoechstens, tagsHoechstens } from "../../grenzen.ts";
import { Marken } from "./marken.tsx";
import styles from "./schreibtisch.module.css";
import { neuerTermin, type Unklarheit, unklarheit, wannAus } from "./termin.ts";
import { Terminfeld } from "./terminfeld.tsx";
import { Bilddialog } from "./text/bilddialog.tsx";
import type { Schreibstand } from "./werte.ts";

type AngabenfelderProps = {
  readonly stand: Schreibstand;
  readonly heute: Tag;
  readonly darfBilder: boolean;
  /** A change to what is public may say what was corrected. */
  readonly mitKorrektur: boolean;
  /** Publishes without review; a draft with a day then appears by itself. */
  readonly moderiert: boolean;
  /** Approved: it appears on its day, and keeps that until another one is named. */
  readonly freigegeben: boolean;
  /** A change that is published by a click has no day of its own. */
  readonly mitTermin: boolean;
  /** Says what is missing of the day of the publication, also where nobody has been yet. */
  readonly pruefen: boolean;
  /** A field holds something that cannot be saved, or no longer does. */
  readonly onUnklar: (feld: Tagangabe, was: Unklarheit | undefined) => void;
  readonly onAenderung: (neu: Partial<Schreibstand>) => void;
  readonly ansagen: (text: string) => void;
};

/** What is typed as a day and may be none. */
export type Tagangabe = "stand" | "termin";

type Namen = readonly { readonly name: string }[];

const kategorien = () =>
  namen(aufgerufen<{ categories: Namen }>("/api/blog/categories").then((a) => a.categories));
const tags = () => namen(aufgerufen<{ tags: Namen }>("/api/blog/tags").then((a) => a.tags));
/** Without a connection there are no suggestions; a name can be typed all the same. */
const namen = (antwort: Promise<Namen>) =>
  antwort.then(
    (alle) => alle.map(({ name }) => name),
    () => [],
  );

/** What belongs to a post besides its text. */
export function Angabenfelder(props: AngabenfelderProps) {
  const { stand, mitKorrektur, mitTermin, onAenderung, ansagen } = props;
  return (
    <section className={styles.angaben} aria-labelledby="angaben-titel">
      <h2 id="angaben-titel" className={styles.angabentitel}>
        Angaben zum Artikel
      </h2>
      <Mehrzeilenfeld
        label="Auszug"
        name="excerpt"
        freiwillig
        value={stand.excerpt}
        maxLength={auszugHoechstens}
        hinweis="Steht in Listen und Suchmaschinen. Ohne Auszug gilt der Anfang des Textes."
        onChange={({ target }) => onAenderung({ excerpt: target.value })}
      />
      <Marken
        label="Kategorien"
        name="categories"
        hinweis={`Bis zu ${kategorienHoechstens}, mit Eingabetaste oder Komma getrennt`}
        werte={stand.categories}
        hoechstens={kategorienHoechstens}
        vorschlaege={kategorien}
        onWerte={(categories) => onAenderung({ categories })}
        ansagen={ansagen}
      />
      <Marken
        label="Tags"
        name="tags"
        hinweis={`Bis zu ${tagsHoechstens}, mit Eingabetaste oder Komma getrennt`}
        werte={stand.tags}
        hoechstens={tagsHoechstens}
        vorschlaege={tags}
        onWerte={(neue) => onAenderung({ tags: neue })}
        ansagen={ansagen}
      />
      <Titelbildfeld {...props} />
      <Rechtsstandfeld {...props} />
      {mitTermin ? <Erscheinungsfeld {...props} /> : null}
      {mitKorrektur ? (
        <Mehrzeilenfeld
          label="Korrekturhinweis"
          name="korrektur"
          freiwillig
          value={stand.korrektur}
          maxLength={1_000}
          hinweis="Steht über dem Artikel: was seit der Veröffentlichung berichtigt wurde"
          onChange={({ target }) => onAenderung({ korrektur: target.value })}
        />
      ) : null}
    </section>
  );
}

type RechtsstandProps = Pick<AngabenfelderProps, "stand" | "heute" | "onUnklar" | "onAenderung">;

function Rechtsstandfeld({ stand: { stand }, heute, onUnklar, onAenderung }: RechtsstandProps) {
  const rechtsstand = alsTag(stand);
  // What stands in the field now need not be what was saved last.
  const [standtext, setStandtext] = useState(rechtsstand ? datum(rechtsstand) : "");
  return (
    <Tagfeld
      label="Stand der Rechtslage"
      name="stand"
      freiwillig
      heute={heute}
      text={standtext}
      hinweis="Der Tag, dessen Recht der Artikel beschreibt"
      onText={(text) => {
        setStandtext(text);
        const lesung = tagAusText(text, heute);
        const unlesbar = lesung.art === "ungueltig";
        onUnklar("stand", unlesbar ? { name: "stand", fehler: tagUnlesbar } : undefined);
        if (!unlesbar) onAenderung({ stand: lesung.art === "tag" ? lesung.tag : "" });
      }}
    />
  );
}

const tagUnlesbar = "Der Stand der Rechtslage ist kein Tag, den es gibt. Beispiel: 05.03.2027";

type ErscheinungProps = RechtsstandProps & Pick<AngabenfelderProps, "moderiert" | "freigegeben" | "pruefen">;

function Erscheinungsfeld(props: ErscheinungProps) {
  const { stand, heute, moderiert, freigegeben, pruefen, onUnklar, onAenderung } = props;
  // What stands in the field now need not be what was saved last.
  const [termin, setTermin] = useState(stand.erscheintAm);
  return (
    <Terminfeld
      label="Erscheint am"
      heute={heute}
      anfang={stand.erscheintAm}
      kuenftig
      hinweis={
        freigegeben && !termin
          ? bleibtBei(stand.erscheintAm)
          : terminhinweis(termin, heute, moderiert || freigegeben)
      }
      pruefen={pruefen}
      onLesung={(lesung) => {
        setTermin(wannAus(lesung));
        onUnklar("termin", unklarheit(lesung));
        const neu = neuerTermin(lesung, { bisher: stand.erscheintAm, freigegeben });
        if (neu !== undefined) onAenderung({ erscheintAm: neu });
      }}
    />
  );
}

function bleibtBei(erscheintAm: string): string {
  const zeit = zeitpunktInBerlin(erscheintAm);
  return `Es bleibt bei ${zeit ? zeitpunkttext(zeit) : "seinem Termin"}, bis Sie einen anderen nennen. Die Freigabe nehmen Sie unter „Moderation“ zurück.`;
}

function terminhinweis(erscheintAm: string, heute: Tag, moderiert: boolean): string {
  const zeit = zeitpunktInBerlin(erscheintAm);
  const sofort = moderiert ? "sofort, wenn Sie veröffentlichen" : "sofort nach der Freigabe";
  if (!zeit) return `Berliner Zeit. Ohne Angabe ${sofort}.`;
  if (erscheintAm.slice(0, 10) < heute) return `Dieser Tag ist vorbei. Ohne Angabe ${sofort}.`;
  const wann = `${zeitpunkttext(zeit)} (Berliner Zeit)`;
  return moderiert ? `Erscheint von selbst am ${wann}` : `Nach der Freigabe, frühestens am ${wann}`;
}

type TitelbildProps = Pick<AngabenfelderProps, "stand" | "darfBilder" | "onAenderung" | "ansagen">;

function Titelbildfeld({ stand: { bild }, darfBilder, onAenderung, ansagen }: TitelbildProps) {
  const [offen, setOffen] = useState(false);
  if (!darfBilder && !bild)
    return (
      <div>
        <p className={styles.label}>Titelbild</p>
        <p className={styles.hinweis}>Bilder können freigeschaltete Autorinnen und Autoren hochladen.</p>
      </div>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons alone, no fields
    <div role="group" aria-labelledby="titelbild-titel" className={styles.titelbild}>
      <p id="titelbild-titel" className={styles.label}>
        Titelbild <span className={styles.leise}>(freiwillig)</span>
      </p>
      {bild ? (
        <figure className={styles.bildvorschau}>
          <img src={bild.url} alt={bild.alt} />
          <figcaption>{bild.quelle}</figcaption>
        </figure>
      ) : null}
      <div className="knopfreihe-eng">
        {darfBilder ? (
          <Knopf onClick={() => setOffen(true)}>{bild ? "Titelbild ändern" : "Titelbild wählen"}</Knopf>
        ) : null}
        {bild ? (
          <Knopf
            art="still"
            onClick={() => {
              onAenderung({ bild: null });
              ansagen("Titelbild entfernt");
            }}
          >
            Entfernen<span className="nur-vorlesen">: Titelbild</span>
          </Knopf>
        ) : null}
      </div>
      {offen ? (
        <Bilddialog
          titel="Titelbild"
          anfang={bild ?? undefined}
          onZu={() => setOffen(false)}
          onFertig={(neu) => {
            onAenderung({ bild: neu });
            ansagen("Titelbild übernommen");
          }}
        />
      ) : null}
    </div>
  );
}
