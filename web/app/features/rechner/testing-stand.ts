/** The address of a state, and an amount or a day of its result that is published, required or worked out. */
export type Stand = { readonly query: string; readonly gesamt?: string; readonly tag?: string };

/** @param gesamt an amount of the result, as the reader sees it */
export const stand = (query: string, gesamt?: string): Stand => ({ query, ...(gesamt ? { gesamt } : {}) });

/** @param tag a day of the result, as the reader sees it */
export const standAm = (query: string, tag: string): Stand => ({ query, tag });
