import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { Hinweis } from "#ui/hinweis.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { ohneGrund } from "../ergebnis/ohne-grund.ts";
import { Tarifhinweis } from "../tarifhinweis.tsx";
import { anmeldeadresse } from "./anmeldeadresse.ts";
import type { Ausgabe } from "./ausgabewege.ts";
import type { Dateiart, Dateiausgang } from "./datei-holen.ts";
import { dateiLaden } from "./datei-laden.ts";
import styles from "./werkzeuge.module.css";
import { Werkzeuggruppe } from "./werkzeuggruppe.tsx";

/** After this long the page says that it is still at work. */
const satzNachMs = 1_000;

type DateienProps = {
  /** Path of the calculator. */
  readonly rechner: string;
  /** The inputs as a fragment, made at the click. */
  readonly stand: () => string;
  readonly ausgabe: Pick<Ausgabe, "csv" | "json">;
  /** Of CSV and JSON, without ending. */
  readonly dateiname: string;
  /** Further files. */
  readonly children?: ReactNode;
};

/**
 * A result as a file. PDF, Word and Excel are made by the server (tier Basic): the inputs leave the browser only at the
 * click. Where no script runs, the form asks for each of them with the query of the page.
 */
export function Dateien({ rechner, stand, ausgabe, dateiname, children }: DateienProps) {
  const { query, gemeldet } = useDateiadresse();
  const [lauf, setLauf] = useState<AbortController>();
  const [dauert, setDauert] = useState(false);
  const [ausgang, setAusgang] = useState(gemeldet);
  const offen = useRef(lauf);
  offen.current = lauf;
  useEffect(() => () => offen.current?.abort(), []);

  async function holen(art: Dateiart) {
    if (lauf) return;
    const dieser = new AbortController();
    setLauf(dieser);
    setAusgang(undefined);
    const uhr = setTimeout(() => setDauert(true), satzNachMs);
    const ende = await import("./datei-holen.ts").then(
      ({ dateiHolen }) => dateiHolen(art, { rechner, stand: stand() }, dieser.signal),
      (): Dateiausgang => ({
        art: "fehler",
        text: "Keine Verbindung zum Server. Ihre Eingaben bleiben stehen.",
      }),
    );
    clearTimeout(uhr);
    setDauert(false);
    setLauf(undefined);
    setAusgang(ende);
  }
  const knopf = (format: string, text: ReactNode, tun: () => Promise<void>) => (
    <Knopf
      type="submit"
      art="klein"
      formAction={`/rechner${rechner}/${format}${query}`}
      aria-disabled={lauf !== undefined}
      onClick={(e: MouseEvent) => {
        e.preventDefault();
        void tun();
      }}
    >
      {text}
    </Knopf>
  );
  return (
    <Werkzeuggruppe titel="Als Datei" anker="dateien">
      <form method="post" className={styles.dateien}>
        {knopf("pdf", pdfText, () => holen("pdf"))}
        {knopf("docx", "Word", () => holen("docx"))}
        {knopf("xlsx", "Excel", () => holen("xlsx"))}
        {knopf("csv", "CSV", async () => dateiLaden(`${dateiname}.csv`, "text/csv", await ausgabe.csv()))}
        {knopf("json", "JSON", async () =>
          dateiLaden(`${dateiname}.json`, "application/json", await ausgabe.json()),
        )}
        {children}
      </form>
      <div className={styles.meldung} role="status">
        {lauf && dauert ? (
          <p className="knopfreihe-eng">
            Die Datei wird erstellt …
            <Knopf art="still" onClick={() => lauf.abort()}>
              Abbrechen
            </Knopf>
          </p>
        ) : null}
        <Ausgang
          ausgang={ausgang}
          anmelden={ausgang === gemeldet ? undefined : () => anmeldeadresse(stand)}
        />
      </div>
    </Werkzeuggruppe>
  );
}

/** Named in full for those who hear it; beside „Als Datei“ the kind says enough. */
const pdfText = (
  <span>
    <span className="nur-vorlesen">Als </span>PDF<span className="nur-vorlesen"> exportieren</span>
  </span>
);

/** The query of the page, and why the server made no file of it (`datei=…`). */
function useDateiadresse() {
  const { search } = useLocation();
  const grund = new URLSearchParams(search).get("datei");
  const [gemeldet] = useState(() => (grund === null ? undefined : ausAdresse(grund)));
  return { query: ohneGrund(search), gemeldet };
}

function ausAdresse(grund: string): Dateiausgang {
  if (grund === "anmelden" || grund === "tarif") return { art: grund };
  const text =
    grund === "zu-oft"
      ? "Sie haben in kurzer Zeit viele Dateien erstellt. Bitte warten Sie eine Minute."
      : "Die Datei konnte nicht erstellt werden. Bitte prüfen Sie, ob die Berechnung vollständig ist.";
  return { art: "fehler", text };
}

type AusgangProps = {
  readonly ausgang: Dateiausgang | undefined;
  /** Address of the sign-in with what was typed; unset: the address of this page holds it. */
  readonly anmelden: (() => string) | undefined;
};

function Ausgang({ ausgang, anmelden }: AusgangProps) {
  const { pathname, search } = useLocation();
  switch (ausgang?.art) {
    case "anmelden":
      return (
        <Tarifhinweis
          anmelden={anmelden?.() ?? `/login?redirect=${encodeURIComponent(pathname + ohneGrund(search))}`}
        />
      );
    case "tarif":
      return <Tarifhinweis />;
    case "fehler":
      return (
        <Hinweis art="gefahr">
          <p>{ausgang.text}</p>
        </Hinweis>
      );
    default:
      return null;
  }
}
