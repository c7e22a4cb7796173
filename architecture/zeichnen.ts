// `npm run zeichnung`: draws the house in docs/architecture.md anew from `rules.ts` and `bewohner.ts`.
import { readFileSync, writeFileSync } from "node:fs";
import { gezeichnet } from "./zeichnung.ts";

const datei = new URL("../docs/architecture.md", import.meta.url);
writeFileSync(datei, gezeichnet(readFileSync(datei, "utf8")));
