import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** What the double answers: the status and the body, an object as JSON. */
type Antwort = { readonly inhalt: unknown; readonly status?: number };

/** Answers of VIES as they come. */
export const viesAntworten = {
  gueltig: { inhalt: { valid: true, requestIdentifier: "WAPIAAAAY1", name: "---", address: "---" } },
  ungueltig: { inhalt: { valid: false, requestIdentifier: "" } },
  stumm: { inhalt: { actionSucceed: false, errorWrappers: [{ error: "MS_UNAVAILABLE" }] } },
} as const satisfies Record<string, Antwort>;

/** VIES on this machine: says what it is told to say, and keeps what it was asked. */
export async function viesDouble() {
  let antwort: Antwort = viesAntworten.stumm;
  const gefragt: unknown[] = [];
  const server = createServer((anfrage, ergebnis) => {
    let text = "";
    anfrage.on("data", (stueck) => {
      text += stueck;
    });
    anfrage.on("end", () => {
      gefragt.push([anfrage.method, anfrage.url, JSON.parse(text)]);
      const { inhalt, status = 200 } = antwort;
      const koerper = typeof inhalt === "string" ? inhalt : JSON.stringify(inhalt);
      ergebnis.writeHead(status, { "Content-Type": "application/json" }).end(koerper);
    });
  });
  await new Promise<void>((fertig) => server.listen(0, "127.0.0.1", fertig));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`,
    gefragt,
    antwortet: (neue: Antwort) => {
      antwort = neue;
    },
    beenden: () => new Promise((fertig) => server.close(fertig)),
  };
}
