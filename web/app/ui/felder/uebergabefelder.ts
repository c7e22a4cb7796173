/** Open work as a form shows it: what belongs together has one name. */
export type Postenangabe = {
  readonly id: string;
  readonly gruppe: string;
  readonly text: string;
  readonly satz: string;
};

/** A choice that says explicitly: nobody, whatever is chosen above it. */
export const ohnePerson = "-";
export const allesfeld = "alle";
export const gruppenfeld = (gruppe: string): string => `akte:${gruppe}`;
export const postenfeld = (id: string): string => `posten:${id}`;

/** Whether a field belongs to the choice. */
export const istWahlfeld = (name: string): boolean => name === allesfeld || /^(akte|posten):/.test(name);

/** Who is to take over what, by the id of the piece, as a form says it: the piece before its file, the file before all. */
export function uebernehmende(
  felder: Readonly<Record<string, string>>,
  posten: readonly Pick<Postenangabe, "id" | "gruppe">[],
): ReadonlyMap<string, string> {
  const wahl = ({ id, gruppe }: Pick<Postenangabe, "id" | "gruppe">) =>
    [postenfeld(id), gruppenfeld(gruppe), allesfeld].map((name) => felder[name] ?? "").find(Boolean);
  return new Map(
    posten.flatMap((einer) => {
      const an = wahl(einer);
      return an && an !== ohnePerson ? [[einer.id, an] as const] : [];
    }),
  );
}

/** The same for a call: each person with what goes to it. */
export function jePerson(
  uebernahmen: ReadonlyMap<string, string>,
): readonly { readonly to: string; readonly items: readonly string[] }[] {
  const je = new Map<string, string[]>();
  for (const [posten, an] of uebernahmen) je.set(an, [...(je.get(an) ?? []), posten]);
  return [...je].map(([to, items]) => ({ to, items }));
}
