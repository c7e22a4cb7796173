/**
 * How instants, references and coordinates travel in JSON, in both directions and in one place: each carries a marker
 * `{"__type": …}`. Text that happens to look like a marker stays text; only objects are markers.
 */

/** A place in the store, as a path: `users/42`. */
export class Verweispfad {
  readonly path: string;
  constructor(path: string) {
    this.path = path;
  }
}

/** Degrees; latitude −90 to 90, longitude −180 to 180. */
export class Geopunkt {
  readonly latitude: number;
  readonly longitude: number;
  /** @throws {SerialFehler} outside of the globe */
  constructor(latitude: number, longitude: number) {
    if (!zwischen(latitude, 90) || !zwischen(longitude, 180))
      throw new SerialFehler("Die Koordinaten liegen außerhalb der Erde.");
    this.latitude = latitude;
    this.longitude = longitude;
  }
}

/** A marker that cannot be understood; a call answers 400 to it. */
export class SerialFehler extends Error {}

const isoZeitpunkt = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)$/;

/**
 * The instant a whole text names (`2025-03-05T08:30:00Z`), of the years 1 to 9999, which every part of the portal can
 * write; dates without time and other texts are none.
 */
export function zeitpunktAus(text: string): Date | undefined {
  if (!isoZeitpunkt.test(text)) return undefined;
  const zeit = new Date(text);
  const jahr = zeit.getUTCFullYear();
  return jahr >= 1 && jahr <= 9_999 ? zeit : undefined;
}

/**
 * Plain JSON for a value: dates, references and coordinates become markers.
 *
 * @throws {SerialFehler} an object of ours already has a key `__type`, or a date is invalid
 */
export function zuJson(wert: unknown): unknown {
  if (wert instanceof Date) {
    if (Number.isNaN(wert.getTime())) throw new SerialFehler("Der Zeitpunkt ist ungültig.");
    return { __type: "timestamp", value: wert.toISOString() };
  }
  if (wert instanceof Verweispfad) return { __type: "reference", path: wert.path };
  if (wert instanceof Geopunkt)
    return { __type: "geopoint", latitude: wert.latitude, longitude: wert.longitude };
  if (Array.isArray(wert)) return wert.map(zuJson);
  if (!istObjekt(wert)) return wert;
  if (Object.hasOwn(wert, "__type")) throw new SerialFehler("Der Schlüssel __type ist vergeben.");
  return abgebildet(wert, zuJson);
}

/** Nothing of ours is nested half as deep; much deeper, and the stack would overflow. */
const tiefeHoechstens = 500;

/**
 * The value that plain JSON stands for: markers, and texts that are an ISO instant from end to end, are restored.
 *
 * @throws {SerialFehler} an unknown or malformed marker, or deeper than 500 levels
 */
export const ausJson = (json: unknown): unknown => gelesen(json, 0);

function gelesen(json: unknown, tiefe: number): unknown {
  if (typeof json === "string") return zeitpunktAus(json) ?? json;
  if (!istObjekt(json)) return json;
  if (tiefe > tiefeHoechstens) throw new SerialFehler("Die Angabe ist zu tief verschachtelt.");
  const innen = (wert: unknown) => gelesen(wert, tiefe + 1);
  if (Array.isArray(json)) return json.map(innen);
  return Object.hasOwn(json, "__type") ? markiert(json) : abgebildet(json, innen);
}

function markiert(marke: Objekt): unknown {
  const { __type: art, value, path, latitude, longitude } = marke;
  if (art === "timestamp" && typeof value === "string") {
    const zeit = zeitpunktAus(value);
    if (zeit) return zeit;
  }
  if (art === "reference" && typeof path === "string") return new Verweispfad(path);
  if (art === "geopoint" && typeof latitude === "number" && typeof longitude === "number")
    return new Geopunkt(latitude, longitude);
  throw new SerialFehler("Die Angabe mit __type ist unbekannt oder unvollständig.");
}

type Objekt = Readonly<Record<string, unknown>>;

function istObjekt(wert: unknown): wert is Objekt {
  return typeof wert === "object" && wert !== null;
}

function abgebildet(objekt: Objekt, wie: (wert: unknown) => unknown): Objekt {
  return Object.fromEntries(Object.entries(objekt).map(([name, wert]) => [name, wie(wert)]));
}

function zwischen(grad: number, grenze: number): boolean {
  return Number.isFinite(grad) && Math.abs(grad) <= grenze;
}
