import type { Tag } from "@gebuehrenportal/recht";
import type { Absenderangaben } from "../absender.ts";
import { fingerabdruck } from "../ausstellung/gesehen.server.ts";
import { type Entwurfsansicht, entwurfsansicht } from "../ausstellung/kostennoten.server.ts";
import { briefsatz } from "../beleg/briefsatz.ts";
import { ausstellbar } from "../beleg/pruefliste.ts";
import type { Kostennotenfelder } from "../felder.ts";
import type { Berechnung } from "../grundlage/grundlage.server.ts";

/** A draft as its page shows it, in finished texts: fields, document, check list, and the fingerprint of it all. */
export type Ansicht = Omit<Entwurfsansicht, "beleg"> & {
  readonly felder: Kostennotenfelder;
  /** Table, closing sentence and versions of the law, as they will stand in the document. */
  readonly brief: Pick<ReturnType<typeof briefsatz>, "rechnung" | "schluss" | "rechtsgrundlagen"> | undefined;
  readonly gesehen: string;
  readonly ausstellbar: boolean;
};

/** Computes what the page of a draft shows for these fields, stored or just typed. */
export function ansichtVon(
  entwurf: Berechnung & { readonly felder: Kostennotenfelder },
  absender: Absenderangaben,
  lage: { readonly heute: Tag; readonly darfFreigeben: boolean },
): Ansicht {
  const { beleg, ...sicht } = entwurfsansicht(entwurf, absender, lage);
  const { felder } = entwurf;
  if (!beleg) return { ...sicht, felder, brief: undefined, gesehen: "", ausstellbar: false };
  const { rechnung, schluss, rechtsgrundlagen } = briefsatz(beleg);
  return {
    ...sicht,
    felder,
    brief: { rechnung, schluss, rechtsgrundlagen },
    gesehen: fingerabdruck(beleg),
    ausstellbar: Object.keys(sicht.fehler).length === 0 && ausstellbar(sicht.liste),
  };
}
