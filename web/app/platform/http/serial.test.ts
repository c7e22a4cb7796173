import fc from "fast-check";
import { expect, test } from "vitest";
import { ausJson, Geopunkt, SerialFehler, Verweispfad, zeitpunktAus, zuJson } from "./serial.ts";

const zeitpunkt = fc.date({
  min: new Date(0),
  max: new Date("9999-12-31T23:59:59.999Z"),
  noInvalidDate: true,
});
const blatt = fc.oneof(
  fc.string().filter((text) => zeitpunktAus(text) === undefined),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  zeitpunkt,
  fc.string().map((pfad) => new Verweispfad(pfad)),
  fc
    .tuple(fc.double({ min: -90, max: 90, noNaN: true }), fc.double({ min: -180, max: 180, noNaN: true }))
    .map(([breite, laenge]) => new Geopunkt(breite + 0, laenge + 0)),
);
const { wert } = fc.letrec((tie) => ({
  wert: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    blatt,
    fc.array(tie("wert"), { maxLength: 4 }),
    fc.dictionary(
      fc.string().filter((name) => name !== "__type" && name !== "__proto__"),
      tie("wert"),
      { maxKeys: 4 },
    ),
  ),
}));

test("Was hinausgeht, kommt gleich wieder herein, auch über den Draht", () => {
  fc.assert(
    fc.property(wert, (eines) => {
      const zurueck = ausJson(JSON.parse(JSON.stringify(zuJson(eines))));
      expect(JSON.stringify(zuJson(zurueck))).toBe(JSON.stringify(zuJson(eines)));
    }),
    { numRuns: 500 },
  );
});

test("Was niemand so tief verschachtelt, ist keine Angabe statt eines Überlaufs", () => {
  const tief = (n: number) => JSON.parse(`${"[".repeat(n)}1${"]".repeat(n)}`) as unknown;
  expect(() => ausJson(tief(50_000))).toThrow(SerialFehler);
  expect(ausJson(tief(400))).toEqual(tief(400));
  for (const text of ["0000-12-31T23:59:59Z", "9999-12-31T23:59:59-00:01"])
    expect(zeitpunktAus(text), text).toBeUndefined();
});

test("Auf dem Draht liegen nur einfache Werte", () => {
  fc.assert(
    fc.property(wert, (eines) => {
      const json = zuJson(eines);
      expect(JSON.parse(JSON.stringify(json))).toEqual(JSON.parse(JSON.stringify(json)));
      expect(JSON.stringify(json)).not.toContain("undefined");
    }),
  );
});

test("Die Marken haben genau diese Form", () => {
  expect(zuJson(new Date("2025-03-05T09:30:00+01:00"))).toEqual({
    __type: "timestamp",
    value: "2025-03-05T08:30:00.000Z",
  });
  expect(zuJson({ authorRef: new Verweispfad("users/7"), location: new Geopunkt(52.52, 13.405) })).toEqual({
    authorRef: { __type: "reference", path: "users/7" },
    location: { __type: "geopoint", latitude: 52.52, longitude: 13.405 },
  });
});

test("Marken werden zu Zeitpunkt, Pfad und Koordinaten", () => {
  const gelesen = ausJson([
    { __type: "timestamp", value: "2025-03-05T08:30:00.000Z" },
    { __type: "reference", path: "users/7" },
    { __type: "geopoint", latitude: 90, longitude: -180 },
  ]) as [Date, Verweispfad, Geopunkt];
  expect(gelesen[0].getTime()).toBe(1_741_163_400_000);
  expect(gelesen[1].path).toBe("users/7");
  expect([gelesen[2].latitude, gelesen[2].longitude]).toEqual([90, -180]);
});

test.each(["2025-03-05T08:30:00Z", "2025-03-05T08:30:00.000Z", "2025-03-05T09:30:00+01:00"])(
  "%s ist ein Zeitpunkt",
  (text) => {
    expect((ausJson(text) as Date).getTime()).toBe(1_741_163_400_000);
  },
);

test.each([
  "2025-03-05",
  "2025-03-05T08:30Z",
  "2025-03-05T08:30:00",
  "am 2025-03-05T08:30:00Z",
  "2025-03-05T08:30:00Z ",
  "2025-13-45T08:30:00Z",
  '{"__type":"timestamp","value":"2025-03-05T08:30:00.000Z"}',
])("„%s“ bleibt Text", (text) => {
  expect(ausJson(text)).toBe(text);
});

test.each([
  { __type: "unbekannt" },
  { __type: "timestamp", value: "gestern" },
  { __type: "timestamp", value: 0 },
  { __type: "geopoint", latitude: 90.1, longitude: 0 },
  { __type: "geopoint", latitude: 0, longitude: -180.1 },
  { __type: "geopoint", latitude: "0", longitude: 0 },
  { __type: "reference" },
  { __type: null },
])("%o wird abgewiesen", (marke) => {
  expect(() => ausJson({ tief: [marke] })).toThrow(SerialFehler);
});

test("Ein eigenes Objekt mit __type geht nicht hinaus", () => {
  expect(() => zuJson({ __type: "timestamp" })).toThrow(SerialFehler);
  expect(() => zuJson(new Date("x"))).toThrow(SerialFehler);
});
