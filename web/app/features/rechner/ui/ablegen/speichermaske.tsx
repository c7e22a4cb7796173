import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSitzung } from "#platform/client/sitzung.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { Tarifverweis } from "../tarifverweis.tsx";
import { anmeldeadresse, registrieradresse } from "./anmeldeadresse.ts";
import type { Speicherangaben } from "./speicherangaben.ts";
import {
  entwurfMerken,
  entwurfVergessen,
  gemerkterEntwurf,
  type Speicherentwurf,
} from "./speicherentwurf.ts";
import styles from "./speichermaske.module.css";
import {
  basisMerken,
  bearbeitet,
  type Gespeichert,
  type Speicherausgang,
  senden,
  zustimmen,
} from "./speichern-senden.ts";

type MaskeProps = Speicherangaben & { readonly schliessen: () => void };

/** Before anything is filled in: what is saved needs an account. */
export function Speichermaske(props: MaskeProps) {
  const { status } = useSitzung();
  // As it was when the form opened: a session that ends meanwhile must not take away what was typed.
  const [ohneKonto] = useState(status === "unauthenticated");
  return ohneKonto ? <OhneKonto {...props} /> : <Maske {...props} />;
}

function OhneKonto({ stand, schliessen }: MaskeProps) {
  const hinweis = useRef<HTMLDivElement>(null);
  useEffect(() => hinweis.current?.querySelector("a")?.focus(), []);
  // Whoever comes back from signing in finds the form open.
  const merken = () => entwurfMerken(gemerkterEntwurf() ?? { bezeichnung: "", aktenzeichen: "" });
  return (
    <div ref={hinweis} className={styles.maske} role="status">
      <KontoNoetig stand={stand} onClick={merken} />
      <div className={styles.knoepfe}>
        <Knopf art="still" onClick={schliessen}>
          Abbrechen
        </Knopf>
      </div>
    </div>
  );
}

type KontoNoetigProps = Pick<Speicherangaben, "stand"> & { readonly onClick?: () => void };

const KontoNoetig = ({ stand, onClick }: KontoNoetigProps) => (
  <Hinweis titel="Zum Speichern brauchen Sie ein Konto">
    <p>
      Es ist kostenlos und hält bis zu drei Berechnungen. Ihre Eingaben bleiben stehen.{" "}
      <Seitenlink nach={anmeldeadresse(stand)} onClick={onClick}>
        Anmelden
      </Seitenlink>{" "}
      oder{" "}
      <Seitenlink nach={registrieradresse(stand)} onClick={onClick}>
        Registrieren
      </Seitenlink>
    </p>
  </Hinweis>
);

/** Name and Aktenzeichen of a calculation to be saved; whoever came from a saved one can add a version to it. */
function Maske({ schliessen: zuklappen, ...angaben }: MaskeProps) {
  const [entwurf] = useState(gemerkterEntwurf);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const { bisher, laeuft, ausgang, ...vorgang } = useSpeichern(angaben, () => {
    const felder = new FormData(form.current ?? undefined);
    return {
      bezeichnung: String(felder.get("bezeichnung") ?? ""),
      aktenzeichen: String(felder.get("aktenzeichen") ?? ""),
    };
  });

  function schliessen() {
    entwurfVergessen();
    zuklappen();
  }
  function absenden(e: FormEvent) {
    e.preventDefault();
    void vorgang.speichern(bisher !== undefined);
  }
  if (ausgang?.art === "gespeichert")
    return <Erfolg id={ausgang.id} version={ausgang.version} schliessen={schliessen} />;
  return (
    <form ref={form} className={styles.maske} onSubmit={absenden} aria-label="Berechnung speichern">
      <Feld
        label="Bezeichnung"
        name="bezeichnung"
        defaultValue={entwurf?.bezeichnung}
        hinweis="Leer: wie die Berechnung selbst heißt"
        maxLength={200}
        freiwillig
      />
      <Feld
        label="Aktenzeichen"
        name="aktenzeichen"
        defaultValue={entwurf?.aktenzeichen}
        maxLength={200}
        freiwillig
      />
      {bisher ? (
        <p className="leise">
          Bezeichnung und Aktenzeichen gelten für eine neue Berechnung; eine neue Version behält die ihren.
        </p>
      ) : null}
      <Ausgang
        ausgang={ausgang}
        stand={angaben.stand}
        bisher={bisher}
        beideBehalten={vorgang.beideBehalten}
        zustimmen={vorgang.zustimmen}
      />
      <div className={styles.knoepfe}>
        {bisher ? (
          <Knopf type="submit" art="haupt" aria-disabled={laeuft}>
            {`Als neue Version von „${bisher.bezeichnung}“ speichern`}
          </Knopf>
        ) : null}
        <Knopf
          type={bisher ? "button" : "submit"}
          art={bisher ? "neben" : "haupt"}
          aria-disabled={laeuft}
          onClick={bisher ? () => void vorgang.speichern(false) : undefined}
        >
          {bisher ? "Als neue Berechnung speichern" : "In „Meine Berechnungen“ speichern"}
        </Knopf>
        <Knopf art="still" onClick={schliessen}>
          Abbrechen
        </Knopf>
      </div>
    </form>
  );
}

