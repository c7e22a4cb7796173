import { loadavg } from "node:os";
import { join } from "node:path";
import { wurzel } from "../../scripts/lib/bootstrap.mjs";
import { stillerBefehl } from "../../scripts/schritte/system.ts";
import { rechenzeit } from "../e2e/lib/rechenzeit.ts";
import type { Messwert } from "./messwert.ts";

const runden = 9;
const sekunden = 2;
const verbindungen = 8;
/** The measured server and its client keep two cores busy; what goes beyond is other work. */
const eigeneLast = 2.5;

/** One of the addresses that are compared, with what was measured so far. */
export type Lauf = {
  readonly name: string;
  readonly url: string;
  readonly kodierung: string;
  readonly cookie?: string;
  /** Who asks; unset: a program that does not say. */
  readonly agent?: string;
  /** The process that answers; 0: unknown, so its CPU time is too. */
  readonly pid: number;
  readonly messungen: Messung[];
};

export type Messung = {
  /** Requests per second. */
  readonly anfragen: number;
  /** Requests per second of the server's CPU time; NaN where the system does not tell. */
  readonly jeRechensekunde: number;
};

/** Measures in turns, prints every figure, and gives the one that decides. */
export async function abwechselnd(laeufe: readonly Lauf[]): Promise<keyof Messung> {
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
export function verhaeltnisse(
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
