import {
  type Gebiet,
  gebiete,
  gebietnamen,
  type Katalogtreffer,
  katalogeintrag,
  katalogsuche,
} from "@gebuehrenportal/fristen/katalog";
import type { Tag } from "@gebuehrenportal/recht";

/** An entry in a list: its head, its length in words, and what must be seen at once. */
export type Katalogzeile = Pick<Katalogtreffer, "id" | "name" | "norm" | "ausloeser"> & {
  readonly dauerText: string;
  readonly notfrist: boolean;
  readonly unsicher: boolean;
};

export type Katalogabschnitt = {
  readonly gebiet: Gebiet;
  readonly name: string;
  readonly zeilen: readonly Katalogzeile[];
  /** Entries of this field of law that the list leaves out. */
  readonly weitere: number;
};

export type Katalogbild = {
  readonly q: string;
  readonly gebiet: Gebiet | undefined;
  readonly gebiete: ReturnType<typeof gebiete>;
  readonly gesamt: number;
  readonly treffer: number;
  /** Neither word nor field of law: only the most used are shown. */
  readonly auswahl: boolean;
  readonly abschnitte: readonly Katalogabschnitt[];
};

const laengstesWort = 100;

/** What the address asks for; an unknown field of law is none. `kanonisch`: one of the few addresses worth keeping. */
export function kataloganfrage({ searchParams }: URL): {
  readonly q: string;
  readonly gebiet: Gebiet | undefined;
  readonly kanonisch: boolean;
} {
  const q = (searchParams.get("q") ?? "").trim().slice(0, laengstesWort);
  const name = searchParams.get("gebiet") ?? "";
  const gebiet = Object.hasOwn(gebietnamen, name) ? (name as Gebiet) : undefined;
  return { q, gebiet, kanonisch: gebiet !== undefined && searchParams.toString() === `gebiet=${gebiet}` };
}

/** The list for a word and a field of law; without both the hundred most used entries. */
export function katalogbild(text: string, gebiet: Gebiet | undefined, heute: Tag): Katalogbild {
  const alle = katalogsuche(text, gebiet === undefined ? {} : { gebiet });
  const auswahl = text === "" && gebiet === undefined;
  const gezeigt = auswahl ? alle.filter(({ kern }) => kern) : alle;
  const abschnitte = gebiete().flatMap(({ id, name, anzahl }): Katalogabschnitt[] => {
    const zeilen = gezeigt.filter((t) => t.gebiet === id).map((t) => zeile(t, heute));
    const weitere = auswahl ? anzahl - zeilen.length : 0;
    return zeilen.length + weitere === 0 ? [] : [{ gebiet: id, name, zeilen, weitere }];
  });
  return {
    q: text,
    gebiet,
    gebiete: gebiete(),
    gesamt: gebiete().reduce((summe, { anzahl }) => summe + anzahl, 0),
    treffer: gezeigt.length,
    auswahl,
    abschnitte: text === "" ? abschnitte : nachNaehe(abschnitte, gezeigt),
  };
}

/** With a word searched for, the field of law of the closest hit comes first. */
function nachNaehe(
  abschnitte: readonly Katalogabschnitt[],
  treffer: readonly Katalogtreffer[],
): readonly Katalogabschnitt[] {
  const platz = (gebiet: Gebiet) => treffer.findIndex((t) => t.gebiet === gebiet);
  return abschnitte.toSorted((a, b) => platz(a.gebiet) - platz(b.gebiet));
}

function zeile({ id, name, norm, ausloeser }: Katalogtreffer, heute: Tag): Katalogzeile {
  const eintrag = katalogeintrag(id, heute);
  return {
    id,
    name,
    norm,
    ausloeser,
    dauerText: eintrag?.dauerText ?? "",
    notfrist: eintrag?.notfrist ?? false,
    unsicher: eintrag?.sicherheit === "niedrig",
  };
}
