import { afterEach, expect, test, vi } from "vitest";
import { beimVergessen, eingabenVergessen } from "./eingaben.ts";
import { sagtAbmeldung, zurufen, zurufschluessel } from "./zuruf.ts";

afterEach(() => vi.unstubAllGlobals());

test("Nur eine Abmeldung lässt andere Tabs vergessen, nicht das Ende einer Sitzung", () => {
  const werte = new Map<string, string>();
  vi.stubGlobal("localStorage", { setItem: (name: string, wert: string) => werte.set(name, wert) });
  zurufen({ abgemeldet: true });
  expect(sagtAbmeldung(werte.get(zurufschluessel) ?? "")).toBe(true);
  zurufen();
  expect(sagtAbmeldung(werte.get(zurufschluessel) ?? "")).toBe(false);
});

test.for(["", "null", "7", '"signout"', "{", '{"data":null}'])(
  "Was sonst unter dem Schlüssel steht, sagt keine Abmeldung: %s",
  (text) => expect(sagtAbmeldung(text)).toBe(false),
);

test("Vergessen werden die Eingaben aller Rechner, auch die noch gezeigten, und sonst nichts", () => {
  const fenster = new EventTarget();
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"] as const)
    vi.stubGlobal(name, fenster[name].bind(fenster));
  const ablage: Record<string, unknown> = {
    "eingaben/rvgrechner": "a",
    "eingaben/gerichtskosten": "b",
    scroll: "c",
    removeItem: (name: string) => delete ablage[name],
  };
  vi.stubGlobal("sessionStorage", ablage);
  const geleert = vi.fn();
  const genug = beimVergessen(geleert);
  eingabenVergessen();
  genug();
  eingabenVergessen();
  expect(Object.keys(ablage)).toEqual(["scroll", "removeItem"]);
  expect(geleert).toHaveBeenCalledTimes(1);
});
