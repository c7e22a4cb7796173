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

function einzeln(vertrag: Vertrag | undefined, ereignis: Ereignis, umstaende: Umstaende): Folge {
  if (ereignis.art === "bestellt") return bestellt(vertrag, ereignis, umstaende);
  if (!vertrag) return { ablehnung: "kein-vertrag" };
  switch (ereignis.art) {
    case "uhr":
      return { vertrag, wirkungen: [] };
    case "gewechselt":
      return gewechselt(vertrag, ereignis, umstaende);
    case "besteuert":
      return besteuert(vertrag, ereignis, umstaende);
    case "zahlweg-gewaehlt":
      return zahlwegGewaehlt(vertrag, ereignis);
    case "gekuendigt":
      return gekuendigt(vertrag, ereignis, umstaende);
    case "kuendigungZurueckgenommen":
      return kuendigungZurueckgenommen(vertrag);
    case "widerrufen":
      return widerrufen(vertrag, ereignis, umstaende);
    case "bezahlt":
      return bezahlt(vertrag, ereignis, umstaende);
    case "zahlungStrittig":
      return zahlungStrittig(vertrag, ereignis, umstaende);
    case "storniert":
      return storniert(vertrag, ereignis, umstaende);
    case "zugegangen":
      return postZugegangen(vertrag, ereignis, umstaende);
    case "aufgehoben":
      return aufgehoben(vertrag, ereignis, umstaende);
  }
}

/** The tier follows from the contract; it is set when it is another one than before. */
function tarifwirkung(vorher: Vertrag | undefined, nachher: Vertrag): readonly Wirkung[] {
  const [alt, neu] = [tarifstand(vorher), tarifstand(nachher)];
  const gleich = alt.tarif === neu.tarif && alt.bis === neu.bis && alt.testphaseBis === neu.testphaseBis;
  return gleich ? [] : [{ art: "tarif", stand: neu }];
}
