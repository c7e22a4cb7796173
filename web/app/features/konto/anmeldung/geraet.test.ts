import { expect, test } from "vitest";
import { geraet } from "./geraet.server.ts";

const chrome = "AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0";

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0`, "Edge auf Windows"],
  [`Mozilla/5.0 (Linux; Android 15) ${chrome} Mobile Safari/537.36`, "Chrome auf Android"],
  [
    "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
    "Safari auf iOS",
  ],
  [
    "Mozilla/5.0 (Macintosh; Intel Mac OS X 15.0; rv:140.0) Gecko/20100101 Firefox/140.0",
    "Firefox auf macOS",
  ],
  ["curl/8.9", "Unbekanntes Programm"],
  ["<script>alert(1)</script>", "Unbekanntes Programm"],
])("%s heißt %s", (angabe, name) => {
  expect(geraet(new Request("http://localhost/", { headers: { "User-Agent": angabe } }))).toBe(name);
});
