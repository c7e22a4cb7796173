import { type FormEvent, useEffect, useRef, useState } from "react";
import { useSitzung } from "#platform/client/sitzung.ts";
import { Feld } from "#ui/felder/feld.tsx";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { Seitenlink } from "#ui/seitenlink.tsx";
import { Verweis } from "#ui/verweis.tsx";
import { anmeldeadresse } from "./anmeldeadresse.ts";
import type { Speicherangaben } from "./speicherangaben.ts";
import { entwurfMerken, entwurfVergessen, gemerkterEntwurf } from "./speicherentwurf.ts";
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
      <KontoNoetig adresse={anmeldeadresse(stand)} onClick={merken} />
      <div className={styles.knoepfe}>
        <Knopf art="still" onClick={schliessen}>
          Abbrechen
        </Knopf>
      </div>
    </div>
  );
}

const KontoNoetig = ({ adresse, onClick }: { readonly adresse: string; readonly onClick?: () => void }) => (
  <Hinweis titel="Zum Speichern brauchen Sie ein Konto">
    <p>
      Es ist kostenlos und hält bis zu drei Berechnungen. Ihre Eingaben bleiben stehen.{" "}
      <Seitenlink nach={adresse} onClick={onClick}>
        Anmelden
      </Seitenlink>{" "}
      oder{" "}
      <Seitenlink nach="/register" onClick={onClick}>
        Registrieren
      </Seitenlink>
    </p>
  </Hinweis>
);

/** Name and Aktenzeichen of a calculation to be saved; whoever came from a saved one can add a version to it. */
function Maske({ rechner, stand, schliessen: zuklappen }: MaskeProps) {
  const [entwurf] = useState(gemerkterEntwurf);
  const [bisher, setBisher] = useState<Gespeichert>();
  const [laeuft, setLaeuft] = useState(false);
  const [ausgang, setAusgang] = useState<Speicherausgang>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector("input")?.focus();
    void bearbeitet().then(setBisher);
  }, []);

  async function speichern(alsVersion: boolean) {
    if (laeuft) return;
    setLaeuft(true);
    const felder = new FormData(form.current ?? undefined);
    const kopf = {
      bezeichnung: String(felder.get("bezeichnung") ?? ""),
      aktenzeichen: String(felder.get("aktenzeichen") ?? ""),
    };
    const ende = await senden({ rechner, stand: stand(), ...kopf }, alsVersion ? bisher : undefined);
    // Which version counts by now is what the choice is about.
    if (ende.art === "veraltet") setBisher((await bearbeitet()) ?? bisher);
    if (ende.art === "anmelden") entwurfMerken(kopf);
    if (ende.art === "gespeichert") entwurfVergessen();
    setAusgang(ende);
    setLaeuft(false);
  }
  function schliessen() {
    entwurfVergessen();
    zuklappen();
  }
  function absenden(e: FormEvent) {
    e.preventDefault();
    void speichern(bisher !== undefined);
  }
  if (ausgang?.art === "gespeichert")
    return (
      <div className={styles.maske} role="status">
        <Hinweis art="erfolg">
          <p>
            Gespeichert{ausgang.version ? ` als Version ${ausgang.version}` : ""}.{" "}
            <Verweis nach={`/meine-berechnungen/${ausgang.id}`}>Berechnung öffnen</Verweis>
          </p>
        </Hinweis>
        <div className={styles.knoepfe}>
          <Knopf art="still" onClick={schliessen}>
            Schließen
          </Knopf>
        </div>
      </div>
    );
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
        <p className={styles.leise}>
          Bezeichnung und Aktenzeichen gelten für eine neue Berechnung; eine neue Version behält die ihren.
        </p>
      ) : null}
      <Ausgang
        ausgang={ausgang}
        adresse={anmeldeadresse(stand)}
        bisher={bisher}
        beideBehalten={() => {
          if (bisher) basisMerken(bisher.id, bisher.version);
          return speichern(true);
        }}
        zustimmen={async () => {
          const ende = await zustimmen();
          if (ende) setAusgang(ende);
          else await speichern(bisher !== undefined);
        }}
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
          onClick={bisher ? () => void speichern(false) : undefined}
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

type AusgangProps = {
  readonly ausgang: Speicherausgang | undefined;
  /** Where to sign in. */
  readonly adresse: string;
  readonly bisher: Gespeichert | undefined;
  readonly beideBehalten: () => Promise<void>;
  readonly zustimmen: () => Promise<void>;
};

function Ausgang({ ausgang, adresse, bisher, beideBehalten, zustimmen: einwilligen }: AusgangProps) {
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
          <KontoNoetig adresse={adresse} />
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
          <p>{ausgang.text}</p>
        </Hinweis>
      );
    default:
      return null;
  }
}
