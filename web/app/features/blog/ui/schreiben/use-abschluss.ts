import { type RefObject, useEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import type { Abschluss } from "./abschluss.ts";
import type { Absage } from "./schreibtischfuss.tsx";
import type { Sicherung, Sicherungsstand } from "./sicherung/sicherung.ts";
import { nurKuenftig, unklarheit } from "./termin.ts";
import type { Schreibtext } from "./use-schreibtext.ts";
import { hatTitel } from "./werte.ts";

type Angaben = {
  readonly text: Schreibtext;
  readonly werk: RefObject<Sicherung | undefined>;
  /** The text has a day of its own to appear on, which must not have passed. */
  readonly mitTermin: boolean;
  /** The present version of the published post, where the page says that there is another one. */
  readonly gesehen: number | undefined;
};

/**
 * What comes after writing. Nothing goes on before the account has the whole text and every day in it is one; why not,
 * is said until something is changed.
 */
export function useAbschluss({ text, werk, mitTermin, gesehen }: Angaben) {
  const [titelfehler, setTitelfehler] = useState<string>();
  const [absage, setAbsage] = useState<Absage>();
  const [pruefen, setPruefen] = useState(false);
  const titel = useRef<HTMLTextAreaElement>(null);
  const navigate = useNavigate();
  const handlung = useFetcher<Absage>();
  const antwort = handlung.data;
  useEffect(() => setAbsage(antwort), [antwort]);

  /** The draft as the server has it now; undefined, with a word on it, where it has not got everything. */
  async function gesichert() {
    setAbsage(undefined);
    if (!hatTitel(text.lesen())) {
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
    const { stand: rechtsstand, termin } = text.unklar();
    const wann = text.lesen().erscheintAm;
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

  return {
    absage,
    titelfehler,
    /** The field of the title. */
    titel,
    /** Says what is missing of the day of the publication, also where nobody has been yet. */
    pruefen,
    /** Something was sent and is not answered yet. */
    laeuft: handlung.state !== "idle",
    /** What was said of the text holds no more. */
    geaendert: (): void => setAbsage(undefined),
    titelGeaendert: (): void => setTitelfehler(undefined),
    async abschicken(schluss: Abschluss): Promise<void> {
      if (tagUnklar(mitTermin)) return;
      const sicher = await gesichert();
      if (!sicher) return;
      const { id = "", version = 0 } = sicher;
      await handlung.submit(
        { was: schluss, id, version: String(version), articleVersion: String(gesehen ?? "") },
        { method: "post", action: "/blog/meine-artikel" },
      );
    },
    async vorschau(): Promise<void> {
      // At once, or the browser takes it for a window nobody asked for.
      const fenster = open("", "_blank");
      const sicher = await gesichert();
      if (fenster && sicher) fenster.location.href = `/blog/vorschau/${sicher.id}`;
      else fenster?.close();
    },
    async zurueck(ziel: string): Promise<void> {
      if (!tagUnklar() && (await gesichert())) await navigate(ziel);
    },
  };
}

/** Why nothing comes after writing yet. */
function hindernisse(stand: Sicherungsstand | undefined): string {
  if (stand?.art === "konflikt") return "Bitte vergleichen Sie zuerst die beiden Fassungen.";
  if (stand?.art === "lokal" && stand.grund.art === "weg")
    return "Diesen Entwurf gibt es nicht mehr. Bitte speichern Sie Ihren Text zuerst als neuen Entwurf.";
  return "Dafür muss der Text in Ihrem Konto gespeichert sein. Bitte versuchen Sie es gleich noch einmal.";
}
