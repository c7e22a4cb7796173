import { createServer } from "node:http";
import { setTimeout as warten } from "node:timers/promises";

const pauseMs = 400;

/**
 * The portal behind a line that stops once within each page.
 *
 * @param stelle where the first piece of a page ends
 */
export async function inStuecken(
  portal: string,
  stelle: (seite: Buffer) => number,
): Promise<{ readonly url: string; readonly geteilt: () => number; readonly beenden: () => void }> {
  let geteilt = 0;
  const server = createServer(async (anfrage, antwort) => {
    const von = await fetch(portal + anfrage.url, { headers: { accept: anfrage.headers.accept ?? "*/*" } });
    const typ = von.headers.get("content-type") ?? "";
    antwort.writeHead(von.status, { "content-type": typ });
    const inhalt = Buffer.from(await von.arrayBuffer());
    const schnitt = typ.startsWith("text/html") ? stelle(inhalt) : 0;
    if (schnitt > 0) {
      geteilt += 1;
      antwort.write(inhalt.subarray(0, schnitt));
      await warten(pauseMs);
    }
    antwort.end(inhalt.subarray(schnitt));
  });
  await new Promise<void>((bereit) => server.listen(0, "127.0.0.1", bereit));
  const adresse = server.address();
  if (adresse === null || typeof adresse === "string") throw new Error("Kein Anschluss.");
  return {
    url: `http://127.0.0.1:${adresse.port}`,
    geteilt: () => geteilt,
    beenden: () => server.close(),
  };
}
