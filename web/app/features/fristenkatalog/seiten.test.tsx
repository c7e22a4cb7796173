import { katalogeintrag, katalogstand, katalogverzeichnis } from "@gebuehrenportal/fristen/katalog";
import { katalogbeispiele } from "@gebuehrenportal/fristen/katalogbeispiele";
import { tag } from "@gebuehrenportal/recht";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { RouterContextProvider } from "react-router";
import { expect, onTestFinished, test } from "vitest";
import { umgebungAus, umgebungStellen } from "#platform/env/env.server.ts";
import { anfrageContext } from "#platform/http/anfrage.server.ts";
import { ohneGrenzen } from "#platform/http/raten.server.ts";
import { eintragsadressen } from "./adressen.ts";
import { beispielFuer } from "./beispiel.server.ts";
import { eintragstitel } from "./eintragstitel.ts";
import { kataloganfrage, katalogbild } from "./katalogbild.server.ts";
import { loader } from "./pages/eintrag.tsx";
import { fristenFinden } from "./suche.ts";
import { Eintragsblatt } from "./ui/eintragsblatt.tsx";
import { Katalogansicht } from "./ui/katalogansicht.tsx";

const heute = tag("2026-11-21");
const eintrag = (id: string) => {
  const gefunden = katalogeintrag(id, heute);
  if (!gefunden) throw new Error(`kein Eintrag ${id}`);
  return gefunden;
};
/** The page of an entry as text, tags as line ends, no-break spaces as spaces. */
const seite = (id: string): string => {
  const e = eintrag(id);
  return renderToStaticMarkup(
    <Eintragsblatt eintrag={e} beispiel={beispielFuer(e)} stand={katalogstand} fehlerAn="/impressum" />,
  );
};
const text = (html: string): string =>
  html
    .replace(/<[^>]+>/g, "|")
    .replaceAll("&#x27;", "'")
    .replaceAll("\u00a0", " ")
    .replace(/\|+/g, "|");
const liste = (query: string): string => {
  const { q, gebiet } = kataloganfrage(new URL(`https://portal.example/fristenkatalog${query}`));
  return renderToStaticMarkup(<Katalogansicht bild={katalogbild(q, gebiet, heute)} />);
};

test("Die Liste zeigt ohne Suche die hundert gebräuchlichsten und führt in jedes Gebiet", () => {
  const html = liste("");
  expect(text(html)).toContain(`${katalogverzeichnis.length} Fristen aus 26 Rechtsgebieten`);
  expect(html.match(/href="\/fristenkatalog\/[a-z0-9-]+"/g)).toHaveLength(100);
  expect(new Set(html.match(/\?gebiet=[a-z]+/g)).size).toBe(26);
});

test("Ein Gebiet zeigt alle seine Fristen, die Suche findet nach Norm und Stichwort", () => {
  const zivil = katalogverzeichnis.filter(({ gebiet }) => gebiet === "zivil");
  expect(liste("?gebiet=zivil").match(/href="\/fristenkatalog\/[a-z0-9-]+"/g)).toHaveLength(zivil.length);
  expect(liste("?q=%C2%A7+517+ZPO")).toContain("/fristenkatalog/zpo-517");
  expect(liste("?q=Einspruch&gebiet=straf")).toContain("/fristenkatalog/stpo-410");
  expect(text(liste("?q=Einspruch&gebiet=straf"))).toMatch(/zu „Einspruch“ im Gebiet Strafsachen\./);
});

test("Die Verfolgungsverjährung zählt den Tag der Tat mit, auf dem Blatt wie im Beispiel", () => {
  const blatt = text(seite("stvg-26"));
  expect(blatt).toContain("Der Tag des Ereignisses zählt mit.");
  expect(blatt).not.toContain("zählt nicht mit");
});

test("Eine Folgefrist, die zugleich Wiedereinsetzung ist, steht einmal da", () => {
  expect(seite("kschg-4").match(/href="\/fristenkatalog\/kschg-5"/g)).toHaveLength(1);
});

test("Ohne Treffer steht da, was zu tun ist; was gesucht wurde, ist nur Text", () => {
  const html = liste(`?q=${encodeURIComponent("<script>x")}`);
  expect(html).not.toContain("<script>");
  expect(text(html)).toContain("Keine Frist zu „&lt;script&gt;x“ gefunden.");
});

test("Ein unbekanntes Gebiet ist keines; nur ein bekanntes allein ist eine Adresse, die bleibt", () => {
  const anfrage = (query: string) => kataloganfrage(new URL(`https://portal.example/fristenkatalog${query}`));
  expect(anfrage("?gebiet=toString")).toEqual({ q: "", gebiet: undefined, kanonisch: false });
  expect(anfrage("?gebiet=zivil")).toEqual({ q: "", gebiet: "zivil", kanonisch: true });
  for (const query of ["?gebiet=zivil&x=1", "?q=a&gebiet=zivil", "?gebiet=zivil&gebiet=bau", "?q="])
    expect(anfrage(query).kanonisch, query).toBe(false);
});

