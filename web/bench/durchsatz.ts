import { loadavg } from "node:os";
import { join } from "node:path";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { stillerBefehl } from "../../scripts/schritte/system.ts";
import type { Messwert } from "./messwert.ts";
import { gleichLang, laenge, nacktStarten } from "./nackt/nackt.ts";
import { rechenzeit } from "./rechenzeit.ts";

const runden = 9;
const sekunden = 2;
const verbindungen = 8;
/** The measured server and its client keep two cores busy; what goes beyond is other work. */
const eigeneLast = 2.5;

type Lauf = {
  readonly name: string;
  readonly url: string;
  readonly kodierung: string;
  readonly cookie?: string;
  /** Who asks; unset: a program that does not say. */
  readonly agent?: string;
  /** The process that answers. */
  readonly pid: number;
  readonly messungen: Messung[];
};

type Messung = {
  /** Requests per second. */
  readonly anfragen: number;
  /** Requests per second of the server's CPU time; NaN where the system does not tell. */
  readonly jeRechensekunde: number;
};

/** Another bare page than the form. */
type Vergleichsseite = { readonly pfad: string; readonly einstellungen: Readonly<Record<string, string>> };

/**
 * Requests per second of a page, rendered anew and from the page cache, beside a bare page of the same length.
 * The three alternate, and what counts is the median of the ratios of each round.
 *
 * Beside it stands the same ratio from the CPU time each request costs its server. On an idle machine both are one
 * figure: what a request costs on one core. While other work runs, requests per second also measure how the system shares
 * out its cores, and that differs from run to run; CPU time counts only the server's own. So above the load that the
 * measurement itself makes, CPU time decides. The bounds are the same.
 */
export async function durchsatzMessen(
  portal: { readonly url: string; readonly pid: number },
  pfad: string,
  vergleichsseite: Vergleichsseite = { pfad: "", einstellungen: {} },
): Promise<Messwert[]> {
  // A parameter no page knows: its answer is never kept.
  const ungepuffert = `${portal.url}${pfad}?ungepuffert=1`;
  const bytes = await laenge(ungepuffert);
  const nackt = await nacktStarten(vergleichsseite.einstellungen);
  try {
    const vergleich = await gleichLang(`${nackt.url}${vergleichsseite.pfad}`, bytes);
    const laeufe: Lauf[] = [
      { name: "nackt", url: vergleich.url, kodierung: "identity", pid: nackt.pid, messungen: [] },
      { name: "neu gerechnet", url: ungepuffert, kodierung: "identity", pid: portal.pid, messungen: [] },
      {
        name: "aus dem Seitenspeicher",
        url: `${portal.url}${pfad}`,
        kodierung: "br",
        pid: portal.pid,
        messungen: [],
      },
    ];
    const entscheidet = await abwechselnd(laeufe);
    const [bloss = [], neu = [], gespeichert = []] = laeufe.map(({ messungen }) => messungen);
    console.log(`  HTML: ${pfad} ${bytes} Bytes, nackt ${vergleich.bytes} Bytes`);
    return [
      ...verhaeltnisse(`${pfad} neu gerechnet / nackte Seite`, neu, bloss, entscheidet, { mindestens: 0.7 }),
      ...verhaeltnisse(`${pfad} Seitenspeicher / neu gerechnet`, gespeichert, neu, entscheidet, {
        mindestens: 12,
      }),
    ];
  } finally {
    await nackt.beenden();
  }
}

/**
 * Requests per second of the calculator for somebody who is signed in, beside the same address for nobody, rendered anew
 * both times: what reading the session and a page of one's own cost.
 *
 * @param cookie of somebody who is signed in
 * @param speicher name of the portal's database
 */
export async function angemeldetMessen(
  portal: { readonly url: string; readonly pid: number },
  pfad: string,
  { cookie, speicher }: { readonly cookie: string; readonly speicher: string },
): Promise<Messwert[]> {
  const grund = { url: `${portal.url}${pfad}?ungepuffert=1`, kodierung: "identity", pid: portal.pid };
  const seite = await fetch(grund.url, { headers: { Cookie: cookie } });
  if (!(await seite.text()).includes('data-session="authenticated"'))
    throw new Error("Die Seite erkennt die Sitzung nicht; es wurde nichts gemessen.");
  const laeufe: Lauf[] = [
    { ...grund, name: "niemand", messungen: [] },
    { ...grund, name: "angemeldet", cookie, messungen: [] },
  ];
  const entscheidet = await abwechselnd(laeufe);
  const [niemand = [], angemeldet = []] = laeufe.map(({ messungen }) => messungen);
  return verhaeltnisse(`${pfad} angemeldet / niemand, ${speicher}`, angemeldet, niemand, entscheidet, {
    mindestens: 0.8,
  });
}

