// A visitor who asks for one address again and again: `node draengen.ts <address with #> <connections> <header> <value>`.
// `#` becomes another number each time. Ends when it is told to.
import { Agent, get } from "node:http";

const [, , ziel = "", verbindungen = "1", kopf = "", besucher = ""] = process.argv;
const agent = new Agent({ keepAlive: true, maxSockets: Number(verbindungen) });
const headers = { [kopf]: besucher, "accept-encoding": "br" };
let nummer = 100_000;

function fragen(): void {
  const anfrage = get(ziel.replace("#", String(nummer++)), { agent, headers }, (antwort) => {
    antwort.resume();
    antwort.once("close", fragen);
  });
  anfrage.once("error", () => setTimeout(fragen, 100));
}

for (let i = 0; i < Number(verbindungen); i += 1) fragen();
