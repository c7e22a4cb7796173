import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { FehlerContext, useFehler, useFehlerUnter } from "./fehler.ts";
import { felderAttribut, feldOeffnen } from "./feld-oeffnen.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page that answers two questions, for a folded group and for its button, and knows one place. */
function dokument({ klappe, knopf, ziel }: { klappe?: object; knopf?: object; ziel?: object }) {
  const gefragt: string[] = [];
  vi.useFakeTimers();
  vi.stubGlobal("CSS", { escape: (text: string) => text.replaceAll(".", "\\.") });
  vi.stubGlobal("document", {
    querySelector: (frage: string) => {
      gefragt.push(frage);
      return (frage.startsWith("details") ? klappe : knopf) ?? null;
    },
    getElementById: (ort: string) => (ort === "a1.satz" ? (ziel ?? null) : null),
  });
  return gefragt;
}

test("Eine Klappe geht auf, ein Knopf wird gedrückt, dann bekommt das Feld den Fokus", () => {
  const ablauf: string[] = [];
  const klappe = { open: false };
  const ziel = {
    matches: (frage: string) => frage === "input, select, button",
    querySelector: () => null,
    focus: () => ablauf.push("Fokus"),
  };
  const gefragt = dokument({ klappe, knopf: { click: () => ablauf.push("Knopf") }, ziel });
  feldOeffnen("a1.satz");
  expect(klappe.open).toBe(true);
  expect(gefragt).toEqual([
    `details[${felderAttribut}~="a1\\.satz"]`,
    `button[aria-expanded="false"][${felderAttribut}~="a1\\.satz"]`,
  ]);
  vi.advanceTimersByTime(99);
  expect(ablauf).toEqual(["Knopf"]);
  vi.advanceTimersByTime(1);
  expect(ablauf).toEqual(["Knopf", "Fokus"]);
});

test("In einer Reihe bekommt das erste Eingabefeld den Fokus", () => {
  const ablauf: string[] = [];
  const ziel = {
    matches: () => false,
    querySelector: (frage: string) => (frage === "input" ? { focus: () => ablauf.push("erstes") } : null),
    focus: () => ablauf.push("Reihe"),
  };
  dokument({ ziel });
  feldOeffnen("a1.satz");
  vi.runAllTimers();
  expect(ablauf).toEqual(["erstes"]);
});

test("Fehlt das Feld oder ist nichts darin, geschieht nichts", () => {
  dokument({});
  feldOeffnen("a1.satz");
  expect(() => vi.runAllTimers()).not.toThrow();
  dokument({ ziel: { matches: () => false, querySelector: () => null } });
  feldOeffnen("a1.satz");
  expect(() => vi.runAllTimers()).not.toThrow();
});

function Probe() {
  const fehler = useFehler();
  const unter = useFehlerUnter();
  return ["a1.p2.satz", "a1.p2", "a1", "a"].map((ort) => (
    <p key={ort}>
      {ort}: {fehler(ort) ?? "–"} / {unter(ort) ?? "–"}
    </p>
  ));
}

test("Ein Fehler steht an seinem Feld und an jeder Klappe darüber, der erste zuerst", () => {
  const fehler = { a: "ganz oben", "a10.wert": "fremd", "a1.p2.satz": "zu hoch", "a1.p3.satz": "leer" };
  const html = renderToStaticMarkup(
    <FehlerContext value={fehler}>
      <Probe />
    </FehlerContext>,
  );
  expect(html).toBe(
    "<p>a1.p2.satz: zu hoch / –</p><p>a1.p2: – / zu hoch</p><p>a1: – / zu hoch</p><p>a: ganz oben / –</p>",
  );
  expect(renderToStaticMarkup(<Probe />)).toContain("<p>a: – / –</p>");
});
