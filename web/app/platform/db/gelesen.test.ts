import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  gelesen,
  gespeicherteCent,
  gespeicherterTag,
  lesbar,
  ohneLesbares,
  Unlesbar,
} from "./gelesen.server.ts";

const schema = z.array(z.strictObject({ am: gespeicherterTag, betrag: gespeicherteCent }));

describe("Gespeichertes", () => {
  test("kommt zurück, wie es ist, wo es seine Form hat", () => {
    const wert = [{ am: "2026-02-28", betrag: 1199 }];
    expect(gelesen(schema, wert, "Der Vertrag")).toEqual(wert);
    expect(lesbar(schema, wert)).toEqual(wert);
  });

  test("ohne seine Form wird in Worten abgewiesen, ohne dass etwas daraus genannt wird", () => {
    for (const wert of [
      null,
      {},
      [{ am: "2026-02-30", betrag: 1199 }],
      [{ am: "2026-02-28", betrag: 11.99 }],
      [{ am: "2026-02-28", betrag: "1199" }],
      [{ am: "2026-02-28", betrag: 1199, mandant: "Meier" }],
    ]) {
      const lesen = () => gelesen(schema, wert, "Der Vertrag");
      expect(lesen).toThrow(Unlesbar);
      expect(lesen).toThrow(/^Der Vertrag ist in einer Form gespeichert/);
      expect(lesen).not.toThrow(/Meier|11/);
      expect(lesbar(schema, wert)).toBeUndefined();
    }
  });

  test("lässt das Übrige stehen, andere Fehler gehen weiter", () => {
    expect(ohneLesbares(new Unlesbar("Der Vertrag"))).toBeUndefined();
    expect(() => ohneLesbares(new Error("x"))).toThrow("x");
  });

  test("nennt dem Protokoll, was für ein Fehler es ist, keine Namen und keine Inhalte", () => {
    const namen = z.record(z.string(), z.object({ wert: z.string() }));
    let fehler: unknown;
    try {
      gelesen(namen, { Meier: { wert: 1 } }, "Der Entwurf");
    } catch (einer) {
      fehler = einer;
    }
    expect(fehler).toMatchObject({ status: 409, gruende: ["invalid_type"] });
    expect(JSON.stringify(fehler)).not.toContain("Meier");
  });
});
