import { datum, type Tag } from "@gebuehrenportal/recht";
import { Form } from "react-router";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
import { useErstesFehlerfeld } from "#ui/felder/erstes-fehlerfeld.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Feldfehler } from "#ui/felder/feldgeruest.tsx";
import { Optionsgruppe } from "#ui/felder/optionsgruppe.tsx";
import { Schalter } from "#ui/felder/schalter.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Kampagne } from "../anzeigen/kampagne.ts";
import { plaetze, platznamen } from "../anzeigen/plaetze.ts";
import { themen, themennamen } from "../anzeigen/themen.ts";
import { type Fehler, type Felder, grenzen } from "../kampagnen/eingabe.ts";
import styles from "./werbung.module.css";

type KampagnenformularProps = {
  readonly heute: Tag;
  readonly felder: Felder;
  readonly fehler: Fehler;
  readonly bild: Kampagne["bild"] | undefined;
};

/** What stands in the form of a campaign; of a new one: a house ad from today on, everywhere. */
export function felderAus(kampagne: Kampagne | undefined, heute: Tag): Felder {
  if (!kampagne)
    return {
      art: "bezahlt",
      gewicht: "10",
      von: datum(heute),
      ...Object.fromEntries(platznamen.map((name) => [`platz-${name}`, "on"])),
    };
  const { art, werbender, titel, text, ziel, gewicht, von, bis, bild } = kampagne;
  return {
    art,
    werbender,
    titel,
    text,
    ziel,
    gewicht: String(gewicht),
    von: datum(von),
    bis: bis ? datum(bis) : "",
    bildtext: bild?.text ?? "",
    ...Object.fromEntries(kampagne.plaetze.map((name) => [`platz-${name}`, "on"])),
    ...Object.fromEntries(kampagne.themen.map((name) => [`thema-${name}`, "on"])),
  };
}

/** All of a campaign in one form. */
export function Kampagnenformular(props: KampagnenformularProps) {
  const { fehler } = props;
  const formular = useErstesFehlerfeld(Object.keys(fehler).length > 0 ? fehler : undefined);
  return (
    <Form method="post" encType="multipart/form-data" noValidate className={styles.formular} ref={formular}>
      <Worte {...props} />
      <Bild {...props} />
      <Orte {...props} />
      <Zeit {...props} />
      <p>
        <Knopf type="submit" art="haupt">
          Speichern
        </Knopf>
      </p>
    </Form>
  );
}

function Worte({ felder, fehler }: KampagnenformularProps) {
  const feld = (name: "werbender" | "titel" | "text" | "ziel") => ({
    ...angabenfeld(felder, fehler)(name),
    maxLength: grenzen[name],
  });
  return (
    <>
      <Optionsgruppe
        name="art"
        label="Art"
        anordnung="zeile"
        vorgabe={felder.art ?? "haus"}
        optionen={[
          { wert: "bezahlt", text: "bezahlt" },
          { wert: "haus", text: "eigene" },
        ]}
      />
      <Feld label="Werbender" {...feld("werbender")} hinweis="Steht in der Anzeige (§ 6 DDG)." />
      <Feld label="Titel" {...feld("titel")} />
      <Feld label="Text" {...feld("text")} />
      <Feld
        label="Ziel"
        {...feld("ziel")}
        inputMode="url"
        hinweis="Eine Adresse mit https:// oder eine Seite des Portals, etwa /kontakt. {platz} steht für den Platz."
      />
    </>
  );
}

function Bild({ felder, fehler, bild }: KampagnenformularProps) {
  return (
    <>
      {bild ? (
        <div className={styles.bildzeile}>
          <img src={`/media/${bild.schluessel}`} alt={bild.text} width={96} height={96} />
          <Schalter name="bildweg" label="Bild entfernen" defaultChecked={felder.bildweg !== undefined} />
        </div>
      ) : null}
      <Feld
        label={bild ? "Neues Bild" : "Bild"}
        name="bild"
        type="file"
        accept="image/png,image/jpeg,image/webp,image/gif"
        freiwillig
        hinweis="JPG, PNG, WebP oder GIF, höchstens 8 MB; wird quadratisch zugeschnitten."
        fehler={fehler.bild}
      />
      <Feld
        {...angabenfeld(felder, fehler)("bildtext")}
        label="Was das Bild zeigt"
        freiwillig
        maxLength={grenzen.bildtext}
        hinweis="Für alle, die es nicht sehen."
      />
    </>
  );
}

function Orte({ felder, fehler }: KampagnenformularProps) {
  return (
    <>
      <fieldset>
        <legend className={styles.legende}>Plätze</legend>
        {platznamen.map((name) => (
          <Schalter
            key={name}
            name={`platz-${name}`}
            label={plaetze[name].name}
            defaultChecked={felder[`platz-${name}`] !== undefined}
          />
        ))}
        <Feldfehler id="plaetze-fehler" fehler={fehler.plaetze} />
      </fieldset>
      <fieldset>
        <legend className={styles.legende}>Nur auf Seiten zu</legend>
        {themennamen.map((name) => (
          <Schalter
            key={name}
            name={`thema-${name}`}
            label={themen[name].name}
            defaultChecked={felder[`thema-${name}`] !== undefined}
          />
        ))}
        <p className={styles.leise}>Ohne Auswahl: auf allen Seiten.</p>
      </fieldset>
    </>
  );
}

function Zeit({ felder, fehler, heute }: KampagnenformularProps) {
  const angabe = angabenfeld(felder, fehler);
  return (
    <div className={styles.zeile}>
      <Tagfeld {...angabe("von")} label="Erster Tag" heute={heute} />
      <Tagfeld {...angabe("bis")} label="Letzter Tag" freiwillig heute={heute} />
      <Feld {...angabe("gewicht")} label="Gewicht" inputMode="numeric" hinweis={`1 bis ${grenzen.gewicht}`} />
    </div>
  );
}
