import { anzeigenErsteMeldungS, anzeigenMeldungS } from "../konstanten.ts";

/** From this share on, for a second on end, an ad counts as seen. */
const sichtbarAb = 0.5;

/**
 * Counts how many seconds each ad of a page is in view while the page itself is, and reports it: five seconds after the
 * beginning and every thirty from then on. What is reported says nothing of the reader, and no cookie goes with it.
 *
 * @returns how to stop
 */
export function messen(kasten: Element): () => void {
  const plaetze = [...kasten.querySelectorAll<HTMLElement>("[data-slot-id]")].map((element) => ({
    element,
    imBild: false,
    visibleMs: 0,
    ansicht: "offen" as "offen" | "neu" | "gemeldet",
  }));
  const melden = () => {
    const slots = plaetze.map(({ element: { dataset }, visibleMs, ansicht }) => ({
      slotId: dataset.slotId,
      format: dataset.format,
      size: dataset.size,
      visibleMs,
      creative: dataset.kampagne,
      ...(ansicht === "neu" && { view: true }),
    }));
    for (const platz of plaetze) {
      platz.visibleMs = 0;
      if (platz.ansicht === "neu") platz.ansicht = "gemeldet";
    }
    fetch("/api/ads/performance", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ slots }),
      credentials: "omit",
      keepalive: true,
    }).catch(() => {});
  };
  const beobachter = new IntersectionObserver(
    (eintraege) => {
      for (const { target, isIntersecting } of eintraege)
        for (const platz of plaetze) if (platz.element === target) platz.imBild = isIntersecting;
    },
    { threshold: sichtbarAb },
  );
  for (const { element } of plaetze) beobachter.observe(element);
  let sekunden = 0;
  const uhr = setInterval(() => {
    if (document.visibilityState !== "visible") return;
    sekunden += 1;
    for (const platz of plaetze) {
      if (!platz.imBild) continue;
      platz.visibleMs += 1_000;
      if (platz.ansicht === "offen") platz.ansicht = "neu";
    }
    if (sekunden % anzeigenMeldungS === anzeigenErsteMeldungS) melden();
  }, 1_000);
  return () => {
    clearInterval(uhr);
    beobachter.disconnect();
    if (sekunden > anzeigenErsteMeldungS && plaetze.some(({ ansicht }) => ansicht === "neu")) melden();
  };
}
