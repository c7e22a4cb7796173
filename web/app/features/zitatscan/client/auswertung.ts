import type { Dokumenttext } from "@gebuehrenportal/pdf";
import { type Norm, type Register, zitate } from "@gebuehrenportal/zitate";
import { benannt } from "../bezeichnung.ts";
import type { Akte, Fundstelle } from "../fundstelle.ts";
import type { Lesart } from "../korrektur.ts";
import { verweisgeber } from "./verweise.ts";

/** What was found in a text. */
export type Befund = {
  readonly stellen: readonly Fundstelle[];
  readonly akte: Akte;
};

type Umstaende = {
  readonly register: Register;
  readonly land: string;
  /** Pages whose text was read from their picture. */
  readonly ausBild: ReadonlySet<number>;
};

const umgebung = 70;

/** Every norm a text cites, with its place on the pages and the address of its text. */
export function befund(dokument: Dokumenttext, { register, land, ausBild }: Umstaende): Befund {
  const { text } = dokument;
  const akte: Record<string, Akte[string]> = {};
  const vergeben = new Set<string>();
  const stellen: Fundstelle[] = [];
  const verweise = verweisgeber(register);
  for (const { normen } of zitate(text, register, land === "" ? {} : { land })) {
    for (const norm of normen) {
      const { start, ende } = norm;
      const orte = dokument.stelle(start, ende);
      if (orte.length === 0) continue;
      const schluessel = schluesselFuer(norm, orte, vergeben);
      vergeben.add(schluessel);
      aktMerken(akte, register, norm.akt);
      stellen.push({
        ...benannt(dokument.geraten(start, ende) ? verlesen(norm) : norm),
        ...verweise(norm),
        schluessel,
        text: text.slice(start, ende),
        davor: text.slice(Math.max(0, start - umgebung), start).replace(/^\S+\s/, ""),
        danach: text.slice(ende, ende + umgebung).replace(/\s\S+$/, ""),
        orte,
        ...(orte.some(({ seite }) => ausBild.has(seite)) && { ausBild: true as const }),
      });
    }
  }
  return { stellen, akte };
}

/** A norm whose sign was guessed. */
const verlesen = (norm: Norm): Norm => ({
  ...norm,
  sicherheit: "gering",
  hinweise: [...norm.hinweise.filter(({ art }) => art !== "gelesen"), { art: "gelesen" }],
});

/** What words typed by hand are read as. */
export function nachgeschlagen(eingabe: string, register: Register, land: string): readonly Lesart[] {
  return zitate(eingabe, register, land === "" ? {} : { land }).flatMap(({ normen }) =>
    normen.map((norm) => lesart(norm, register)),
  );
}

/** A norm as a citation of this act, whatever was read before. @throws Error there is no such act */
export function zugeordnet(norm: Norm, id: string, register: Register): Lesart {
  const akt = register.akt(id);
  if (!akt) throw new Error(`${id} steht nicht im Register.`);
  return lesart({ ...norm, akt: id, abbr: akt.kurz, sicherheit: "hoch", hinweise: [] }, register);
}

const lesart = (norm: Norm, register: Register): Lesart => ({
  ...benannt(norm),
  ...verweisgeber(register)(norm),
});

/** By the place on the page, which stays while the text around it changes; a second norm at the same place counts on. */
function schluesselFuer(
  { einheit, nr }: Norm,
  orte: Fundstelle["orte"],
  vergeben: ReadonlySet<string>,
): string {
  const [ort] = orte;
  const [eck] = ort?.rechtecke ?? [];
  const wo = `${ort?.seite}/${Math.round(eck?.x ?? 0)}/${Math.round(eck?.y ?? 0)}/${einheit}${nr}`;
  for (let n = 1; ; n++) {
    const schluessel = n === 1 ? wo : `${wo}/${n}`;
    if (!vergeben.has(schluessel)) return schluessel;
  }
}

function aktMerken(akte: Record<string, Akte[string]>, register: Register, id: string | undefined): void {
  if (id === undefined || id in akte) return;
  const akt = register.akt(id);
  akte[id] = { name: akt?.namen[0] ?? "", uebersicht: akt?.uebersicht };
}
