import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Browser } from "../../e2e/lib/browser.ts";
import { wasm } from "./bibliothek.ts";
import { nackterText } from "./nackter-text.ts";

/** In a worker of its own: the text of every page as pdfium gives it, and nothing else; answers with milliseconds. */
const werk = `
${nackterText}
import { init } from "/pdfium.js";
const { pdfium } = await init({ wasmBinary: await (await fetch("/pdfium.wasm")).arrayBuffer() });
const p = pdfium.wasmExports;
p.PDFiumExt_Init();
const datei = new Uint8Array(await (await fetch("/datei")).arrayBuffer());
const beginn = performance.now();
const zeiger = p.malloc(datei.length);
new Uint8Array(p.memory.buffer).set(datei, zeiger);
const laenge = nackterText(p, zeiger, datei.length);
postMessage({ ms: performance.now() - beginn, laenge });
`;

/** Milliseconds that pdfium alone takes for the text of a file, in this browser. */
export async function nackterTextImBrowser(browser: Browser, datei: Uint8Array): Promise<number> {
  const inhalte: Record<string, readonly [typ: string, inhalt: string | Uint8Array]> = {
    "/": ["text/html", "<!doctype html><title>pdfium</title>"],
    "/werk.js": ["text/javascript", werk],
    "/pdfium.js": ["text/javascript", readFileSync(skript)],
    "/pdfium.wasm": ["application/wasm", wasm()],
    "/datei": ["application/pdf", datei],
  };
  const server = createServer(({ url = "/" }, antwort) => {
    const [typ, inhalt] = inhalte[url] ?? ["text/plain", ""];
    antwort.writeHead(200, { "content-type": typ }).end(inhalt);
  });
  await new Promise<void>((weiter) => server.listen(0, "127.0.0.1", weiter));
  const kontext = await browser.newContext();
  try {
    const page = await kontext.newPage();
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    const { ms, laenge } = await page.evaluate(
      () =>
        new Promise<{ ms: number; laenge: number }>((halten, brechen) => {
          const worker = new Worker("/werk.js", { type: "module" });
          worker.addEventListener("message", ({ data }) => halten(data));
          worker.addEventListener("error", ({ message }) => brechen(new Error(message)));
        }),
    );
    if (laenge === 0) throw new Error("pdfium hat keinen Text gelesen; es wurde nichts gemessen.");
    return ms;
  } finally {
    await kontext.close();
    server.close();
  }
}

const skript = new URL("index.browser.js", import.meta.resolve("@embedpdf/pdfium"));
