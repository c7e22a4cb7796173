/** What is saved: the calculator's path, and the inputs as a fragment, made at the click. */
export type Speicherangaben = { readonly rechner: string; readonly stand: () => string };