// §§ 517, 520, 233, 234 ZPO
test("Die Seite der Berufung nennt Norm, Dauer, Auslöser, Grenze, Folgen und den Weg in den Rechner", () => {
  const html = seite("zpo-517");
  for (const teil of [
    "§ 517 ZPO",
    "1 Monat",
    "Zustellung des vollständig abgefassten Urteils",
    "Notfrist",
    "Zivilprozess (§ 222 ZPO, §§ 187 bis 193 BGB)",
    "spätestens 5 Monate nach Verkündung",
    "endet die Frist am nächsten Werktag",
    "1 Woche vor dem Ende",
    "läuft ab demselben Ereignis",
    "wenn die Frist ohne Verschulden versäumt ist",
  ])
    expect(text(html)).toContain(teil);
  for (const ziel of ["/fristenrechner?frist=zpo-517", "/fristenkatalog/zpo-520", "/fristenkatalog/zpo-234"])
    expect(html).toContain(`href="${ziel}"`);
});

// § 345 Abs. 1 StPO: nicht vor Ablauf der Einlegungsfrist, mit späterer Zustellung später
test("Eine Folgefrist mit späterem Auslöser endet im Beispiel frühestens, nicht spätestens", () => {
  expect(text(seite("stpo-341"))).toMatch(
    /frühestens mit dem Ende dieser Frist; im Beispiel endet sie frühestens am/,
  );
});

test("Was nicht gesichert ist, sagt es, mit Nachweis; was gesichert ist, nicht", () => {
  expect(text(seite("ev-dringlich"))).not.toContain("Gesetzliche Frist");
  expect(text(seite("ev-dringlich"))).toMatch(/Nur ein Hinweis\|.*bestätigt hat\. Nachweis: /s);
  const mittel = katalogverzeichnis.find(({ id }) => eintrag(id).sicherheit === "mittel");
  expect(text(seite(mittel?.id ?? ""))).toContain("Nicht voll gesichert");
  expect(seite("zpo-517")).not.toContain('data-testid="sicherheit"');
});

test("Geändertes Recht steht in beiden Fassungen da", () => {
  const neu = text(seite("vwvfg-73"));
  expect(neu).toMatch(/Beginn des Verfahrens bis zum 28\.07\.2026\|2 Wochen nach Ende/);
  expect(neu).toMatch(
    /Beginn des Verfahrens ab dem 29\.07\.2026\|6 Wochen\|gilt für Verfahren, die heute beginnen\|/,
  );
  const alt = text(seite("vwvfg-73-alt"));
  expect(alt).toMatch(/bis zum 28\.07\.2026\|2 Wochen\|.*ab dem 29\.07\.2026\|6 Wochen ab Auslegung/s);
  expect(alt).toContain("Dauer|2 Wochen (Beginn des Verfahrens bis 28.07.2026)|");
  expect(neu).toContain("rechnet er mit dem sicheren Tag und nennt beide");
  expect(text(seite("ao-149")), "Hier entscheidet das Jahr").not.toContain("beide Tage");
  const kommt = text(seite("prodhaftg-12"));
  expect(kommt).toMatch(
    /Inverkehrbringen bis zum 08\.12\.2026\|3 Jahre\|gilt für Produkte, die heute in Verkehr kommen\|.*Inverkehrbringen ab dem 09\.12\.2026\|Neues Produkthaftungsrecht/s,
  );
  const verkehr = text(seite("stvg-26-3m"));
  expect(verkehr).toContain("Dauer|6 Monate|");
  expect(verkehr).toMatch(/Bis zum 30\.06\.2026\|3 Monate\|.*Seit dem 01\.07\.2026\|6 Monate\|gilt heute\|/s);
});

test("Welcher Tag die Fassung wählt, steht auf jeder Seite mit mehreren: das Ereignis oder der, nach dem gefragt wird", () => {
  for (const { id } of katalogverzeichnis) {
    const { fassungen } = eintrag(id);
    if (fassungen.length < 2) continue;
    const blatt = text(seite(id));
    const anders = fassungen.slice(1).filter(({ wahl }) => wahl.tag !== "ereignis");
    expect(blatt.includes("Der Tag des Vorgangs entscheidet"), id).toBe(anders.length < fassungen.length - 1);
    expect(blatt.includes("nicht der Auslöser der Frist"), id).toBe(anders.length > 0);
    if (anders.length > 0) expect(blatt, id).not.toContain("gilt heute");
    for (const { wahl } of fassungen.slice(1)) expect(blatt, id).toContain(wahl.norm);
  }
});

