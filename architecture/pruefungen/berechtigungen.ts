import type { Zeile } from "../berechtigungen.ts";
import type { Verstoss } from "../haus.ts";

type Seite = { readonly path: string; readonly guard: string };
type Aufruf = { readonly method: string; readonly path: string; readonly guard: string };

/** What the server itself answers, outside of the lists. */
const vomServer = new Set(["GET /api/health", "GET /api/realtime"]);

/** What each guard lets through, as the columns AN, FR, PR, MO, AD show it. */
const erwartung: Readonly<Record<string, readonly string[]>> = {
  oeffentlich: ["ja", "ja", "ja", "ja", "ja"],
  konto: ["nein", "ja", "ja", "ja", "ja"],
  moderator: ["nein", "nein", "nein", "ja", "ja"],
  admin: ["nein", "nein", "nein", "nein", "ja"],
  "tarif:basic": ["nein", "nein", "ja", "nein", "nein"],
  "tarif:premium": ["nein", "nein", "ja", "nein", "nein"],
  "tarif:teams": ["nein", "nein", "nein", "nein", "nein"],
};

/**
 * Compares the tables with the guards: pages and calls without a line that holds, lines that hold for what does not
 * exist, and lines that say something else than the guard.
 */
export function berechtigungenPruefen(
  zeilen: readonly Zeile[],
  { seiten, aufrufe }: { readonly seiten: readonly Seite[]; readonly aufrufe: readonly Aufruf[] },
): Verstoss[] {
  const guards = new Map([
    ...seiten.map(
      ({ path, guard }) => [path.startsWith("/api/auth/") ? `GET ${path}` : path, guard] as const,
    ),
    ...aufrufe.map(({ method, path, guard }) => [`${method} ${path}`, guard] as const),
  ]);
  const geltend = zeilen.filter(({ seit }) => seit !== undefined);
  const genannt = new Set(geltend.flatMap(({ ziele }) => ziele));
  const verstoss = (pfad: string, was: string): Verstoss => ({ regel: "berechtigungen", pfad, was });
  return [
    ...[...guards.keys()]
      .filter((ziel) => !genannt.has(ziel))
      .map((ziel) => verstoss(ziel, "hat keine Zeile, die gilt")),
    ...[...genannt]
      .filter((ziel) => !guards.has(ziel) && !vomServer.has(ziel))
      .map((ziel) => verstoss(ziel, "gibt es nicht, die Zeile gilt aber schon")),
    ...geltend
      .filter(({ zusatz, ziele }) => zusatz === "" && ziele.length > 0)
      .flatMap((zeile) =>
        zeile.ziele
          .filter((ziel) => guards.has(ziel) && widerspricht(zeile, guards.get(ziel) ?? ""))
          .map((ziel) =>
            verstoss(ziel, `${zeile.id} sagt etwas anderes als der Wächter „${guards.get(ziel)}“`),
          ),
      ),
  ];
}

function widerspricht({ zellen }: Zeile, guard: string): boolean {
  // What is open says why behind the colon.
  const soll = erwartung[guard.startsWith("oeffentlich: ") ? "oeffentlich" : guard];
  const ist = [zellen.AN, zellen.FR, zellen.PR, zellen.MO, zellen.AD].map((zelle) =>
    // A conflict comes after the guard.
    /^(✓|eigene|öffentlich|409)$/.test(zelle) ? "ja" : "nein",
  );
  return soll === undefined || soll.some((wert, i) => wert !== ist[i]);
}
