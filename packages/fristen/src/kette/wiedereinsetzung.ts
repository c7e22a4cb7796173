import type { Fristzeile } from "@gebuehrenportal/gesetze/fristenkatalog/typ.ts";
import type { Tag } from "@gebuehrenportal/recht";
import { frist } from "../frist.ts";
import { fristzeile } from "../katalog/daten.ts";
import type { Katalogeingabe } from "../katalog/eingabe.ts";
import { katalogfrist } from "../katalog/frist.ts";
import { ortVon } from "../katalog/rechnung.ts";
import { katalogtreffer } from "../katalog/suche.ts";
import { dauerAusKuerzel } from "../rechnung/dauer-text.ts";
import { type Ketteneingabe, type Kettenglied, kopfVon, nochNicht, ortDerKette } from "./glied.ts";

/** Reinstatement once per kind, after the deadlines it can save; the latest day follows from the first it belongs to. */
export function wiedereinsetzungen(
  glieder: Kettenglied[],
  gesehen: Set<string>,
  eingabe: Katalogeingabe,
  ereignisse: NonNullable<Ketteneingabe["ereignisse"]>,
): void {
  for (const glied of [...glieder]) {
    const id = fristzeile(glied.id)?.wiedereinsetzung;
    const kopf = id === undefined ? undefined : katalogtreffer(id);
    const z = id === undefined ? undefined : fristzeile(id);
    if (id === undefined || gesehen.has(id) || !kopf || !z) continue;
    gesehen.add(id);
    const versaeumt = glied.ergebnis?.ende;
    const eigene = Object.hasOwn(ereignisse, id) ? ereignisse[id] : undefined;
    const r =
      eigene &&
      katalogfrist(id, {
        ...ortDerKette(eingabe),
        ...(versaeumt !== undefined && { grenzeAb: versaeumt }),
        ...eigene,
      });
    const ergebnis = r?.art === "ergebnis" ? r : undefined;
    const hoechstensBis = versaeumt === undefined ? undefined : grenztag(z, versaeumt, eingabe);
    glieder.push({
      ...kopfVon(kopf),
      rolle: "wiedereinsetzung",
      nach: glied.id,
      anknuepfung: "eigenes",
      anknuepfungText: `Nur wenn die Frist ohne Verschulden versäumt wird; Auslöser: ${kopf.ausloeser}.`,
      ...(ergebnis && { ereignisAm: ergebnis.ereignisAm, ergebnis }),
      vorlaeufig: ergebnis === undefined || glied.vorlaeufig,
      ...(!ergebnis && { offen: r?.art === "kein-ergebnis" ? r : nochNicht(kopf) }),
      ...(hoechstensBis !== undefined && { hoechstensBis }),
    });
  }
}

/** The utmost limit of reinstatement, counted from the end of the missed period. */
function grenztag(zeile: Fristzeile, versaeumt: Tag, eingabe: Katalogeingabe): Tag | undefined {
  if (!zeile.grenze) return undefined;
  const ort = ortVon(zeile, eingabe);
  const r = frist({
    ereignisAm: versaeumt,
    dauer: dauerAusKuerzel(zeile.grenze.dauer),
    regime: zeile.regime,
    vorfristen: [],
    ...(ort && { ort }),
  });
  return r.art === "ergebnis" ? r.ende : undefined;
}
