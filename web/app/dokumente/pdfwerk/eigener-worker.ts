/** What a worker says before it has any code of its own: its code is there, or could not be loaded. */
export type Anfangsmeldung = { readonly art: "da" } | { readonly art: "gescheitert" };

/**
 * Starts a worker from a text of the page's own: such a worker is bound by the page's policy, so neither can send anything
 * to a foreign address. Its text only fetches its code: what a worker imports on use counts as a script, of which the page
 * allows its own.
 *
 * @param adresse of the code (`?worker&url`)
 */
export function eigenerWorker(adresse: string): Worker {
  const melden = (meldung: Anfangsmeldung) => `() => postMessage(${JSON.stringify(meldung)})`;
  const code = JSON.stringify(new URL(adresse, location.href).href);
  const text = `import(${code}).then(${melden({ art: "da" })}, ${melden({ art: "gescheitert" })})`;
  const quelle = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  const worker = new Worker(quelle, { type: "module" });
  worker.addEventListener("message", () => URL.revokeObjectURL(quelle), { once: true });
  return worker;
}
