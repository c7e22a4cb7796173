import { faelle } from "@gebuehrenportal/gebuehren/faelle";
import { expect, test } from "vitest";
import { gegenrechnung } from "./gegenrechnung.ts";

/** Takes each printed line out of the result once and returns those which are missing. */
function fehlende(
  gedruckt: readonly { readonly nr: string; readonly betrag: number }[],
  erhalten: readonly { readonly nr: string; readonly betrag: number }[],
): readonly string[] {
  const rest = erhalten.map((z) => `${z.nr}: ${z.betrag}`);
  return gedruckt
    .map((z) => `${z.nr}: ${z.betrag}`)
    .filter((z) => {
      const stelle = rest.indexOf(z);
      if (stelle >= 0) rest.splice(stelle, 1);
      return stelle < 0;
    });
}

test.each(faelle.map((f) => [`${f.titel} (${f.quelle.titel})`, f] as const))(
  "%s",
  (_, { eingabe, erwartet }) => {
    const r = gegenrechnung(eingabe);
    if (r.art === "kein-ergebnis") throw new Error(r.grund);
    const { netto, umsatzsteuer, brutto, offen } = erwartet;
    const gesagt = { netto, umsatzsteuer, brutto, offen };
    const { zeilen: _zeilen, ...kasse } = erwartet.staatskasse ?? {};
    expect(
      fehlende(
        erwartet.zeilen ?? [],
        r.angelegenheiten.flatMap((a) => a.zeilen),
      ),
    ).toEqual([]);
    expect(r).toMatchObject(Object.fromEntries(Object.entries(gesagt).filter(([, b]) => b !== undefined)));
    expect(r.angelegenheiten.find((a) => a.staatskasse)?.staatskasse ?? {}).toMatchObject(kasse);
    for (const [id, betrag] of Object.entries(erwartet.jeAngelegenheit ?? {})) {
      expect(r.angelegenheiten.find((a) => a.id === id)?.netto).toBe(betrag);
    }
  },
);
