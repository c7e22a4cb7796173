import { expect, test } from "vitest";
import { kurzname } from "./quelle.ts";

test("Der Kurzname eines Gesetzes steht in der Klammer seines Titels, sonst ist es der Titel", () => {
  expect(
    kurzname({ titel: "Kostenrechtsänderungsgesetz 2021 (KostRÄG 2021) vom 21.12.2020", fundstelle: "" }),
  ).toBe("KostRÄG 2021");
  expect(kurzname({ titel: "Gesetz vom 17.07.2015", fundstelle: "" })).toBe("Gesetz vom 17.07.2015");
});
