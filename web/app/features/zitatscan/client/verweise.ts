import { type Norm, type Register, textsammlungen, verweis } from "@gebuehrenportal/zitate";
import type { Weitere } from "../fundstelle.ts";

type Verweise = { readonly verweis?: ReturnType<typeof verweis>; readonly weitere?: Weitere };

/**
 * Tells the pages of a norm, the official one and those of every collection, so that a reader who chooses another one
 * needs nothing new. All places that cite a norm share one answer, which travels to the page once.
 */
export function verweisgeber(register: Register): (norm: Norm) => Verweise {
  const bekannt = new Map<string, Verweise>();
  return (norm) => {
    const { akt, einheit, nr, sub } = norm;
    const schluessel = `${akt}/${einheit}/${nr}/${sub}`;
    const da = bekannt.get(schluessel) ?? verweise(norm, register);
    bekannt.set(schluessel, da);
    return da;
  };
}

function verweise(norm: Norm, register: Register): Verweise {
  const amtlich = verweis(norm, register);
  if (amtlich === undefined) return {};
  const weitere = textsammlungen.flatMap(({ id }) => {
    const ziel = verweis(norm, register, id);
    return id !== "amtlich" && ziel?.bei === id ? [[id, ziel] as const] : [];
  });
  return { verweis: amtlich, ...(weitere.length > 0 && { weitere: Object.fromEntries(weitere) }) };
}
