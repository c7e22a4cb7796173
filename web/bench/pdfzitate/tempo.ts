import { type Seitentext, textfluss } from "@gebuehrenportal/pdf";
import { pdfiumStarten } from "@gebuehrenportal/pdf/pdfium";
import { zitate } from "@gebuehrenportal/zitate";
import { mediane } from "@gebuehrenportal/zitate/tempo";
import { vollregister } from "@gebuehrenportal/zitate/vollregister";
import { bibliothek, wasm } from "./bibliothek.ts";
import { langesPdf, seitenzahl } from "./langes-pdf.ts";
import { nackterText } from "./nackter-text.ts";

const hoechstens = 2.5;

/** Reading a long file with places and citations, against pdfium's bare text of it; whether the limit is kept. */
export async function tempoPruefen(): Promise<boolean> {
  const datei = langesPdf();
  const { oeffnen } = await bibliothek();
  const seiten: Seitentext[] = [];
  const lesen = (bis: number) => {
    const dokument = oeffnen(datei);
    seiten.length = 0;
    for (let nr = 1; nr <= Math.min(bis, dokument.seitenzahl); nr++) seiten.push(dokument.seite(nr));
    dokument.schliessen();
    return seiten.length;
  };
  const auswerten = () => {
    const fluss = textfluss();
    for (const seite of seiten) fluss.aufnehmen(seite);
    const text = fluss.stand();
    return zitate(text.text, vollregister).flatMap(({ start, ende }) => text.stelle(start, ende)).length;
  };
  const [erste = 0, nackt = 0, gelesen = 0, ausgewertet = 0] = mediane(
    () => lesen(1) + auswerten(),
    await bereitgelegt(datei),
    () => lesen(seitenzahl),
    auswerten,
  );
  const ganz = gelesen + ausgewertet;
  console.log(
    `Ein PDF von ${seiten.length} Seiten (${(datei.length / 1e6).toFixed(1)} MB), Rechenzeit im Median:`,
  );
  console.log(`  nur Text von pdfium ${nackt.toFixed(0)} ms, mit Rechtecken ${gelesen.toFixed(0)} ms`);
  console.log(
    `  Zeilen, Absätze, Zitate und ihre Stellen ${ausgewertet.toFixed(0)} ms, erste Seite ${erste.toFixed(0)} ms`,
  );
  console.log(`  zusammen das ${(ganz / nackt).toFixed(2)}-Fache (höchstens ${hoechstens})`);
  return ganz / nackt <= hoechstens;
}

/** Pdfium's bare text of a file that lies ready in its memory. */
async function bereitgelegt(datei: Uint8Array): Promise<() => number> {
  const p = await pdfiumStarten(wasm());
  const zeiger = p.malloc(datei.length);
  new Uint8Array(p.memory.buffer).set(datei, zeiger);
  return () => nackterText(p, zeiger, datei.length);
}
