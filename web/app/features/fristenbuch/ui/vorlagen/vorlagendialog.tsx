import { useEffect, useId, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useSitzung } from "#platform/client/sitzung.ts";
import { Erfolgsmeldung, Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import type { Feldstreit } from "#ui/zugleich/formularfelder.ts";
import {
  type Feldfehler,
  type Formularangaben,
  formularfelder,
  nachVorlagenstreit,
  type Vorlagenfelder,
} from "../../vorlagen/formular.ts";
import { texte } from "../../vorlagen/texte.ts";
import type { Vorlage } from "../../vorlagen/vorlage.ts";
import { Loeschfrage } from "./loeschfrage.tsx";
import { useVorlagen, useVorschlaege } from "./use-vorlagen.ts";
import styles from "./vorlagen.module.css";
import {
  feldabsage,
  geltendeVereinbarung,
  streitAus,
  vorlageAendern,
  vorlageAnlegen,
  vorlageLoeschen,
  zustimmen,
} from "./vorlagenaufrufe.ts";
import { Vorlagenformular } from "./vorlagenformular.tsx";
import { Vorlagenliste } from "./vorlagenliste.tsx";

type VorlagendialogProps = {
  readonly onZu: () => void;
  /** Unset: there is no form to fill. */
  readonly onVerwenden?: ((vorlage: Vorlage) => void) | undefined;
};

/** The list, or the form of a template (a new one: without). */
type Modus = { readonly art: "liste" } | { readonly art: "bearbeiten"; readonly vorlage?: Vorlage };

/**
 * Lists, creates, changes and deletes templates over the page. The browser's own dialog keeps the focus inside. While
 * somebody writes, neither a click beside it nor Escape closes it: what is typed would be gone.
 */
export function Vorlagendialog({ onZu, onVerwenden }: VorlagendialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titel = useId();
  const bestand = useVorlagen();
  const [modus, setModus] = useState<Modus>({ art: "liste" });
  const [zuLoeschen, setZuLoeschen] = useState<Vorlage>();
  const [erledigt, setErledigt] = useState("");
  /** The template whose button led to the form: there the reader goes on. */
  const [zuletzt, setZuletzt] = useState<string>();
  const bearbeitet = modus.art === "bearbeiten";
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);

  const schliessen = () => dialog.current?.close();
  const schliessenWennFrei = () => {
    if (!bearbeitet) schliessen();
  };
  function zurListe(meldung: string) {
    setErledigt(meldung);
    setModus({ art: "liste" });
  }

  function bearbeiten(vorlage: Vorlage | undefined) {
    setZuletzt(vorlage?.id);
    setModus({ art: "bearbeiten", ...(vorlage && { vorlage }) });
  }
  function verwenden(vorlage: Vorlage) {
    onVerwenden?.(vorlage);
    schliessen();
  }
  async function geloescht() {
    setErledigt("Die Vorlage ist gelöscht.");
    await bestand.laden();
    // The button that asked went with its row.
    dialog.current?.querySelector<HTMLElement>("[data-testid=template-new]")?.focus();
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titel}
      data-testid="template-dialog"
      data-modus={modus.art}
      onClose={({ target, currentTarget }) => {
        if (target === currentTarget) onZu();
      }}
      onCancel={(e) => {
        if (bearbeitet) e.preventDefault();
      }}
      onKeyDown={(e) => {
        // A second Escape closes in some browsers, whatever becomes of the first.
        if (bearbeitet && e.key === "Escape") e.preventDefault();
      }}
    >
      <Schleier onKlick={schliessenWennFrei} />
      <div className={styles.blatt}>
        <div className={styles.blattkopf}>
          <h2 id={titel} className={styles.titel}>
            {texte.titel}
          </h2>
          {bearbeitet ? null : (
            <Knopf art="still" onClick={schliessen}>
              Schließen
            </Knopf>
          )}
        </div>
        {modus.art === "bearbeiten" ? (
          <Bearbeitung vorlage={modus.vorlage} onFertig={zurListe} laden={bestand.laden} />
        ) : (
          <Liste
            bestand={bestand}
            erledigt={erledigt}
            zuletzt={zuletzt}
            handlungen={{
              onNeu: () => bearbeiten(undefined),
              onBearbeiten: bearbeiten,
              onLoeschen: setZuLoeschen,
              onVerwenden: onVerwenden && verwenden,
            }}
          />
        )}
      </div>
      {zuLoeschen ? (
        <Loeschung vorlage={zuLoeschen} onZu={() => setZuLoeschen(undefined)} onGeloescht={geloescht} />
      ) : null}
    </dialog>,
    document.body,
  );
}

/** The page beside the sheet. */
const Schleier = ({ onKlick }: { readonly onKlick: () => void }) => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
  // biome-ignore lint/a11y/noStaticElementInteractions: the page beside the sheet
  <div className={styles.schleier} data-testid="template-backdrop" onClick={onKlick} />
);

type ListeProps = {
  readonly bestand: ReturnType<typeof useVorlagen>;
  readonly erledigt: string;
  readonly zuletzt: string | undefined;
  readonly handlungen: Parameters<typeof Vorlagenliste>[0]["handlungen"];
};

