type Wirkung = { readonly numUpdatedRows: bigint } | { readonly numDeletedRows: bigint };

/** Whether a statement changed or removed a row: false where there is none, or none that the conditions leave. */
export async function getroffen(anweisung: { executeTakeFirst(): Promise<Wirkung> }): Promise<boolean> {
  const wirkung = await anweisung.executeTakeFirst();
  return ("numUpdatedRows" in wirkung ? wirkung.numUpdatedRows : wirkung.numDeletedRows) > 0n;
}
