import { type Tag, tag } from "@gebuehrenportal/recht";
import { expect, test } from "vitest";
import { andererTag, ersetzterTag } from "./anderer-tag.ts";

const gebucht: Parameters<typeof andererTag>[0] & { ende: Tag } = {
  zustand: "offen",
  richtung: "vorwaerts",
  endeUhr: null,
  zugangBis: null,
  endeVorVerlaengerung: null,
  ende: tag("2027-03-01"),
  sichererTag: tag("2027-03-01"),
};
const neu = { ende: gebucht.ende, uhr: null, sichererTag: gebucht.ende, zugangBis: null, vorfristen: [] };
const anders = (f: object, n: object) => andererTag({ ...gebucht, ...f }, gebucht.ende, { ...neu, ...n });

test("Derselbe Tag ist keine Abweichung, ein anderes Ende eine; wer vom Gericht verlängert ist, hat keine", () => {
  const spaeter = { ende: tag("2027-03-02"), sichererTag: tag("2027-03-02") };
  expect(anders({}, {})).toBeNull();
  expect(anders({}, spaeter)).toBe("2027-03-02");
  expect(anders({ zustand: "verlaengert", endeVorVerlaengerung: gebucht.ende }, spaeter)).toBeNull();
  expect(anders({ zustand: "zu-genehmigen", endeVorVerlaengerung: gebucht.ende }, spaeter)).toBeNull();
  expect(andererTag({ ...gebucht, ende: null }, null, undefined)).toBeNull();
});

test("Bei Rückwärtsfristen zählt der sichere Tag, bei Kündigungen der des Zugangs, bei Stunden die Uhrzeit", () => {
  const freitag = tag("2027-02-26");
  expect(anders({ richtung: "rueckwaerts" }, { sichererTag: freitag })).toBe(freitag);
  expect(anders({ zugangBis: tag("2026-12-03") }, { zugangBis: tag("2026-12-04") })).toBe("2026-12-04");
  expect(anders({ endeUhr: "10:00" }, { uhr: "09:00" })).toBe(gebucht.ende);
});

test("Ersetzt wird der Tag, auf den es ankommt, bei beantragter Verlängerung das Ende davor", () => {
  const wo = (f: object) =>
    ersetzterTag({ ...gebucht, abweichendEnde: tag("2027-02-26"), abweichendGrund: "recht", ...f });
  expect(wo({})).toBe("2027-03-01");
  expect(wo({ endeVorVerlaengerung: tag("2027-02-01"), abweichendGrund: "ausloeser" })).toBe("2027-03-01");
  expect(wo({ zugangBis: tag("2026-12-03") })).toBe("2026-12-03");
});
