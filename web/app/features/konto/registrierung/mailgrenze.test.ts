import { expect, test } from "vitest";
import { ApiFehler } from "#platform/fehler/api-fehler.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { darfMail } from "./mailgrenze.server.ts";

const limit = { name: "mail-hinweis", anzahl: 3, sekunden: 3600, fest: true } as const;
const an = "meier@kanzlei.example";
const fragen = (pruefen: (grenze: unknown, kennung: string) => Promise<void>) =>
  darfMail({ ...ohneGrenzen, pruefen }, limit, an);

test("Eine Mail darf hinaus, solange die Grenze ihrer Adresse es zulässt", async () => {
  const gefragt: unknown[] = [];
  expect(await fragen(async (grenze, kennung) => void gefragt.push([grenze, kennung]))).toBe(true);
  expect(gefragt).toEqual([[limit, an]]);
  expect(await fragen(() => Promise.reject(new ApiFehler(429)))).toBe(false);
});

test.each([new ApiFehler(503), Object.assign(new Error("fort"), { status: 429 })])(
  "Lässt sich nicht zählen, ist das kein Nein: %s",
  async (fehler) => {
    await expect(fragen(() => Promise.reject(fehler))).rejects.toBe(fehler);
  },
);