/**
 * What counting its readers costs a kept page: requests per second from somebody who does not count, beside those from a
 * reader.
 */
export async function zaehlungMessen(
  portal: { readonly url: string; readonly pid: number },
  pfad: string,
): Promise<Messwert[]> {
  const grund = { url: `${portal.url}${pfad}`, kodierung: "br", pid: portal.pid };
  const laeufe: Lauf[] = [
    { ...grund, name: "ohne Zählung", agent: "Messprogramm/1.0 (bot)", messungen: [] },
    { ...grund, name: "mit Zählung", agent: "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", messungen: [] },
  ];
  const entscheidet = await abwechselnd(laeufe);
  const [ohne = [], mit = []] = laeufe.map(({ messungen }) => messungen);
  return verhaeltnisse(`${pfad} ohne Zählung / mit Zählung`, ohne, mit, entscheidet, { hoechstens: 1.3 });
}

/** Measures in turns, prints every figure, and gives the one that decides. */
async function abwechselnd(laeufe: readonly Lauf[]): Promise<keyof Messung> {
  for (const lauf of laeufe) await messung(lauf, 2);
  const last: number[] = [];
  for (let runde = 0; runde < runden; runde += 1) {
    for (const lauf of laeufe) lauf.messungen.push(await messung(lauf, sekunden));
    last.push(loadavg()[0] ?? 0);
  }
  for (const { name, messungen } of laeufe) {
    console.log(`  ${name}: ${messungen.map((m) => Math.round(m.anfragen)).join(", ")} Anfragen/s`);
    const kosten = messungen.map((m) => Math.round(1e6 / m.jeRechensekunde));
    console.log(`  ${name}: ${kosten.join(", ")} µs Rechenzeit je Anfrage`);
  }
  const alleBekannt = laeufe.every(({ messungen }) => bekannt(messungen));
  const entscheidet = median(last) > eigeneLast && alleBekannt ? "jeRechensekunde" : "anfragen";
  console.log(
    `  Last ${median(last).toFixed(1)}: Es entscheidet ${entscheidet === "anfragen" ? "die Zahl der Anfragen je Sekunde" : "die Rechenzeit, denn die Maschine arbeitet noch anderes"}.`,
  );
  return entscheidet;
}

/** The load comes from a process of its own, so that it does not share a thread with anything measured. */
async function messung({ url, kodierung, cookie, agent, pid }: Lauf, dauer: number): Promise<Messung> {
  const programm = join(wurzel, "node_modules/autocannon/autocannon.js");
  const optionen = [
    "-j",
    "-c",
    String(verbindungen),
    "-d",
    String(dauer),
    "-H",
    `accept-encoding: ${kodierung}`,
    ...(cookie ? ["-H", `cookie: ${cookie}`] : []),
    ...(agent ? ["-H", `user-agent: ${agent}`] : []),
  ];
  const vorher = rechenzeit(pid) ?? Number.NaN;
  const ausgabe = await stillerBefehl(process.execPath, [programm, ...optionen, url]);
  const verbraucht = (rechenzeit(pid) ?? Number.NaN) - vorher;
  const ergebnis: { requests: { average: number; total: number }; non2xx: number; errors: number } =
    JSON.parse(ausgabe.slice(ausgabe.indexOf("{")));
  if (ergebnis.non2xx + ergebnis.errors > 0)
    throw new Error(`${url}: ${ergebnis.non2xx + ergebnis.errors} Fehler`);
  const { average, total } = ergebnis.requests;
  return { anfragen: average, jeRechensekunde: (total / verbraucht) * 1e6 };
}

const bekannt = (messungen: readonly Messung[]) => messungen.every((m) => Number.isFinite(m.jeRechensekunde));

/** The ratio by both figures; the bound stands with the one that decides, the other is only shown. */
function verhaeltnisse(
  name: string,
  zaehler: readonly Messung[],
  nenner: readonly Messung[],
  entscheidet: keyof Messung,
  schranke: Pick<Messwert, "mindestens" | "hoechstens">,
): Messwert[] {
  const arten: Record<keyof Messung, string> = { anfragen: "Anfragen/s", jeRechensekunde: "Rechenzeit" };
  return (["anfragen", "jeRechensekunde"] as const)
    .filter((art) => art === "anfragen" || bekannt(zaehler))
    .map((art) => ({
      name: `${name}, ${arten[art]}`,
      wert: median(zaehler.map((m, runde) => m[art] / (nenner[runde]?.[art] ?? Number.NaN))),
      einheit: "×",
      ...(art === entscheidet && schranke),
    }));
}

function median(werte: readonly number[]): number {
  return werte.toSorted((a, b) => a - b)[Math.floor(werte.length / 2)] ?? Number.NaN;
}
