import type { Cent } from "@gebuehrenportal/recht";
import type { Leser } from "../formular/lesen.ts";
import type { Werte } from "../formular/rechnerformular.ts";
import type { Anteil, Instanz, Quoten, WirklicheKosten } from "./eingabe.ts";

type Name = (feld: string) => string;

const felder = ["quotegegner", "quoteeigene", "quotegericht"] as const;

/** A share as it was typed: `5/16`, `31,25`, `31,25 %`. */
function anteil(leser: Leser, text: string | undefined, ort: string): Anteil | undefined {
  const t = (text ?? "").replace(/\s|%/g, "");
  if (t === "") return undefined;
  const bruch = /^(\d{1,4})\/(\d{1,4})$/.exec(t);
  const dezimal = /^(\d{1,3})(?:[.,](\d{1,2}))?$/.exec(t);
  const gelesen: Anteil | undefined = bruch
    ? { zaehler: Number(bruch[1]), nenner: Number(bruch[2]) }
    : dezimal
      ? { zaehler: Number(dezimal[1]) * 100 + Number((dezimal[2] ?? "").padEnd(2, "0")), nenner: 10_000 }
      : undefined;
  if (gelesen && gelesen.nenner > 0 && gelesen.zaehler <= gelesen.nenner) return gelesen;
  leser.fehler[ort] = { art: "ungueltig" };
  return undefined;
}

/** The quotas of each kind of costs; one of them asks for the others. */
export function quotenAus(leser: Leser, werte: Werte, name: Name): Quoten | undefined {
  const gesagt = felder.filter((feld) => (werte[name(feld)] ?? "").trim() !== "");
  if (gesagt.length === 0) return undefined;
  const [eigeneVonGegner, gegnerVonEigenen, gericht] = felder.map((feld) =>
    anteil(leser, werte[name(feld)], name(feld)),
  );
  for (const feld of felder)
    if (!gesagt.includes(feld)) leser.fehlt(name(feld), "Geben Sie auch diesen Anteil an.", "§ 106 ZPO");
  if (!eigeneVonGegner || !gegnerVonEigenen || !gericht) return undefined;
  return { eigeneVonGegner, gegnerVonEigenen, gericht };
}

/** What an instance says for the balance: real costs of each side, and quotas of its own from the second on. */
export function mitAusgleich(
  leser: Leser,
  werte: Werte,
  name: Name,
  nr: number,
): Pick<Instanz, "eigeneKosten" | "gegnerKosten" | "quoten"> {
  const eigeneKosten = kosten(leser, werte, name("eigenekosten"), name("eigenereise"));
  const gegnerKosten = kosten(leser, werte, name("gegnerkosten"), name("gegnerreise"));
  const quoten = nr > 1 ? quotenAus(leser, werte, name) : undefined;
  return {
    ...(eigeneKosten && { eigeneKosten }),
    ...(gegnerKosten && { gegnerKosten }),
    ...(quoten && { quoten }),
  };
}

function kosten(leser: Leser, werte: Werte, feld: string, reisefeld: string): WirklicheKosten | undefined {
  const betrag: Cent | undefined = leser.betrag(werte[feld], feld);
  const reise = leser.betrag(werte[reisefeld], reisefeld);
  if (betrag === undefined && reise === undefined) return undefined;
  return { ...(betrag !== undefined && { betrag }), ...(reise !== undefined && { reise }) };
}
