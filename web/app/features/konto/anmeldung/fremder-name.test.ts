import { expect, test } from "vitest";
import { nameBefund } from "../pruefung.ts";
import { fremderName } from "./fremder-name.ts";

test.each([
  ["Prof. Dr. Anna Müller", "Anna Müller", "Prof. Dr."],
  ["J. R. R. Tolkien", "J R R Tolkien", ""],
  ["Anna\u0000Müller!", "AnnaMüller", ""],
  ["7", "erika muster", ""],
  ["Dr.", "erika muster", ""],
  ["x".repeat(5000), "x".repeat(100), ""],
])("Aus „%s“ wird „%s“", (fremder, name, vor) => {
  expect(fremderName(fremder, "erika.muster@kanzlei.example")).toEqual({ name, titel: { vor, nach: "" } });
});

test.each(["7@kanzlei.example", "x@kanzlei.example", "dr.@kanzlei.example"])(
  "Wer nirgends einen Namen hat (%s), meldet sich trotzdem an",
  (email) => {
    const { name } = fremderName(undefined, email);
    expect([name, nameBefund(name)]).toEqual(["Ohne Namen", undefined]);
  },
);
