/** A file below `/media/`, or where it is now. */
export type Medium =
  | { readonly art: "datei"; readonly typ: string; readonly inhalt: Uint8Array }
  | { readonly art: "weiter"; readonly nach: string };
