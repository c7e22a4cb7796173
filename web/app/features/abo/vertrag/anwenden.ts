import { aufgehoben } from "./aufheben.ts";
import { gekuendigt, kuendigungZurueckgenommen, widerrufen } from "./beenden.ts";
import { tarifstand } from "./tarifstand.ts";
import { bestellt, besteuert, gewechselt, zahlwegGewaehlt } from "./tarifwahl.ts";
import { uhr } from "./uhr.ts";
import type { Ereignis, Folge, Umstaende, Vertrag, Wirkung } from "./vertrag.ts";
import { bezahlt, mitZustand, postZugegangen, storniert, zahlungStrittig } from "./zahlen.ts";

/**
 * What an event makes of a contract, and what it brings about outside. Time comes first: whatever should have happened
 * by now has happened before the event. The same state, event and instant always give the same.
 */
export function anwenden(vorher: Vertrag | undefined, ereignis: Ereignis, umstaende: Umstaende): Folge {
  // A contract that is over runs on by itself; an order begins another.
  const neuer = ereignis.art === "bestellt" && vorher?.zustand === "ended";
  const gelaufen = vorher && (neuer ? { vertrag: vorher, wirkungen: [] } : uhr(vorher, umstaende));
  const folge = einzeln(gelaufen?.vertrag, ereignis, umstaende);
  if ("ablehnung" in folge) return folge;
  const vertrag = mitZustand(folge.vertrag, umstaende);
  return {
    vertrag,
    wirkungen: [...(gelaufen?.wirkungen ?? []), ...folge.wirkungen, ...tarifwirkung(vorher, vertrag)],
  };
}

function einzeln(v: Vertrag | undefined, e: Ereignis, umstaende: Umstaende): Folge {
  if (e.art === "bestellt") return bestellt(v, e, umstaende);
  if (!v) return { ablehnung: "kein-vertrag" };
  switch (e.art) {
    case "uhr":
      return { vertrag: v, wirkungen: [] };
    case "gewechselt":
      return gewechselt(v, e, umstaende);
    case "besteuert":
      return besteuert(v, e, umstaende);
    case "zahlweg-gewaehlt":
      return zahlwegGewaehlt(v, e);
    case "gekuendigt":
      return gekuendigt(v, e, umstaende);
    case "kuendigungZurueckgenommen":
      return kuendigungZurueckgenommen(v);
    case "widerrufen":
      return widerrufen(v, e, umstaende);
    case "bezahlt":
      return bezahlt(v, e, umstaende);
    case "zahlungStrittig":
      return zahlungStrittig(v, e, umstaende);
    case "storniert":
      return storniert(v, e, umstaende);
    case "zugegangen":
      return postZugegangen(v, e, umstaende);
    case "aufgehoben":
      return aufgehoben(v, e, umstaende);
  }
}

/** The tier follows from the contract; it is set when it is another one than before. */
function tarifwirkung(vorher: Vertrag | undefined, nachher: Vertrag): readonly Wirkung[] {
  const [alt, neu] = [tarifstand(vorher), tarifstand(nachher)];
  const gleich = alt.tarif === neu.tarif && alt.bis === neu.bis && alt.testphaseBis === neu.testphaseBis;
  return gleich ? [] : [{ art: "tarif", stand: neu }];
}
