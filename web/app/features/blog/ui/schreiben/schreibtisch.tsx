import type { Tag } from "@gebuehrenportal/recht";
import type { Editor as TipTapEditor } from "@tiptap/core";
import { lazy, Suspense, useCallback, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { anmeldeweg } from "#platform/access/seitenabsage.ts";
import { lesezeit, wortzahl } from "../../dokument/text.ts";
import type { Dokument } from "../../dokument/typen.ts";
import { entwurfsziel, pruefungsziel } from "../../ziele.ts";
import { type Abschluss, type Abschlussrechte, abschluss } from "./abschluss.ts";
import { Angabenfelder, type Tagangabe } from "./angabenfelder.tsx";
import { Ersatztext } from "./ersatztext.tsx";
import styles from "./schreibtisch.module.css";
import { type Absage, Schreibtischfuss } from "./schreibtischfuss.tsx";
import type { Aenderung, Sicherungsstand } from "./sicherung.ts";
import { Standzeile } from "./standzeile.tsx";
import { nurKuenftig, type Unklarheit, unklarheit } from "./termin.ts";
import { Titelfeld } from "./titelfeld.tsx";
import { useSicherung } from "./use-sicherung.ts";
import { type Entwurfsansicht, hatTitel, leererStand, type Schreibstand } from "./werte.ts";

const Editor = lazy(() => import("./editor.tsx").then(({ Editor }) => ({ default: Editor })));
const Konflikt = lazy(() => import("./konflikt.tsx").then(({ Konflikt }) => ({ default: Konflikt })));

/** Who writes, as far as the desk has to know. */
export type Schreibrechte = Abschlussrechte & {
  readonly kontoId: string;
  /** Today in Berlin. */
  readonly heute: Tag;
  readonly darfBilder: boolean;
};

type SchreibtischProps = {
  readonly rechte: Schreibrechte;
  /** Undefined: a new one. */
  readonly entwurf: Entwurfsansicht | undefined;
  /** Of somebody else: it is decided on, not published. */
  readonly fremd?: boolean;
  /** The present version of the published post, where it is not the one the change began with and the page says so. */
  readonly gesehen?: number | undefined;
};

/** Where a post is written: title, text, what belongs to it, and how it stands. */
export function Schreibtisch({ rechte, entwurf, fremd = false, gesehen }: SchreibtischProps) {
  const [stand, setStand] = useState<Schreibstand>(entwurf ?? leererStand);
  // Counted up when another text takes the place of what the editor shows.
  const [fassung, setFassung] = useState(0);
  const [vergleich, setVergleich] = useState(false);
  const [ansage, setAnsage] = useState("");
  const [titelfehler, setTitelfehler] = useState<string>();
  // Why it went no further, until something is changed.
  const [absage, setAbsage] = useState<Absage>();
  const [pruefen, setPruefen] = useState(false);
  const unklar = useRef<Partial<Record<Tagangabe, Unklarheit | undefined>>>({});
  const editor = useRef<TipTapEditor | null>(null);
  const titel = useRef<HTMLTextAreaElement>(null);
  const aktuell = useRef(stand);
  aktuell.current = stand;
  const navigate = useNavigate();
  const handlung = useFetcher<Absage>();
  const andere = useFetcher<{ readonly entwurf: Entwurfsansicht }>();

  const lesen = useCallback(
    (): Schreibstand => ({
      ...felder(aktuell.current),
      dokument: editor.current?.getJSON() ?? aktuell.current.dokument,
    }),
    [],
  );
  const ersetzen = (neu: Schreibstand) => {
    unklar.current = {};
    setStand(felder(neu, neu.dokument));
    setFassung((alte) => alte + 1);
  };
  const {
    stand: sicherungsstand,
    werk,
    bereit,
  } = useSicherung({
    kontoId: rechte.kontoId,
    entwurf: entwurf && { ...entwurf, aenderung: aenderungAus(entwurf) },
    lesen,
    wiederherstellen: ({ inhalt }) => {
      ersetzen(inhalt);
      setAnsage("Nicht gespeicherte Änderungen wurden wiederhergestellt");
    },
    leeren: () => {
      setVergleich(false);
      ersetzen(leererStand);
    },
  });
  const abgemeldet = sicherungsstand.art === "abgemeldet";
  const schreibbar = bereit && !abgemeldet;
  const marke = werk.current?.marke();
  const id = marke?.id ?? entwurf?.id;
  // Saved as a new draft it is one's own.
  const fremdes = fremd && id === entwurf?.id;
  const wartet = entwurf?.status === "pending";
  const revision = (marke ? marke.aenderung : entwurf?.revisionOf) != null;
  const mitTermin = !(revision && rechte.aendertSelbst);
  useEffect(() => adresseNachziehen(id), [id]);

  const antwort = handlung.data;
  useEffect(() => setAbsage(antwort), [antwort]);
  const geaendert = useCallback(() => {
    setAbsage(undefined);
    werk.current?.geaendert();
  }, [werk]);
  function aendern(neu: Partial<Schreibstand>) {
    aktuell.current = { ...aktuell.current, ...neu };
    setStand(aktuell.current);
    geaendert();
  }
  /** The draft as the server has it now; undefined, with a word on it, where it has not got everything. */
  async function gesichert() {
    setAbsage(undefined);
    if (!hatTitel(lesen())) {
      setTitelfehler("Bitte geben Sie einen Titel mit mindestens 3 Zeichen ein.");
      titel.current?.focus();
      return undefined;
    }
    if (await werk.current?.abschliessen()) return werk.current?.marke();
    setAbsage({ fehler: hindernisse(werk.current?.stand()) });
    return undefined;
  }
  /** A day that was not understood would be lost, or mean „at once“; so would one that has passed meanwhile. */
  function tagUnklar(mitFrist = false): boolean {
    const { stand: rechtsstand, termin } = unklar.current;
    const wann = aktuell.current.erscheintAm;
    const vorbei = mitFrist ? unklarheit(nurKuenftig({ art: "termin", wann }, new Date())) : undefined;
    const erstes = rechtsstand ?? termin ?? vorbei;
    if (!erstes) return false;
    setPruefen(true);
    setAbsage({ fehler: erstes.fehler });
    const feld = document.getElementsByName(erstes.name)[0];
    feld?.focus({ preventScroll: true });
    feld?.scrollIntoView({ block: "nearest" });
    return true;
  }
  async function abschicken(was: Abschluss) {
    if (tagUnklar(mitTermin)) return;
    const sicher = await gesichert();
    if (!sicher) return;
    const { id: welcher = "", version = 0 } = sicher;
    await handlung.submit(
      { was, id: welcher, version: String(version), articleVersion: String(gesehen ?? "") },
      { method: "post", action: "/blog/meine-artikel" },
    );
  }
  async function vorschau() {
    // At once, or the browser takes it for a window nobody asked for.
    const fenster = open("", "_blank");
    const sicher = await gesichert();
    if (fenster && sicher) fenster.location.href = `/blog/vorschau/${sicher.id}`;
    else fenster?.close();
  }
  async function zurueck(ziel: string) {
    if (!tagUnklar() && (await gesichert())) await navigate(ziel);
  }
  function vergleichen() {
    if (id) void andere.load(entwurfsziel(id));
    setVergleich(true);
  }
  const anderes = andere.state === "idle" ? andere.data?.entwurf : undefined;
  const letztes = abschluss(rechte, revision);
  const weiter =
    fremdes && id
      ? {
          text: wartet ? "Zurück zur Prüfung" : "Zurück zur Moderation",
          gesperrt: false,
          onWahl: () => void zurueck(wartet ? pruefungsziel(id) : "/moderation"),
        }
      : {
          text: abschlusstexte[letztes],
          gesperrt: handlung.state !== "idle",
          onWahl: () => void abschicken(letztes),
        };

  return (
    <div className={styles.tisch}>
      <fieldset disabled={abgemeldet} className={styles.felder}>
        <div className={styles.haupt}>
          <Titelfeld
            feld={titel}
            text={stand.title}
            fehler={titelfehler}
            onText={(title) => {
              setTitelfehler(undefined);
              aendern({ title });
            }}
            onWeiter={() => {
              // Not `commands.focus`, which waits for the next picture: what is typed until then would stay in the title.
              editor.current?.commands.setTextSelection(0);
              editor.current?.view.focus();
            }}
          />
          <Suspense fallback={<Ersatztext html={entwurf?.html ?? ""} />}>
            {schreibbar ? (
              <Editor
                key={fassung}
                dokument={stand.dokument}
                mitBildern={rechte.darfBilder}
                beschriftung="Text des Artikels"
                werk={editor}
                onAenderung={geaendert}
                ansagen={setAnsage}
              />
            ) : (
              <Ersatztext html={abgemeldet ? "" : (entwurf?.html ?? "")} />
            )}
          </Suspense>
          <p id="artikeltext-hilfe" className={styles.hilfe}>
            {schreibbar ? (
              <Umfang lesen={() => lesen().dokument as Dokument} stand={sicherungsstand} />
            ) : null}
            <span>Alt+F10 führt zur Werkzeugleiste, Escape und Tabulator führen aus dem Text hinaus.</span>
          </p>
        </div>
        <Angabenfelder
          key={`angaben-${fassung}`}
          stand={stand}
          heute={rechte.heute}
          darfBilder={rechte.darfBilder}
          mitKorrektur={revision}
          moderiert={rechte.moderiert && !fremdes}
          freigegeben={entwurf?.status === "published" && id === entwurf.id}
          mitTermin={mitTermin}
          pruefen={pruefen}
          onUnklar={(feld, was) => {
            unklar.current[feld] = was;
          }}
          onAenderung={aendern}
          ansagen={setAnsage}
        />
      </fieldset>
      <Schreibtischfuss
        absage={absage}
        adresse={adresse(id)}
        standzeile={
          <Standzeile
            stand={sicherungsstand}
            bekannt={entwurf !== undefined}
            anmeldung={anmeldeweg(adresse(id))}
            onVergleichen={vergleichen}
            onNeu={() => void werk.current?.aufloesen(undefined)}
          />
        }
        gesperrt={!schreibbar}
        onVorschau={() => void vorschau()}
        weiter={weiter}
      />
      <span className="nur-vorlesen" role="status">
        {ansage}
      </span>
      {vergleich ? (
        <Suspense>
          <Konflikt
            eigene={lesen()}
            andere={anderes}
            onZu={() => setVergleich(false)}
            onEigene={() => {
              setVergleich(false);
              if (anderes) void werk.current?.aufloesen(anderes);
            }}
            onAndere={() => {
              setVergleich(false);
              if (!anderes) return;
              ersetzen(anderes);
              void werk.current?.ersetzen({ ...anderes, am: anderes.geaendert });
            }}
            onBeide={() => {
              setVergleich(false);
              void werk.current?.aufloesen(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}

const aenderungAus = ({ revisionOf, revisionBase }: Entwurfsansicht): Aenderung | undefined =>
  revisionOf === null ? undefined : { von: revisionOf, basis: revisionBase ?? 1 };

/** Why nothing comes after writing yet. */
function hindernisse(stand: Sicherungsstand | undefined): string {
  if (stand?.art === "konflikt") return "Bitte vergleichen Sie zuerst die beiden Fassungen.";
  if (stand?.art === "lokal" && stand.grund.art === "weg")
    return "Diesen Entwurf gibt es nicht mehr. Bitte speichern Sie Ihren Text zuerst als neuen Entwurf.";
  return "Dafür muss der Text in Ihrem Konto gespeichert sein. Bitte versuchen Sie es gleich noch einmal.";
}

const abschlusstexte: Readonly<Record<Abschluss, string>> = {
  aendern: "Änderung veröffentlichen",
  veroeffentlichen: "Veröffentlichen",
  einreichen: "Zur Prüfung einreichen",
};

const adresse = (id: string | undefined) => (id ? entwurfsziel(id) : "/blog/neu");

/** A new draft gets its address with its first saving: a reload finds it again, and the text is not loaded anew. */
function adresseNachziehen(id: string | undefined): void {
  if (typeof document === "undefined" || !id || location.pathname === adresse(id)) return;
  if (location.pathname.startsWith("/blog/")) history.replaceState(history.state, "", adresse(id));
}

/** The fields alone: what the page knows besides must not be sent. */
function felder(alles: Schreibstand, dokument: unknown = alles.dokument): Schreibstand {
  const { title, excerpt, categories, tags, bild, stand, korrektur, erscheintAm } = alles;
  return { title, excerpt, categories, tags, bild, stand, korrektur, erscheintAm, dokument };
}

/** Words and minutes; counted with each saving, not with each key. */
function Umfang({ lesen }: { readonly lesen: () => Dokument; readonly stand: unknown }) {
  const dokument = lesen();
  const worte = wortzahl(dokument);
  return (
    <strong className={styles.umfang} data-testid="umfang">
      {worte.toLocaleString("de-DE")} {worte === 1 ? "Wort" : "Wörter"}
      {worte > 0 ? ` · ${lesezeit(dokument)} min Lesezeit` : ""}
    </strong>
  );
}
