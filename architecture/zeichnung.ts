import { bewohner } from "./bewohner.ts";
import { featurePfeile, type Pfeil, pfeile } from "./rules.ts";
import { stockwerke } from "./stockwerke.ts";

/** Where the drawing stands in docs/architecture.md. */
export const rahmen = { von: "<!-- Zeichnung: npm run zeichnung -->", bis: "<!-- Ende der Zeichnung -->" };

const namenVon = (art: string) =>
  Object.keys(bewohner)
    .filter((teil) => teil.startsWith(`${art}:`))
    .map((teil) => teil.slice(art.length + 1));

/** The house as two Mermaid charts, the reasons of the arrows between features and the floors of each part, in Markdown. */
export function zeichnung(): string {
  return [
    "```mermaid",
    "flowchart TB",
    '  subgraph recht_und_pakete["packages/ — pure: no clock, no I/O, libraries only where a package wraps one"]',
    knoten("recht"),
    ...namenVon("paket").map((name) => knoten(`paket:${name}`)),
    "  end",
    '  subgraph web["web/ — the portal"]',
    knoten("server"),
    knoten("app"),
    `    features["app/features<br/>${namenVon("feature").join(" · ")}"]`,
    knoten("dokumente"),
    knoten("platform"),
    knoten("ui"),
    "  end",
    ...hausPfeile().map(([von, nach]) => `  ${von} --> ${nach}`),
    "```",
    "",
    "Features that know another one, each by its face alone:",
    "",
    "```mermaid",
    "flowchart LR",
    ...zwischenFeatures().map(({ von, nach }) => `  ${kennung(von)} --> ${kennung(nach)}`),
    "```",
    "",
    ...namenVon("feature").map((name) => {
      const kennt = zwischenFeatures().filter(({ von }) => von === `feature:${name}`);
      const worte = kennt.map(({ nach }) => `\`${kennung(nach)}\``).join(", ");
      return `- \`${name}\`: ${bewohner[`feature:${name}`]}${worte && `; knows ${worte}`}`;
    }),
    "",
    "Floors of each part that has rooms (`architecture/stockwerke.ts`), the ground floor first. A room knows those left of an",
    "arrow before it; rooms joined by a dot stay strangers, and `.` is every loose file that is not named itself. Faces",
    "(`index.ts`, `index.server.ts`, `feature.ts`, `testing.ts`) know all rooms of their part.",
    "",
    ...Object.entries(stockwerke).map(
      ([teil, etagen]) => `- \`${teil}\`: ${etagen.map((etage) => raeume(etage)).join(" → ")}`,
    ),
  ].join("\n");
}

const raeume = (etage: string | readonly string[]): string =>
  [etage]
    .flat()
    .map((raum) => `\`${raum}\``)
    .join(" · ");

/** The file with its drawing made anew. @throws {Error} the marks are missing */
export function gezeichnet(text: string): string {
  const [von, bis] = [text.indexOf(rahmen.von), text.indexOf(rahmen.bis)];
  if (von < 0 || bis < von) throw new Error("Der Platz der Zeichnung ist nicht bezeichnet.");
  return `${text.slice(0, von + rahmen.von.length)}\n\n${zeichnung()}\n\n${text.slice(bis)}`;
}

const gezeigt = ["recht", "paket:*", "server", "app", "feature:*", "dokumente", "platform", "ui"];

/** Arrows of the first chart; those of every package or every feature are one. */
function hausPfeile(): readonly (readonly [string, string])[] {
  const ort = (teil: string) =>
    teil === "paket:*" ? "recht_und_pakete" : teil === "feature:*" ? "features" : teil;
  const alle = pfeile.filter(({ von, nach }) => gezeigt.includes(von) && gezeigt.includes(nach));
  // Who may use every package may use the kernel, and packages stand in one box with it.
  return alle
    .filter(({ von, nach }) => von !== "paket:*" && !(nach === "recht" && alle.some(istPaketpfeil(von))))
    .map(({ von, nach }) => [ort(von), ort(nach)] as const);
}

const istPaketpfeil = (wer: string) => (pfeil: Pfeil) => pfeil.von === wer && pfeil.nach === "paket:*";

const zwischenFeatures = () => featurePfeile.filter(({ nach }) => nach.startsWith("feature:"));

const kennung = (teil: string) => teil.slice(teil.indexOf(":") + 1);

const knoten = (teil: string) => `    ${kennung(teil)}["${ordner(teil)}<br/>${bewohner[teil]}"]`;

const ordner = (teil: string) =>
  ["app", "dokumente", "platform", "ui"].includes(teil)
    ? teil === "app"
      ? "app"
      : `app/${teil}`
    : kennung(teil);