/**
 * The saving of a calculation from the first click to where it can be opened.
 *
 * @param kopf name and Aktenzeichen as they stand in the form now
 */
function useSpeichern({ rechner, stand }: Speicherangaben, kopf: () => Speicherentwurf) {
  const [bisher, setBisher] = useState<Gespeichert>();
  const [laeuft, setLaeuft] = useState(false);
  const [ausgang, setAusgang] = useState<Speicherausgang>();
  useEffect(() => void bearbeitet().then(setBisher), []);

  async function speichern(alsVersion: boolean) {
    if (laeuft) return;
    setLaeuft(true);
    const angaben = kopf();
    const ende = await senden({ rechner, stand: stand(), ...angaben }, alsVersion ? bisher : undefined);
    // Which version counts by now is what the choice is about.
    if (ende.art === "veraltet") setBisher((await bearbeitet()) ?? bisher);
    if (ende.art === "anmelden") entwurfMerken(angaben);
    if (ende.art === "gespeichert") entwurfVergessen();
    setAusgang(ende);
    setLaeuft(false);
  }
  return {
    bisher,
    laeuft,
    ausgang,
    speichern,
    beideBehalten: () => {
      if (bisher) basisMerken(bisher.id, bisher.version);
      return speichern(true);
    },
    zustimmen: async () => {
      const ende = await zustimmen();
      if (ende) setAusgang(ende);
      else await speichern(bisher !== undefined);
    },
  };
}

type ErfolgProps = {
  readonly id: string;
  readonly version: number | undefined;
  readonly schliessen: () => void;
};

const Erfolg = ({ id, version, schliessen }: ErfolgProps) => (
  <div className={styles.maske} role="status">
    <Hinweis art="erfolg">
      <p>
        Gespeichert{version ? ` als Version ${version}` : ""}.{" "}
        <Verweis nach={`/meine-berechnungen/${id}`}>Berechnung öffnen</Verweis>
      </p>
    </Hinweis>
    <div className={styles.knoepfe}>
      <Knopf art="still" onClick={schliessen}>
        Schließen
      </Knopf>
    </div>
  </div>
);

type AusgangProps = Pick<Speicherangaben, "stand"> & {
  readonly ausgang: Speicherausgang | undefined;
  readonly bisher: Gespeichert | undefined;
  readonly beideBehalten: () => Promise<void>;
  readonly zustimmen: () => Promise<void>;
};

function Ausgang({ ausgang, stand, bisher, beideBehalten, zustimmen: einwilligen }: AusgangProps) {
  switch (ausgang?.art) {
    case "veraltet":
      return (
        <Hinweis
          art="warnung"
          rolle="alert"
          titel={`Inzwischen ist Version ${bisher?.version ?? ""} gespeichert worden`}
        >
          <p>
            Vermutlich in einem anderen Fenster. Es geht nichts verloren: Ihre Eingaben stehen noch hier, jede
            Version bleibt lesbar.{" "}
            <a href={`/meine-berechnungen/${bisher?.id}`} target="_blank" rel="noreferrer">
              {`Version ${bisher?.version ?? ""} ansehen (neues Fenster)`}
            </a>
          </p>
          <Knopf onClick={() => void beideBehalten()}>
            {`Beide behalten, diese als Version ${(bisher?.version ?? 0) + 1}`}
          </Knopf>
        </Hinweis>
      );
    case "anmelden":
      return (
        <div role="alert">
          <KontoNoetig stand={stand} />
        </div>
      );
    case "verschwiegenheit":
      return (
        <Hinweis rolle="alert" titel="Auftragsverarbeitung und Verschwiegenheit">
          <p>
            Bevor Sie Mandatsdaten speichern, vereinbaren wir mit Ihnen einmal die Auftragsverarbeitung (Art.
            28 DSGVO) und unsere Verschwiegenheit (§ 43e BRAO):{" "}
            <a href="/avv" target="_blank" rel="noreferrer">
              Vereinbarung lesen (neues Fenster)
            </a>
          </p>
          <Knopf onClick={() => void einwilligen()}>Zustimmen und speichern</Knopf>
        </Hinweis>
      );
    case "tarif":
    case "fehler":
      return (
        <Hinweis art={ausgang.art === "tarif" ? "warnung" : "gefahr"} rolle="alert">
          <p>
            {ausgang.text} {ausgang.art === "tarif" ? <Tarifverweis /> : null}
          </p>
        </Hinweis>
      );
    default:
      return null;
  }
}
