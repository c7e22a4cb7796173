import type { z } from "zod";
import { type Buchlage, type Buchnutzer, imBuch } from "../einstellung/buchzugang.server.ts";
import { saetze } from "../worte/saetze.ts";
import type { NeuesStueck, Stueckaenderung, stueckbild } from "./contract.ts";
import { passendeFristen } from "./passende.ts";
import type { Postaenderung } from "./posteingang.server.ts";
import type { Postangaben, Poststueck } from "./stueck.ts";

/** A piece as the calls give it. */
type Item = z.input<typeof stueckbild>;

const wort = { offen: "open", gebucht: "booked", nichts: "nothing", gestrichen: "struck" } as const;
const zustand = { open: "offen", booked: "gebucht", nothing: "nichts", struck: "gestrichen" } as const;

/** Pieces as the calls give them, with the names of people. */
export const alsItems = (wer: Buchnutzer, stuecke: readonly Poststueck[]): Promise<Item[]> =>
  imBuch(wer, async (lage) => stuecke.map((stueck) => alsItem(stueck, lage)));

function alsItem(stueck: Poststueck, { personen }: Pick<Buchlage, "personen">): Item {
  const name = (id: string | null): string | null =>
    id === null ? null : (personen.find((p) => p.id === id)?.name ?? saetze.ehemalig);
  return {
    id: stueck.id,
    aktenzeichen: stueck.aktenzeichen,
    rubrum: stueck.rubrum,
    sender: stueck.von,
    kind: stueck.art,
    subject: stueck.betreff,
    servedAt: stueck.zugestelltAm,
    channel: stueck.weg,
    courtFileNumber: stueck.gerichtszeichen,
    field: stueck.gebiet,
    statedPeriod: stueck.genannteFrist,
    status: wort[stueck.zustand],
    reason: stueck.grund,
    deadlines: [...stueck.fristen],
    decidedAt: stueck.entschiedenAm?.toISOString() ?? null,
    decidedBy: name(stueck.entschiedenVon),
    suggestions: passendeFristen(stueck).treffer.map(({ id, name, norm }) => ({
      rule: id,
      title: name,
      norm,
    })),
    version: stueck.stand,
    createdAt: stueck.erstellt.toISOString(),
    createdBy: name(stueck.erstelltVon),
    updatedAt: stueck.geaendert.toISOString(),
  };
}

/** What a body says of a new piece. */
export const angabenAus = (body: NeuesStueck): Postangaben => ({
  aktenzeichen: body.aktenzeichen,
  von: body.sender,
  art: body.kind,
  betreff: body.subject,
  zugestelltAm: body.servedAt,
  weg: body.channel,
  gerichtszeichen: body.courtFileNumber,
  gebiet: body.field,
  genannteFrist: body.statedPeriod,
});

/** What a body changes of a piece. */
export const aenderungAus = (body: Stueckaenderung): Postaenderung => ({
  angaben: {
    ...(body.aktenzeichen !== undefined && { aktenzeichen: body.aktenzeichen }),
    ...(body.sender !== undefined && { von: body.sender }),
    ...(body.kind !== undefined && { art: body.kind }),
    ...(body.subject !== undefined && { betreff: body.subject }),
    ...(body.servedAt !== undefined && { zugestelltAm: body.servedAt }),
    ...(body.channel !== undefined && { weg: body.channel }),
    ...(body.courtFileNumber !== undefined && { gerichtszeichen: body.courtFileNumber }),
    ...(body.field !== undefined && { gebiet: body.field }),
    ...(body.statedPeriod !== undefined && { genannteFrist: body.statedPeriod }),
  },
  zustand: body.status && zustand[body.status],
  grund: body.reason,
  fristen: body.deadlines,
});
