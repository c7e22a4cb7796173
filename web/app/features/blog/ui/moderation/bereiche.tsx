import { Bereiche } from "#ui/verwaltung/bereiche.tsx";

const bereiche = [
  { pfad: "/moderation", text: "Warteschlange", end: true },
  { pfad: "/moderation/artikel", text: "Veröffentlichte", end: false },
  { pfad: "/moderation/ordnung", text: "Kategorien und Tags", end: false },
] as const;

/** The parts of the moderation, on each of its pages. */
export const Moderationsbereiche = () => <Bereiche name="Moderation" bereiche={bereiche} />;
