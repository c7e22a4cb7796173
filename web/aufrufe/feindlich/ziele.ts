import { readFileSync } from "node:fs";
import { join } from "node:path";
import { wurzel } from "../../../scripts/lib/bootstrap.mjs";
import { apiRoutes } from "../../app/api.ts";
import { pages } from "../../app/routes.ts";
import { proben } from "../../e2e/lib/proben.ts";

/** One thing that can be asked for, and what a friendly question to it looks like. */
export type Ziel = {
  readonly name: string;
  readonly method: string;
  /** Path pattern with `:names`. */
  readonly pfad: string;
  readonly art: "aufruf" | "seite" | "formular" | "unbekannt";
  /** Names the query knows. */
  readonly fragen: readonly string[];
  /** Body it accepts, as far as known; hostile bodies begin with it. */
  readonly koerper: Readonly<Record<string, unknown>>;
};

/** Deletes what all others need: never asked with the right password. */
export const loeschend = new Set(["DELETE /api/backend/auth/user", "POST /konto"]);

const fragenDerSeiten = [
  ["redirect", "callbackUrl", "callback", "next", "error", "email", "token", "hinweis", "fenster"],
  ["subscription", "query", "tabelle", "wert", "vv", "page", "_routes", "_data", "index"],
].flat();

/** Names of fields beside those of the schema: such that a careless handler might take over, and those of the pages. */
const fremdeFelder = [
  ["role", "rolle", "id", "kontoId", "isAdmin", "subscriptionStatus", "teamId", "disabled", "redirect"],
  [
    "was",
    "emailConfirm",
    "passwordConfirm",
    "newsletter",
    "terms",
    "isAuthor",
    "recoveryCode",
    "passkeyName",
  ],
  ["ab", "version", "satz", "fundstelle", "geprueft"],
].flat();

/** Every registered call, every page, every form of a page, and addresses nobody has registered. */
export function ziele(fremdesKonto: string): readonly Ziel[] {
  const liste = proben(fremdesKonto);
  const aufrufe = apiRoutes.map(({ method, path, contract }): Ziel => {
    const name = `${method} ${path}`;
    const probe = liste[name]?.() ?? {};
    const bekannt = (probe.koerper ?? probe.formular ?? {}) as Record<string, unknown>;
    const felder = Object.fromEntries([...namen(contract.body), ...fremdeFelder].map((feld) => [feld, ""]));
    return {
      name,
      method,
      pfad: path,
      art: "aufruf",
      fragen: [...namen(contract.query), "callbackUrl", "redirect", "id", "code", "state"],
      koerper: { ...felder, ...bekannt },
    };
  });
  const felder = Object.fromEntries(
    [...new Set(apiRoutes.flatMap(({ contract }) => namen(contract.body))), ...fremdeFelder].map((feld) => [
      feld,
      "",
    ]),
  );
  // Any other word for what to do ends before the fields are read.
  Object.assign(felder, { handlung: "eintragen" });
  const seiten = pages.flatMap(({ path, file }): Ziel[] => {
    const seite = { pfad: path, fragen: fragenDerSeiten, koerper: {} };
    const datei = readFileSync(join(wurzel, "web/app", file), "utf8");
    const formular = { name: `POST ${path}`, method: "POST", art: "formular", koerper: felder } as const;
    return [
      { ...seite, name: `GET ${path}`, method: "GET", art: "seite" },
      ...(/export (?:async )?(?:const|function) action\b/.test(datei) ? [{ ...seite, ...formular }] : []),
    ];
  });
  const unbekannte = ["/:id", "/api/:id", "/api/auth/:id", "/assets/:id", "/konto/:id", "/api/backend/:id"];
  return [
    ...aufrufe,
    { ...unbekannt("/api/health"), art: "aufruf" },
    ...seiten,
    ...unbekannte.map((pfad) => unbekannt(pfad)),
  ];
}

function unbekannt(pfad: string): Ziel {
  return { name: `GET ${pfad}`, method: "GET", pfad, art: "unbekannt", fragen: fragenDerSeiten, koerper: {} };
}

/** Names of the fields of an object's schema, or of all objects it may be; the token of the form is the sender's business. */
function namen(schema: unknown): readonly string[] {
  const { shape, options } = (schema ?? {}) as { shape?: object; options?: readonly unknown[] };
  if (options) return [...new Set(options.flatMap(namen))];
  return Object.keys(shape ?? {}).filter((name) => name !== "csrfToken");
}
