import { spawnSync } from "node:child_process";
import { kern } from "@gebuehrenportal/gesetze/register/kern.ts";

/** All short forms of the core, the longest first, so that none is hidden by its beginning. */
const formen = [...new Set(kern.akte.flatMap(({ kurz, auch }) => [kurz, ...auch]))].sort(
  (a, b) => b.length - a.length,
);

const ausdruck = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${formen.map((form) => form.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|")})(?![\\p{L}\\p{N}])`,
  "gu",
);

/** Finds the short forms with one alternation of V8. */
export function alternativeZaehlen(text: string): number {
  let anzahl = 0;
  for (const _ of text.matchAll(ausdruck)) anzahl++;
  return anzahl;
}

const skript = `
import json, re, statistics, sys, time
ein = json.loads(sys.stdin.buffer.read())
ausdruck = re.compile(r"(?<![^\\W_])(?:" + "|".join(re.escape(form) for form in ein["formen"]) + r")(?![^\\W_])")
zeiten = []
for runde in range(ein["runden"]):
    beginn = time.process_time()
    anzahl = sum(1 for _ in ausdruck.finditer(ein["text"]))
    zeiten.append((time.process_time() - beginn) * 1000)
print(json.dumps({"ms": statistics.median(zeiten), "anzahl": anzahl}))
`;

/**
 * Counts the short forms with the alternation in Python's `re`, where the published readers of citations live: number
 * and median CPU time (milliseconds). Undefined where there is no Python.
 */
export function alternativeInPython(
  text: string,
  runden: number,
): { readonly ms: number; readonly anzahl: number } | undefined {
  const { status, stdout, stderr, error } = spawnSync("python3", ["-c", skript], {
    input: JSON.stringify({ formen, text, runden }),
    encoding: "utf8",
  });
  if (error && "code" in error && error.code === "ENOENT") return undefined;
  if (error || status !== 0) throw new Error(`python3: ${error?.message ?? stderr}`);
  return JSON.parse(stdout) as { ms: number; anzahl: number };
}
