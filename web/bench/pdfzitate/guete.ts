import { readdirSync, readFileSync } from "node:fs";
import { dokumenttext, type Seitentext } from "@gebuehrenportal/pdf";
import { bewerten, f1 } from "@gebuehrenportal/zitate/bewertung";
import { erwartung, type Goldsatz } from "@gebuehrenportal/zitate/gold";
import { zeile } from "@gebuehrenportal/zitate/guete";
import { vollregister } from "@gebuehrenportal/zitate/vollregister";
import { bibliothek } from "./bibliothek.ts";
import { type Bildleser, bildleser } from "./bildlesen.ts";

/** A file of this folder. */
const datei = (name: string): URL => new URL(name, import.meta.url);

const mindestens = { text: 0.96, scan: 0.85 } as const;

/** Reads every file, prints what was found of the norms typed by hand, by what made the file; whether the limits are kept. */
export async function guetePruefen(mitScans: boolean): Promise<boolean> {
  const namen = readdirSync(datei("dateien/")).map((name) => name.replace(".pdf", ""));
  const gehalten = [pruefen(await gelesen(namen.filter((name) => !istScan(name))), mindestens.text)];
  if (mitScans) {
    const leser = await bildleser();
    gehalten.push(pruefen(await gelesen(namen.filter(istScan), leser), mindestens.scan));
    await leser.beenden();
  }
  return gehalten.every(Boolean);
}

const istScan = (name: string): boolean => name.endsWith("-scan");

function pruefen(dateien: readonly Goldsatz[], grenze: number): boolean {
  const { klassen, abweichungen, gesamt } = bewerten(dateien, vollregister);
  console.log(
    "| Machart | Dateien | fehlerfrei | Norm F1 | Genauigkeit | Aufbau F1 |\n| --- | ---: | ---: | ---: | ---: | ---: |",
  );
  for (const [klasse, zaehlung] of klassen) console.log(zeile(klasse, zaehlung));
  console.log(`${zeile("**alle**", gesamt)}\n`);
  for (const { satz, gelesen, erwartet } of abweichungen)
    console.log(
      `  ${satz.klasse}: zuviel ${gelesen.filter((norm) => !erwartet.includes(norm)).join("; ")}, verpasst ${erwartet.filter((norm) => !gelesen.includes(norm)).join("; ")}`,
    );
  return f1(gesamt.norm) >= grenze;
}

/** Each file as one sentence with its norms; its class is what made it. */
async function gelesen(namen: readonly string[], leser?: Bildleser): Promise<readonly Goldsatz[]> {
  const alle: Goldsatz[] = [];
  for (const name of namen) {
    const [quelle = "", klasse = ""] = name.split("-");
    const dokument = (await bibliothek()).oeffnen(readFileSync(datei(`dateien/${name}.pdf`)));
    const seiten: Seitentext[] = [];
    for (let nr = 1; nr <= dokument.seitenzahl; nr++) {
      const seite = dokument.seite(nr);
      seiten.push(leser ? await leser.lesen(dokument, seite) : seite);
    }
    dokument.schliessen();
    const zeilen = readFileSync(datei(`texte/${quelle}.norm`), "utf8")
      .trim()
      .split("\n");
    alle.push({
      klasse,
      text: dokumenttext(seiten).text,
      normen: zeilen.map((norm) => erwartung(norm, name)),
    });
  }
  return alle;
}
