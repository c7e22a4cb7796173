import { expect, test } from "vitest";
import { z } from "zod";
import type { Aufruf } from "./api-route.ts";
import { erfolg, erfolgsroute } from "./erfolgsroute.ts";

test("Ein Aufruf, der nur etwas tut, antwortet erst danach und immer gleich; scheitert er, scheitert die Antwort", async () => {
  const getan: string[] = [];
  const route = erfolgsroute({
    method: "POST",
    path: "/api/dinge",
    guard: "konto",
    contract: { summary: "Tut etwas.", body: z.object({ was: z.string() }) },
    handler: async ({ body }) => {
      if (body.was === "") throw new Error("leer");
      getan.push(body.was);
    },
  });
  const aufruf = (was: string) => ({ body: { was } }) as unknown as Aufruf;
  expect(route.contract.response).toBe(erfolg);
  expect(await route.handler(aufruf("x"))).toEqual({ success: true });
  expect(getan).toEqual(["x"]);
  await expect(route.handler(aufruf(""))).rejects.toThrow("leer");
});
