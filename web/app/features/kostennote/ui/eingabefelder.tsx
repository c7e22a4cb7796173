import type { Tag } from "@gebuehrenportal/recht";
import type { ComponentProps } from "react";
import { angabenfeld } from "#ui/felder/angabenfeld.ts";
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
  return <Feld {...feld} {...angabenfeld(felder, fehler)(name, vorgabe)} id={feldkennung(name)} />;
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
    <Tagfeld {...feld} {...angabenfeld(felder, fehler)(name, vorgabe)} id={feldkennung(name)} heute={heute} />
  );
}
