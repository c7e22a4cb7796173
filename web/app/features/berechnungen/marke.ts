/** Where a page of the list ends: change and id of its last entry. */
export type Marke = { readonly geaendert: string; readonly id: string };

/** Text form for the address. */
export const alsMarke = ({ geaendert, id }: Marke): string => `${Date.parse(geaendert)}.${id}`;

/** Reads it; `undefined` for anything else. */
export function markeAus(text: string | null | undefined): Marke | undefined {
  const m = /^(\d{1,14})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(text ?? "");
  if (!m?.[1] || !m[2]) return undefined;
  return { geaendert: new Date(Number(m[1])).toISOString(), id: m[2] };
}

/** Whether a text can be the id of a calculation; the database refuses anything else with a fault. */
export const istId = (text: string | undefined): text is string =>
  text !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
