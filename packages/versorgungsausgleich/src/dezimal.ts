/** A whole number with so many decimals as text: `(96615840, 4)` → `9.661,5840`. */
export function dezimal(zahl: number, stellen: number): string {
  const text = String(zahl).padStart(stellen + 1, "0");
  const ganz = text.slice(0, -stellen).replace(/\B(?=(\d{3})+$)/g, ".");
  return `${ganz},${text.slice(-stellen)}`;
}
