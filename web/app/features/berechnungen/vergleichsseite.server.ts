import { datum, type Tag, tagAusText } from "@gebuehrenportal/recht";
import type { Blatt } from "#dokumente/blatt/blatt.ts";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import type { Listenzeile, Versionszeile } from "./berechnung.ts";
import { type Besitzer, berechnungZeigen, blattRechnen } from "./berechnungen.server.ts";
import { type Vergleichstabelle, vergleich } from "./blattvergleich.ts";
import { mitStichtag } from "./stichtag.server.ts";
import { versionsnummer } from "./versionsnummer.ts";

type Seite = { readonly text: string; readonly kennzahl: string };

/** What the page of a comparison shows; without tables it says why. */
export type Vergleichsbild = {
  readonly zeile: Listenzeile;
  readonly versionen: readonly Versionszeile[];
  readonly links: Seite;
  readonly rechts: Seite;
  readonly tabellen: readonly Vergleichstabelle[];
  readonly grund: string | undefined;
};

/**
 * Two versions (`a`, `b`), or the inputs of the version that counts under the law of two days (`tag`, `gegen`).
 *
 * @throws {ApiFehler} 404
 */
export async function vergleichsbild(
  wer: Besitzer,
  id: string | undefined,
  adresse: string,
  heute: Tag,
): Promise<Vergleichsbild> {
  const { searchParams } = new URL(adresse);
  const tag = searchParams.get("tag");
  if (tag !== null) return nachRecht(wer, id, [tag, searchParams.get("gegen") ?? ""], heute);
  const b = await berechnungZeigen(wer, id, versionsnummer(adresse, "b"));
  const a = await berechnungZeigen(
    wer,
    id,
    versionsnummer(adresse, "a") ?? Math.max(1, b.version.version - 1),
  );
  return gegenueber(
    b,
    ["Version ", a.version.version, a.version.blatt],
    ["Version ", b.version.version, b.version.blatt],
  );
}

async function nachRecht(
  wer: Besitzer,
  id: string | undefined,
  texte: readonly [string, string],
  heute: Tag,
): Promise<Vergleichsbild> {
  const bild = await berechnungZeigen(wer, id);
  const [alt, neu] = texte.map((text) => (text.trim() === "" ? heute : alsTag(text, heute)));
  if (!alt || !neu) return ohne(bild, "Bitte geben Sie beide Tage in der Form 01.06.2025 an.");
  try {
    const [links, rechts] = [await gerechnet(wer, bild, alt, heute), await gerechnet(wer, bild, neu, heute)];
    return gegenueber(bild, ["Recht vom ", datum(alt), links], ["Recht vom ", datum(neu), rechts]);
  } catch (fehler) {
    if (!(fehler instanceof ApiFehler)) throw fehler;
    return ohne(
      bild,
      fehler.koerper.code === "tarif"
        ? "Diese Berechnung braucht Funktionen des Tarifs Basic und lässt sich im Tarif Free nicht neu rechnen. Gespeicherte Versionen bleiben lesbar."
        : fehler.koerper.error,
    );
  }
}

function alsTag(text: string, heute: Tag): Tag | undefined {
  const lesung = tagAusText(text, heute);
  return lesung.art === "tag" ? lesung.tag : undefined;
}

type Bild = Awaited<ReturnType<typeof berechnungZeigen>>;

function gerechnet(wer: Besitzer, { zeile, version }: Bild, tag: Tag, heute: Tag): Promise<Blatt> {
  const stand = mitStichtag(zeile.rechner, version.stand, tag);
  if (stand === undefined)
    throw new ApiFehler(400, { error: "Bei diesem Rechner entscheidet kein einzelner Tag über das Recht." });
  return blattRechnen(wer, { rechner: zeile.rechner, stand }, heute);
}

type Angabe = readonly [string, string | number, Blatt];

function gegenueber({ zeile, versionen }: Bild, links: Angabe, rechts: Angabe): Vergleichsbild {
  const seite = ([art, was, blatt]: Angabe): Seite => ({
    text: `${art}${was}`,
    kennzahl: blatt.kennzahl.wert,
  });
  return {
    zeile,
    versionen,
    links: seite(links),
    rechts: seite(rechts),
    tabellen: vergleich(links[2], rechts[2]),
    grund: undefined,
  };
}

function ohne({ zeile, versionen }: Bild, grund: string): Vergleichsbild {
  const leer = { text: "", kennzahl: "" };
  return { zeile, versionen, links: leer, rechts: leer, tabellen: [], grund };
}
