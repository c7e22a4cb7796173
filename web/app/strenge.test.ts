import { expect, test } from "vitest";
import { z } from "zod";
import type { ApiRoute } from "#platform/http/api-route.ts";
import { eingabe } from "#platform/http/eingabefehler.ts";
import { apiRoutes } from "./api.ts";

// What somebody sends and no call reads would be a wrong result in silence: every body refuses a field it does not know.

type Schema = {
  readonly type?: unknown;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: unknown;
  readonly items?: Schema;
  readonly $ref?: string;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
};

/** Calls, or parts of their bodies, that must take what they do not know, and why. */
const nachsichtig: Readonly<Record<string, string>> = {
  "POST /api/auth/_log": "the client of NextAuth reports its faults in a form of its own",
  "POST /api/auth/callback/credentials": "the client of NextAuth sends all its options along",
  "POST /api/auth/signin/google": "the client of NextAuth sends all its options along",
  "POST /api/auth/signout": "the client of NextAuth sends all its options along",
  "POST /api/auth/callback/passkey response": "browsers add parts of WebAuthn that come later",
  "POST /api/backend/auth/user/passkeys response": "browsers add parts of WebAuthn that come later",
  "PATCH /api/backend/auth/user/profile":
    "a profile is sent back whole; its other keys are ignored by the contract",
  "POST /api/mcp": "JSON-RPC: the protocol allows members that we do not know",
};

const name = ({ method, path }: ApiRoute) => `${method} ${path}`;

/** Places of a body that take unknown fields: the empty text is the body itself. */
function* offene(
  schema: Schema,
  wurzel: Schema,
  pfad: string,
  gesehen: ReadonlySet<string>,
): Generator<string> {
  if (schema.$ref !== undefined) {
    if (gesehen.has(schema.$ref)) return;
    const ziel = schema.$ref
      .slice(1)
      .split("/")
      .filter(Boolean)
      .reduce<unknown>((teil, schritt) => (teil as Record<string, unknown>)[schritt], wurzel);
    yield* offene(ziel as Schema, wurzel, pfad, new Set([...gesehen, schema.$ref]));
    return;
  }
  const zweige = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
  for (const zweig of zweige) yield* offene(zweig, wurzel, pfad, gesehen);
  if (schema.items) yield* offene(schema.items, wurzel, `${pfad}[]`, gesehen);
  const ganzOffen = pfad === "" && zweige.length === 0 && schema.type === undefined;
  if (ganzOffen || (schema.properties && schema.additionalProperties !== false)) yield pfad;
  for (const [feld, teil] of Object.entries(schema.properties ?? {}))
    yield* offene(teil, wurzel, pfad === "" ? feld : `${pfad}.${feld}`, gesehen);
}

const offeneStellen = (body: z.ZodType): readonly string[] => {
  const schema = z.toJSONSchema(body, { io: "input", unrepresentable: "any" }) as Schema;
  return [...new Set(offene(schema, schema, "", new Set()))];
};

test("Jeder Aufruf weist ein Feld ab, das er nicht kennt, auch tief in seinem Inhalt", () => {
  const offen = apiRoutes.flatMap((route) =>
    (route.contract.body ? offeneStellen(route.contract.body) : []).map((pfad) =>
      `${name(route)} ${pfad}`.trim(),
    ),
  );
  expect(offen.toSorted()).toEqual(Object.keys(nachsichtig).toSorted());
});

test("Die Probe findet eine nachsichtige Stelle, oben, in einer Liste und in einem Zweig", () => {
  const zweig = z.union([z.strictObject({ a: z.string() }), z.object({ b: z.string() })]);
  expect(offeneStellen(z.object({ a: z.string() }))).toEqual([""]);
  expect(offeneStellen(z.unknown())).toEqual([""]);
  expect(offeneStellen(z.strictObject({ liste: z.array(z.object({ a: z.string() })), zweig }))).toEqual([
    "liste[]",
    "zweig",
  ]);
  expect(offeneStellen(z.strictObject({ a: z.string() }))).toEqual([]);
});

const basis = "/api/backend/premium_fristen";
const frist = { title: "Berufung", startDate: "2026-11-02", weeks: 2 };

test.each([
  [`POST ${basis}/deadlines`, { ...frist, foo: 1 }, "foo"],
  [`POST ${basis}/deadlines`, { ...frist, vorfrist: ["2026-11-09"] }, "vorfrist"],
  [`POST ${basis}/deadlines`, { ...frist, status: "done" }, "status"],
  [`POST ${basis}/deadlines`, { ...frist, approvedBy: "ich" }, "approvedBy"],
  [`PATCH ${basis}/deadlines/:id`, { approvedAt: "2026-11-02" }, "approvedAt"],
  [
    `PATCH ${basis}/deadlines/:id`,
    { status: "done", proof: { at: "2026-11-02", channel: "beA", ref: "1" } },
    "proof.ref",
  ],
  [`DELETE ${basis}/deadlines/:id`, { grund: "erledigt" }, "grund"],
  [`POST ${basis}/deadlines/:id/freigabe`, { approvedBy: "ich" }, "approvedBy"],
  [`POST ${basis}/custom_deadline_templates/create`, { templateName: "A", days: 1, day: 2 }, "day"],
  [`PATCH ${basis}/custom_deadline_templates/:id`, { own: true }, "own"],
  [`DELETE ${basis}/custom_deadline_templates/:id`, { force: true }, "force"],
  ["PATCH /api/admin/users/:id", { email: "x@y.de" }, "email"],
  ["POST /api/blog/categories", { name: "A", konto_id: "1" }, "konto_id"],
  ["POST /api/backend/contacts", { name: "A", email: "a@b.de", phone: "1" }, "phone"],
  ["POST /api/backend/team/invitations", { email: "a@b.de", role: "admin" }, "role"],
  ["POST /api/backend/subscription", { type: "basic", cycle: "monthly", coupon: "x" }, "coupon"],
  [
    "POST /api/auth/register",
    { name: "A B", email: "a@b.de", password: "Sicher-2026!", phone: "1" },
    "phone",
  ],
])("%s nennt das unbekannte Feld von %j: %s", (aufruf, koerper, feld) => {
  const route = apiRoutes.find((r) => name(r) === aufruf);
  if (!route?.contract.body) throw new Error(`${aufruf} nimmt nichts entgegen.`);
  const { body } = route.contract;
  expect(() => eingabe(body, koerper)).toThrow(
    expect.objectContaining({
      status: 400,
      koerper: expect.objectContaining({ code: "unbekanntes-feld", field: feld }),
    }),
  );
});

test("Was allein das Portal vergibt, schadet nicht und zählt nicht: Rolle eines neuen Kontos", () => {
  const route = apiRoutes.find((r) => name(r) === "POST /api/auth/register");
  const koerper = {
    name: "A B",
    email: "a@b.de",
    password: "Sicher-2026!",
    role: "admin",
    subscriptionStatus: "teams",
  };
  const gelesen = eingabe(route?.contract.body ?? z.never(), koerper);
  expect(gelesen).not.toHaveProperty("role");
  expect(gelesen).not.toHaveProperty("subscriptionStatus");
});
