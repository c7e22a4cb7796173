import { tag } from "@gebuehrenportal/recht";
import { describe, expect, test } from "vitest";
import { leiter } from "./leiter.ts";

describe("Erinnert wird der Reihe nach", () => {
  const person = (id: string, anders: object = {}) => ({
    id,
    name: id,
    email: `${id}@kanzlei.example`,
    leitet: false,
    kanzleirolle: "fachangestellte",
    ...anders,
  });
  const personen = [
    person("chef", { leitet: true, kanzleirolle: "rechtsanwalt" }),
    person("anwalt", { kanzleirolle: "rechtsanwalt" }),
    person("renate"),
    person("vera", { kanzleirolle: "vertretung" }),
  ];
  const weg = (kontoId: string, vertretung: string | null, von = "2026-11-16", bis = "2026-11-20") => ({
    kontoId,
    vertretung,
    von: tag(von),
    bis: tag(bis),
  });
  const reihe = (
    verantwortlich: string | null,
    abwesenheiten: readonly ReturnType<typeof weg>[] = [],
    gesperrt: readonly string[] = [],
    dazu: readonly ReturnType<typeof person>[] = [],
  ) =>
    leiter(
      { verantwortlich },
      {
        personen: [...personen, ...dazu],
        abwesenheiten,
        gesperrt: new Set(gesperrt),
        heute: tag("2026-11-16"),
      },
    );

  test("die verantwortliche Person, ihre Vertretung, die Leitung", () => {
    expect(reihe("anwalt", [weg("anwalt", "vera", "2026-12-01", "2026-12-02")])).toEqual([
      "anwalt",
      "vera",
      "chef",
    ]);
    expect(reihe("anwalt", [weg("anwalt", "vera")])).toEqual(["vera", "chef"]);
    expect(reihe("anwalt", [weg("anwalt", "vera"), weg("vera", null)])).toEqual(["chef"]);
  });

  test("wer keine Verantwortlichen kennt oder allein bleibt, dem hilft eine andere Anwältin", () => {
    expect(reihe(null)).toEqual(["chef", "anwalt"]);
    expect(reihe("ausgeschieden")).toEqual(["chef", "anwalt"]);
    expect(reihe("chef")).toEqual(["chef", "anwalt"]);
    const weitere = [person("anna", { kanzleirolle: "rechtsanwalt" })];
    expect(reihe("chef", [], [], weitere)).toEqual(["chef", "anwalt"]);
    const vertreten = [weg("renate", "vera", "2026-12-01", "2026-12-02")];
    expect(reihe("renate", vertreten, [], weitere)).toEqual(["renate", "vera", "chef"]);
    const alleWeg = personen.map(({ id }) => weg(id, null));
    expect(reihe("chef", alleWeg)).toEqual(["chef", "anwalt"]);
  });

  test("nie zuerst, wessen Konto gesperrt ist, solange jemand anders da ist", () => {
    expect(reihe("renate", [], ["renate"])).toEqual(["chef", "anwalt"]);
    expect(reihe("renate", [weg("renate", "vera")], ["renate"])).toEqual(["vera", "chef"]);
    expect(reihe("renate", [weg("renate", "vera")], ["renate", "vera", "chef"])).toEqual(["anwalt"]);
    expect(reihe("chef", [], ["chef", "anwalt"])[0]).toBe("renate");
    expect(reihe("chef", [], ["chef", "anwalt", "renate", "vera"])).toEqual(["chef"]);
  });
});