test("Jedes Beispiel kann es geben: der wählende Tag liegt davor, und eine Fassung allein gilt", () => {
  for (const { id } of katalogverzeichnis) {
    const beispiel = beispielFuer(eintrag(id));
    const ergebnis = beispiel?.kette.glieder[0]?.ergebnis;
    if (!beispiel || !ergebnis) continue;
    const fragt = eintrag(id).fassungen.some(({ wahl }) => wahl.tag !== "ereignis");
    expect(beispiel.wahltag !== undefined, id).toBe(fragt);
    if (beispiel.wahltag) expect(beispiel.wahltag.am <= ergebnis.ereignisAm, id).toBe(true);
    expect(ergebnis.andereFassung, id).toBeUndefined();
    expect(ergebnis.vermerke.map((v) => v.text).join(), id).not.toMatch(
      /Welche Fassung gilt|nicht verlängert/,
    );
  }
  // Art. 229 § 72 EGBGB, § 476 Abs. 2 BGB: kein früheres Ende als der 31.07.2027
  const nachbesserung = text(seite("bgb-475e-5"));
  expect(nachbesserung).not.toContain("02.09.2027");
  expect(nachbesserung).toContain("Kaufvertrag geschlossen am Freitag, 31.07.2026");
  expect(nachbesserung).toContain("Dienstag, 31.07.2029");
  expect(text(seite("bgb-438-2"))).toContain("nur bei Kaufverträgen ab dem 31.07.2026");
});

// Von Hand gezählt in packages/fristen/faelle/katalog
test("Das Beispiel rechnet mit Tag und Ort und zeigt jeden Schritt", () => {
  const html = text(seite("kschg-4"));
  expect(html).toContain("Samstag, 10.10.2026");
  expect(html).toContain("Feiertage in Brandenburg");
  expect(html).toContain("Die Frist endet am |Montag, 02.11.2026|.");
  expect(html).toContain("Rechenweg");
});

test("Jedes von Hand gezählte Beispiel steht so auf der Seite", () => {
  for (const { id, ende } of katalogbeispiele) {
    const ergebnis = beispielFuer(eintrag(id))?.kette.glieder[0]?.ergebnis;
    expect(ergebnis?.ende, id).toBe(ende);
  }
});

test("Jeder Eintrag hat eine vollständige Seite ohne technische Worte", () => {
  const technisch =
    /undefined|\[object|NaN|\bnull\b|shift_forward|keine-rueckwaerts|tagesanfang|BGB-KUEND|INSO-139|R-\d|R-[A-Z]{2}/;
  for (const { id } of katalogverzeichnis) {
    const inhalt = text(seite(id));
    expect(technisch.exec(inhalt)?.[0], id).toBeUndefined();
    expect(inhalt, id).toContain("Beispiel");
    const { titel, beschreibung } = eintragstitel(eintrag(id));
    expect(titel.length, id).toBeGreaterThan(5);
    expect(beschreibung.length, `${id}: ${beschreibung}`).toBeGreaterThanOrEqual(70);
    expect(beschreibung.length, `${id}: ${beschreibung}`).toBeLessThanOrEqual(160);
  }
});

test("Nur Fristen ohne Zahl im Gesetz haben kein gerechnetes Beispiel", () => {
  const ohne = katalogverzeichnis.filter(({ id }) => beispielFuer(eintrag(id)) === undefined);
  expect(ohne.map(({ id }) => id).sort()).toEqual(["bgb-121", "bgb-703", "hgb-377"]);
});

test("Die Verzeichnisse nennen jede Seite einmal", () => {
  const adressen = eintragsadressen();
  expect(new Set(adressen).size).toBe(katalogverzeichnis.length);
  expect(adressen[0]).toBe("/fristenkatalog/zpo-517");
});

test("Auf jedem Blatt lässt sich ein Fehler melden, auch bevor die Angaben des Anbieters gesetzt sind", () => {
  umgebungStellen(umgebungAus({}));
  onTestFinished(() => umgebungStellen());
  const context = new RouterContextProvider();
  const leer = { id: "", log: undefined, client: "", raten: ohneGrenzen, queryBekannt: false };
  const anfrage: typeof leer & { serverinhalt?: unknown } = { ...leer };
  context.set(anfrageContext, anfrage);
  loader({ params: { id: "zpo-517" }, context } as never);
  expect(renderToStaticMarkup(anfrage.serverinhalt as ReactNode)).toMatch(
    /href="\/impressum"[^>]*>Fehler melden/,
  );
});

test("Für die Suche im Portal nennt der Katalog fünf Fristen, und nie mehr als erbeten", async () => {
  expect(await fristenFinden("Frist", 30)).toHaveLength(5);
  expect(await fristenFinden("Frist", 2)).toHaveLength(2);
});
