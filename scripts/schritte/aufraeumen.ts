type Aufraeumer = () => void | Promise<void>;

const aufraeumer: Aufraeumer[] = [];

/** Remembers what has to be stopped or removed at the end of this process, also after Ctrl+C. */
export function spaeterAufraeumen(was: Aufraeumer): void {
  aufraeumer.push(was);
}

/** Undoes everything remembered, the latest first; a failure of one does not keep the others. */
export async function aufraeumen(): Promise<void> {
  for (let was = aufraeumer.pop(); was !== undefined; was = aufraeumer.pop()) {
    await Promise.resolve(was()).catch((fehler: unknown) => console.error(fehler));
  }
}

let abgebrochen = false;

/** Never comes back once a signal has ended the run: the process is cleaning up and will exit. */
export async function weiterWennNichtAbgebrochen(): Promise<void> {
  if (abgebrochen) await new Promise(() => {});
}

/** Ends the process cleanly on Ctrl+C and `kill`; a second signal while cleaning up changes nothing. */
export function beiAbbruchAufraeumen(zuerst: () => void = () => {}): void {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (abgebrochen) return;
      abgebrochen = true;
      zuerst();
      aufraeumen().finally(() => process.exit(130));
    });
  }
}
