import { expect, test } from "vitest";
import { gekuerzt, zeile } from "./gekuerzt.ts";

test("Am Ende eines gekürzten Textes steht kein halbes Zeichen", () => {
  expect(gekuerzt("ab😀", 3)).toBe("ab");
  expect(gekuerzt("ab😀", 4)).toBe("ab😀");
});

test("Ein Feld gibt eine Zeile, mit einer Lücke statt vieler", () => {
  expect(zeile(undefined)).toBe("");
  expect(zeile("a \t b")).toBe("a b");
  expect(zeile(" a\nb ", 2)).toBe("a ");
});
