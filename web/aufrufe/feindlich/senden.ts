import { Agent, request } from "node:http";
import { connect } from "node:net";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

/** An answer with its text decoded. */
export type Antwort = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
  readonly ms: number;
};

type Gesendet = {
  readonly method: string;
  readonly pfad: string;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly koerper?: Buffer | undefined;
};

/** Below it everything the portal may refuse is refused; a request that takes longer has hung. */
const geduldMs = 20_000;

/** How often a request is sent whose connection closes before the answer. */
const hoechstensVersuche = 4;

/** What a call reads unless it says otherwise. */
const groessterKoerper = 256 * 1024;

/** A client whose connections stay open and that takes any path and any header Node lets out. */
export function sender(verbindungen: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: verbindungen });
  const senden = (portal: string, anfrage: Gesendet, versuch = 1): Promise<Antwort> =>
    new Promise((fertig, gescheitert) => {
      const { method, pfad, headers, koerper } = anfrage;
      const { hostname, port } = new URL(portal);
      const beginn = performance.now();
      const laenge = koerper ? { "content-length": String(koerper.byteLength) } : {};
      const ruf = request({
        agent,
        hostname,
        port,
        method,
        path: pfad,
        headers: { ...headers, ...laenge },
        timeout: geduldMs,
        // A long address comes back encoded in the address of the sign-in page.
        maxHeaderSize: 256 * 1024,
      });
      let beantwortet = false;
      ruf.once("response", (r) => {
        beantwortet = true;
        const teile: Buffer[] = [];
        r.on("data", (teil: Buffer) => teile.push(teil));
        r.once("error", gescheitert);
        r.once("end", () =>
          fertig({
            status: r.statusCode ?? 0,
            headers: r.headers,
            text: entpackt(Buffer.concat(teile), r.headers["content-encoding"]),
            ms: performance.now() - beginn,
          }),
        );
      });
      ruf.once("timeout", () => ruf.destroy(new Error(`Keine Antwort in ${geduldMs} ms`)));
      ruf.on("error", (fehler: NodeJS.ErrnoException) => {
        // A server may refuse a body that is too long and close before all of it is sent: the answer is there already.
        if (beantwortet) return;
        const abgerissen = fehler.code === "ECONNRESET" || fehler.code === "EPIPE";
        // It may also close a connection in the very moment in which it is used again, or after an answer that did not wait
        // for the last bytes of a body; clients ask anew then. What hangs up time and again is a fault.
        if (abgerissen && versuch < hoechstensVersuche)
          senden(portal, anfrage, versuch + 1).then(fertig, gescheitert);
        // Or before the refusal of a body that is too long has been read: closing was the refusal.
        else if (abgerissen && (koerper?.byteLength ?? 0) > groessterKoerper)
          fertig({ status: 413, headers: {}, text: "", ms: performance.now() - beginn });
        else gescheitert(fehler);
      });
      ruf.end(koerper);
    });
  return { senden, schliessen: () => agent.destroy() };
}

/** Writes bytes as they are; gives the status of the answer, undefined when the connection just ended. */
export function roh(portal: string, bytes: string): Promise<number | undefined> {
  const { hostname, port } = new URL(portal);
  return new Promise((fertig, gescheitert) => {
    const strom = connect(Number(port), hostname);
    let antwort = "";
    strom.setTimeout(3_000, () => strom.destroy());
    strom.setEncoding("latin1").on("data", (text: string) => {
      antwort += text;
      strom.end();
    });
    strom.once("error", (fehler: NodeJS.ErrnoException) =>
      fehler.code === "ECONNREFUSED" ? gescheitert(fehler) : undefined,
    );
    strom.once("close", () => {
      const status = /^HTTP\/1\.[01] (\d{3})/.exec(antwort)?.[1];
      fertig(status === undefined ? undefined : Number(status));
    });
    strom.write(bytes, "latin1");
  });
}

function entpackt(bytes: Buffer, kodierung: string | undefined): string {
  if (bytes.byteLength === 0) return "";
  if (kodierung === "br") return brotliDecompressSync(bytes).toString("utf8");
  if (kodierung === "gzip") return gunzipSync(bytes).toString("utf8");
  return bytes.toString("utf8");
}
