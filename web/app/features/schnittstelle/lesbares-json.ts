const breite = 88;

/** JSON for the eye: what fits on a line stays on one, everything else is broken and indented by two spaces. */
export function lesbaresJson(wert: unknown, einzug = ""): string {
  const kurz = einzeilig(wert);
  if (einzug.length + kurz.length <= breite || typeof wert !== "object" || wert === null) return kurz;
  const tiefer = `${einzug}  `;
  const [auf, zu] = Array.isArray(wert) ? "[]" : "{}";
  const teile = Array.isArray(wert)
    ? wert.map((eintrag) => lesbaresJson(eintrag, tiefer))
    : Object.entries(wert)
        .filter(([, eintrag]) => eintrag !== undefined)
        .map(([name, eintrag]) => `${JSON.stringify(name)}: ${lesbaresJson(eintrag, tiefer)}`);
  return `${auf}\n${teile.map((teil) => tiefer + teil).join(",\n")}\n${einzug}${zu}`;
}

function einzeilig(wert: unknown): string {
  if (Array.isArray(wert)) return `[${wert.map(einzeilig).join(", ")}]`;
  if (typeof wert !== "object" || wert === null) return JSON.stringify(wert);
  const felder = Object.entries(wert).filter(([, eintrag]) => eintrag !== undefined);
  if (felder.length === 0) return "{}";
  return `{ ${felder.map(([name, eintrag]) => `${JSON.stringify(name)}: ${einzeilig(eintrag)}`).join(", ")} }`;
}
