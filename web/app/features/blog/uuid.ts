const muster = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** An id in the spelling of the database; undefined for anything that is none. */
export function uuidAus(wert: string | undefined): string | undefined {
  const klein = wert?.toLowerCase();
  return klein !== undefined && muster.test(klein) ? klein : undefined;
}
