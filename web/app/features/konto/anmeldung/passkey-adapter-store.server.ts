import { type CustomAdapter, createAdapterFactory } from "@better-auth/core/db/adapter";
import { jetzt } from "#platform/clock/clock.server.ts";
import { type IdentitaetTx, identitaet } from "../identitaet.server.ts";

// Better Auth's passkeys speak to the database through an adapter of operations on named models. This one knows the
// few they use and refuses all others, so that nothing of the library's can reach a table it has no business in.

type Wo = readonly { readonly field: string; readonly value: unknown }[];
type Daten = Readonly<Record<string, unknown>>;

const text = (wo: Wo, feld: string): string => {
  const bedingung = wo.find(({ field }) => field === feld);
  if (typeof bedingung?.value !== "string") throw new Error(`Unerwartete Frage nach ${feld}.`);
  return bedingung.value;
};

function fremd(was: string): never {
  throw new Error(`Für Passkeys nicht vorgesehen: ${was}`);
}

/** Tables of passkeys for Better Auth. Sessions are ours: the one the library begins is kept nowhere. */
export const passkeyAdapter = createAdapterFactory({
  config: {
    adapterId: "konto",
    adapterName: "Konto",
    supportsJSON: false,
    supportsDates: true,
    supportsBooleans: true,
    supportsNumericIds: false,
    supportsUUIDs: true,
    transaction: false,
  },
  adapter: () => adapter as CustomAdapter,
});

type Frage = { readonly model: string; readonly where: Wo };

const adapter = {
  create: async ({ model, data }: { model: string; data: Daten }) => {
    if (model === "session") return { ...data, id: crypto.randomUUID() };
    if (model === "verification") return identitaet((tx) => aufgabeAnlegen(tx, data));
    return model === "passkey" ? identitaet((tx) => passkeyAnlegen(tx, data)) : fremd(`create ${model}`);
  },
  findOne: async ({ model, where }: Frage) => {
    if (model === "passkey") return identitaet((tx) => passkeyZuKennung(tx, text(where, "credentialID")));
    return model === "user"
      ? identitaet((tx) => nutzerZuId(tx, text(where, "id")))
      : fremd(`findOne ${model}`);
  },
  findMany: async ({ model, where }: Frage) => {
    if (model === "passkey") return identitaet((tx) => passkeysVon(tx, text(where, "userId")));
    return model === "verification"
      ? identitaet((tx) => aufgaben(tx, text(where, "identifier")))
      : fremd(`findMany ${model}`);
  },
  update: async ({ model, where, update }: Frage & { update: Daten }) =>
    model === "passkey"
      ? identitaet((tx) => zaehlerSetzen(tx, text(where, "id"), Number(update.counter)))
      : fremd(`update ${model}`),
  consumeOne: async ({ model, where }: Frage) =>
    model === "verification"
      ? identitaet((tx) => aufgabeVerbrauchen(tx, text(where, "id")))
      : fremd(`consumeOne ${model}`),
  // Called after `consumeOne` has removed the only row there is.
  deleteMany: async ({ model }: Frage) => (model === "verification" ? 0 : fremd(`deleteMany ${model}`)),
  delete: async ({ model }: Frage) => fremd(`delete ${model}`),
  updateMany: async ({ model }: Frage) => fremd(`updateMany ${model}`),
  count: async ({ model }: Frage) => fremd(`count ${model}`),
};

async function aufgabeAnlegen(tx: IdentitaetTx, data: Daten) {
  const kennung = String(data.identifier);
  await tx
    .insertInto("passkey_aufgabe")
    .values({ kennung, wert: String(data.value), laeuft_ab: data.expiresAt as Date })
    .execute();
  return { ...data, id: kennung };
}

async function aufgaben(tx: IdentitaetTx, kennung: string) {
  const zeilen = await tx.selectFrom("passkey_aufgabe").selectAll().where("kennung", "=", kennung).execute();
  return zeilen.map(alsAufgabe);
}

async function aufgabeVerbrauchen(tx: IdentitaetTx, kennung: string) {
  const zeile = await tx
    .deleteFrom("passkey_aufgabe")
    .where("kennung", "=", kennung)
    .returningAll()
    .executeTakeFirst();
  return zeile ? alsAufgabe(zeile) : null;
}

function alsAufgabe({ kennung, wert, laeuft_ab }: { kennung: string; wert: string; laeuft_ab: Date }) {
  return { id: kennung, identifier: kennung, value: wert, expiresAt: laeuft_ab };
}

function passkeyzeilen(tx: IdentitaetTx) {
  return tx
    .selectFrom("passkey")
    .select([
      "id",
      "name",
      "konto_id as userId",
      "credential_id as credentialID",
      "oeffentlicher_schluessel as publicKey",
      "zaehler as counter",
      "geraeteart as deviceType",
      "gesichert as backedUp",
      "transporte as transports",
      "aaguid",
      "erstellt as createdAt",
    ]);
}

async function passkeyZuKennung(tx: IdentitaetTx, kennung: string) {
  return (await passkeyzeilen(tx).where("credential_id", "=", kennung).executeTakeFirst()) ?? null;
}

function passkeysVon(tx: IdentitaetTx, kontoId: string) {
  return passkeyzeilen(tx).where("konto_id", "=", kontoId).execute();
}

async function passkeyAnlegen(tx: IdentitaetTx, data: Daten) {
  const { id } = await tx
    .insertInto("passkey")
    .values({
      konto_id: String(data.userId),
      name: String(data.name ?? "Passkey"),
      credential_id: String(data.credentialID),
      oeffentlicher_schluessel: String(data.publicKey),
      zaehler: Number(data.counter),
      geraeteart: String(data.deviceType),
      gesichert: data.backedUp === true,
      transporte: data.transports ? String(data.transports) : null,
      aaguid: data.aaguid ? String(data.aaguid) : null,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return { ...data, id };
}

async function zaehlerSetzen(tx: IdentitaetTx, id: string, zaehler: number) {
  await tx
    .updateTable("passkey")
    .set({ zaehler, zuletzt: new Date(jetzt().epochMilliseconds) })
    .where("id", "=", id)
    .execute();
  return { id, counter: zaehler };
}

async function nutzerZuId(tx: IdentitaetTx, id: string) {
  const konto = await tx
    .selectFrom("konto")
    .select(["id", "name", "email", "erstellt as createdAt", "geaendert as updatedAt"])
    .where("id", "=", id)
    .executeTakeFirst();
  return konto ? { ...konto, emailVerified: true } : null;
}