function Liste({ bestand: { vorlagen, gescheitert, laden }, erledigt, zuletzt, handlungen }: ListeProps) {
  const nurLesen = useSitzung().data?.user.officeRole === "nur-lesen";
  const kasten = useRef<HTMLDivElement>(null);
  const da = vorlagen !== undefined;
  useEffect(() => {
    if (!da) return;
    const zeile = kasten.current?.querySelector(`[data-vorlage="${zuletzt}"]`);
    const knopf =
      zeile?.querySelector<HTMLElement>("[data-testid=template-edit]") ??
      kasten.current?.querySelector<HTMLElement>("[data-testid=template-new]");
    knopf?.focus();
  }, [da, zuletzt]);
  return (
    <div ref={kasten} className="stapel">
      {gescheitert ? (
        <Hinweis art="gefahr" rolle="alert" testId="template-error">
          <p>{texte.ladenFehler}</p>
          <Knopf art="klein" onClick={() => void laden()}>
            Erneut versuchen
          </Knopf>
        </Hinweis>
      ) : (
        <Erfolgsmeldung>{erledigt}</Erfolgsmeldung>
      )}
      {vorlagen ? (
        <Vorlagenliste vorlagen={vorlagen} schreiben={!nurLesen} {...(handlungen && { handlungen })} />
      ) : gescheitert ? null : (
        <p className="leise" role="status">
          Vorlagen laden …
        </p>
      )}
    </div>
  );
}

type BearbeitungProps = {
  readonly vorlage: Vorlage | undefined;
  readonly onFertig: (meldung: string) => void;
  readonly laden: () => Promise<void>;
};

function Bearbeitung({ vorlage, onFertig, laden }: BearbeitungProps) {
  const vorschlaege = useVorschlaege();
  const { data } = useSitzung();
  const [absagen, setAbsagen] = useState<readonly Feldfehler[]>();
  const [fassung, setFassung] = useState<string>();
  const [laeuft, setLaeuft] = useState(false);
  const anfang = useMemo(() => formularfelder(vorlage), [vorlage]);
  const [weiter, setWeiter] = useState<{
    readonly felder: Vorlagenfelder;
    readonly streit: readonly Feldstreit[];
  }>();
  const kasten = useRef<HTMLDivElement>(null);
  useEffect(() => kasten.current?.querySelector<HTMLElement>("[name=templateName]")?.focus(), []);

  async function speichern(angaben: Formularangaben, getippt: Vorlagenfelder) {
    setLaeuft(true);
    setAbsagen(undefined);
    try {
      if (getippt.zustimmung) await zustimmen(getippt.zustimmung);
      await (vorlage ? vorlageAendern(vorlage.id, angaben) : vorlageAnlegen(angaben));
      await laden();
      onFertig("Die Vorlage ist gespeichert.");
    } catch (fehler) {
      const gefunden = streitAus(fehler);
      if (gefunden)
        setWeiter({ felder: nachVorlagenstreit(getippt, gefunden.jetzt), streit: gefunden.streit });
      const absage = feldabsage(fehler) ?? { field: "", error: texte.speichernFehler };
      const geltend =
        absage.field === "zustimmung" ? await geltendeVereinbarung().catch(() => undefined) : undefined;
      if (geltend) setFassung(geltend);
      const ohneFrage = absage.field === "zustimmung" && !geltend;
      setAbsagen([ohneFrage ? { field: "", error: texte.vereinbarungFehlt } : absage]);
      setLaeuft(false);
    }
  }

  return (
    <div ref={kasten}>
      <Vorlagenformular
        // What others have changed stands in it anew.
        key={weiter?.felder.gesehenes}
        id={vorlage?.id}
        felder={weiter?.felder ?? anfang}
        streit={weiter?.streit}
        vorschlaege={vorschlaege}
        teilbar={(data?.user.teamId ?? null) !== null && (vorlage?.own ?? true)}
        {...(absagen && { absagen })}
        zustimmung={fassung}
        laeuft={laeuft}
        onSpeichern={(angaben, getippt) => void speichern(angaben, getippt)}
        abbrechen={
          <Knopf data-testid="template-cancel" onClick={() => onFertig("")}>
            Abbrechen
          </Knopf>
        }
      />
    </div>
  );
}

type LoeschungProps = {
  readonly vorlage: Vorlage;
  readonly onZu: () => void;
  readonly onGeloescht: () => Promise<void>;
};

function Loeschung({ vorlage, onZu, onGeloescht }: LoeschungProps) {
  const [laeuft, setLaeuft] = useState(false);
  const [fehler, setFehler] = useState<string>();
  async function loeschen() {
    setLaeuft(true);
    try {
      await vorlageLoeschen(vorlage.id);
      onZu();
      await onGeloescht();
    } catch {
      setFehler(texte.loeschenFehler);
      setLaeuft(false);
    }
  }
  return (
    <Loeschfrage
      vorlage={vorlage}
      fehler={fehler}
      laeuft={laeuft}
      onLoeschen={() => void loeschen()}
      onZu={onZu}
    />
  );
}
