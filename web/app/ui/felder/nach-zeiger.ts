let zeigerUnten = false;
if (typeof document !== "undefined") {
  addEventListener("pointerdown", () => (zeigerUnten = true), true);
  for (const ende of ["pointerup", "pointercancel"])
    addEventListener(ende, () => (zeigerUnten = false), true);
}

/** A fault that appears while the pointer is down would push the button away from under it. */
export function nachZeiger(tun: () => void): void {
  if (zeigerUnten) addEventListener("pointerup", () => setTimeout(tun), { once: true });
  else tun();
}
