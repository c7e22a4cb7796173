import type { Pdfbibliothek } from "@gebuehrenportal/pdf";

/** The library of a worker. */
export type Pdfhalter = {
  /** @throws Error it could not be loaded; the next try may succeed */
  readonly laden: () => Promise<Pdfbibliothek>;
  /** A file has broken it: the next one gets a new one. */
  readonly verwerfen: () => void;
};

/** Keeps the library, and the bytes it is made from: what a file has broken is made anew without asking the network. */
export function pdfhalter(
  holen: () => Promise<ArrayBuffer>,
  herstellen: (wasm: ArrayBuffer) => Promise<Pdfbibliothek>,
): Pdfhalter {
  let bytes: Promise<ArrayBuffer> | undefined;
  let bibliothek: Promise<Pdfbibliothek> | undefined;
  return {
    laden: () => {
      bytes ??= holen();
      bibliothek ??= bytes.then(herstellen);
      bibliothek.catch(() => {
        bytes = undefined;
        bibliothek = undefined;
      });
      return bibliothek;
    },
    verwerfen: () => {
      bibliothek = undefined;
    },
  };
}
