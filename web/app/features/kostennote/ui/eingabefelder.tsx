import type { Tag } from "@gebuehrenportal/recht";
import type { ComponentProps } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import { Tagfeld } from "#ui/felder/tagfeld.tsx";
import type { Kostennotenfelder } from "../felder.ts";

/** What every group of fields of a draft needs. */
export type Felderprops = {
  readonly felder: Kostennotenfelder;
  readonly fehler: Readonly<Record<string, string>>;
  readonly heute: Tag;
};

/** Where the check list leads to. */
export const feldkennung = (name: string): string => `feld-${name}`;

type Textfeldprops = Felderprops &
  Omit<ComponentProps<typeof Feld>, "defaultValue" | "fehler" | "id"> & { readonly vorgabe?: string };

/** One line of text of a draft. */
export function Textfeld({ felder, fehler, heute: _, vorgabe = "", ...feld }: Textfeldprops) {
  const { name } = feld;
  return (
    <Feld {...feld} id={feldkennung(name)} defaultValue={felder[name] ?? vorgabe} fehler={fehler[name]} />
  );
}

type Tagesfeldprops = Felderprops & {
  readonly name: string;
  readonly label: string;
  readonly hinweis?: string;
  readonly vorgabe?: string;
};

/** One day of a draft, with its calendar. */
export function Tagesfeld({ felder, fehler, heute, name, vorgabe = "", ...feld }: Tagesfeldprops) {
  return (
    <Tagfeld
      {...feld}
      name={name}
      id={feldkennung(name)}
      heute={heute}
      defaultValue={felder[name] ?? vorgabe}
      fehler={fehler[name]}
    />
  );
}
