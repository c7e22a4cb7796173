import { z } from "zod";
import * as teile from "./contract-teile.ts";
import { aufruffelder, type Rechnerangaben } from "./felder/ebene.ts";
import type { Aufruffeld, Aufruffelder, Form, ImAufruf, Werte } from "./felder/form.ts";

/** Schemas of the forms that a calculator brings itself (`eigeneform`), by their names. */
type Eigene = { readonly [name: string]: z.ZodType };

/** The body that a call takes, made of what the calculator asks for. */
export const koerper = <E>(angaben: Rechnerangaben<E>, eigene: Eigene = {}): z.ZodType<E> =>
  objekt(aufruffelder(angaben), eigene) as unknown as z.ZodType<E>;

/** The query of a call, which no page asks for. */
export const anfrage = <const F extends Aufruffelder>(felder: F): z.ZodType<Werte<F, ImAufruf>> =>
  objekt(felder, {}) as unknown as z.ZodType<Werte<F, ImAufruf>>;

function objekt(felder: Aufruffelder, eigene: Eigene): z.ZodType {
  const form = z.strictObject(
    Object.fromEntries(Object.entries(felder).map(([name, feld]) => [name, schema(feld, eigene)])),
  );
  const anders = Object.entries(felder).flatMap(([name, { als }]) =>
    als === undefined ? [] : [[name, als] as const],
  );
  return anders.length === 0 ? form : form.transform((gelesen) => umbenannt(gelesen, anders));
}

/** A field in hundredths is called otherwise in the law package than in the call. */
const umbenannt = (gelesen: object, anders: readonly (readonly [string, string])[]): object =>
  Object.fromEntries(
    Object.entries(gelesen).map(([name, wert]) => [anders.find(([von]) => von === name)?.[1] ?? name, wert]),
  );

function schema({ form, bedarf, aufruf, vorgabe }: Aufruffeld, eigene: Eigene): z.ZodType {
  const wert = werte(form, eigene);
  const feld =
    bedarf === "pflicht" ? wert : bedarf === "vorgabe" ? wert.default(vorgabe) : z.exactOptional(wert);
  return aufruf === undefined ? feld : feld.describe(aufruf);
}

function werte(form: Form, eigene: Eigene): z.ZodType {
  switch (form.art) {
    case "tag":
      return teile.tag;
    case "schalter":
      return z.boolean();
    case "bezeichnung":
      return teile.bezeichnung;
    case "text":
      return z.string().max(form.bis);
    case "kennung":
      return teile.kennung;
    case "betrag":
      return form.mindestens === 0 ? teile.betrag : teile.wert;
    case "zahl":
      return z.int().min(form.von).max(form.bis);
    case "satz":
      return teile.hundertstel(form.bis);
    case "wahl":
      return form.worte.length === 1 ? z.literal(form.worte) : z.enum(form.worte as string[]);
    case "liste":
      return liste(form, eigene);
    case "objekt":
      return objekt(form.felder, eigene);
    case "je":
      return z.discriminatedUnion(form.nach, form.faelle.map((fall) => objekt(fall, eigene)) as never);
    case "eigen":
      return eigene[form.schema] ?? fehlend(form.schema);
  }
}

const fehlend = (name: string): never => {
  throw new Error(`Der Vertrag bringt kein Schema „${name}“ mit.`);
};

type Liste = Extract<Form, { readonly art: "liste" }>;

function liste({ von, mindestens, hoechstens }: Liste, eigene: Eigene): z.ZodType {
  const alle = z.array(werte(von, eigene)).max(hoechstens);
  return mindestens === undefined ? alle : alle.min(mindestens);
}
