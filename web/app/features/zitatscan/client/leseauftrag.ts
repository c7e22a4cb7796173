import { bildtext, type Pdfdokument, type Seitentext, textfluss } from "@gebuehrenportal/pdf";
import type { Register } from "@gebuehrenportal/zitate";
import type { Fundstelle } from "../fundstelle.ts";
import type { Bildlesung, Meldung, Seitenmass } from "../nachrichten.ts";
import { dokumentteile } from "../tagesfund.ts";
import { befund } from "./auswertung.ts";

type Werkzeug = { readonly register: Register; readonly melden: (meldung: Meldung) => void };

/** So long the worker works before it looks whether the page wants something else. */
const taktMs = 40;
/** So often the page is told how far it is; more often, it would do nothing else. */
const meldetaktMs = 200;
/** After the first pages the places found so far are shown, then each time ten times as many are read. */
const ersteSeiten = 3;
const zuwachs = 10;
/** More at once would keep the page's thread busy taking them in. */
const stellenJeMeldung = 300;
/** A page with fewer characters is a picture. */
const hatText = /(?:\S\s*){12}/;

/** One file in the worker: read page by page, looked through, asked for its pages. */
export class Leseauftrag {
  readonly datei: number;
  readonly #werkzeug: Werkzeug;
  #pdf: Pdfdokument | undefined;
  readonly #seiten: Seitentext[] = [];
  #fluss = textfluss();
  readonly #ausBild = new Set<number>();
  #abgebrochen = false;
  #runde = 0;
  #text = "";

  constructor(datei: number, werkzeug: Werkzeug) {
    this.datei = datei;
    this.#werkzeug = werkzeug;
  }

  /** @throws Error it is closed */
  get pdf(): Pdfdokument {
    if (!this.#pdf) throw new Error("Die Datei ist geschlossen.");
    return this.#pdf;
  }

  /** Reads every page, or those up to one; what is found shows long before the last one. */
  async lesen(pdf: Pdfdokument, land: () => string, bis = pdf.seitenzahl): Promise<void> {
    if (this.#abgebrochen) return pdf.schliessen();
    this.#pdf = pdf;
    const { datei } = this;
    const { melden } = this.#werkzeug;
    const { seitenzahl, signiert } = pdf;
    melden({ art: "geoeffnet", datei, seitenzahl, signiert });
    const anfragenVorher = anfragen();
    let naechste = ersteSeiten;
    const masse: Seitenmass[] = [];
    let zuletzt = performance.now();
    let gemeldet = zuletzt;
    for (let nr = 1; nr <= bis && !this.#abgebrochen; nr++) {
      const seite = pdf.seite(nr);
      this.#seiten.push(seite);
      this.#fluss.aufnehmen(seite);
      masse.push([seite.breite, seite.hoehe]);
      // Shortly before the end it would be done twice.
      if (nr === naechste && 2 * nr < seitenzahl) {
        melden({ art: "gelesen", datei, masse: masse.splice(0) });
        this.auswerten(land());
        naechste *= zuwachs;
      }
      if (performance.now() - zuletzt < taktMs) continue;
      if (performance.now() - gemeldet >= meldetaktMs) {
        melden({ art: "gelesen", datei, masse: masse.splice(0) });
        gemeldet = performance.now();
      }
      await zuWort();
      zuletzt = performance.now();
    }
    melden({ art: "gelesen", datei, masse });
    this.auswerten(land());
    melden({ art: "fertig", datei, ohneText: this.#ohneText(), anfragen: anfragen() - anfragenVorher });
  }

  abbrechen(): void {
    this.#abgebrochen = true;
  }

  schliessen(): void {
    this.#abgebrochen = true;
    this.#pdf?.schliessen();
    this.#pdf = undefined;
  }

  /** Looks through the pages read so far and tells the page what is in them. */
  auswerten(land: string): void {
    if (this.#seiten.length === 0) return;
    const { datei } = this;
    const dokument = this.#fluss.stand();
    const { register } = this.#werkzeug;
    const { stellen, akte } = befund(dokument, { register, land, ausBild: this.#ausBild });
    this.#text = dokument.text;
    const runde = ++this.#runde;
    const teile = dokumentteile(this.#seiten);
    const [erster, ...weitere] = teile;
    this.#werkzeug.melden({
      art: "tage",
      datei,
      tage: weitere.length === 0 ? (erster?.tage ?? []) : [],
      teile: weitere.length === 0 ? [] : teile,
    });
    for (let ab = 0; ab === 0 || ab < stellen.length; ab += stellenJeMeldung) {
      const teil = stellen.slice(ab, ab + stellenJeMeldung);
      const letzte = ab + stellenJeMeldung >= stellen.length;
      this.#werkzeug.melden({
        art: "fundstellen",
        datei,
        runde,
        stellen: teil,
        akte: letzte ? akte : {},
        letzte,
      });
    }
  }

  /** What was read from pictures of pages takes the place of those without text; evaluated once. */
  bildtexteAufnehmen(bilder: readonly Bildlesung[], land: string): void {
    for (const { seite: nr, zeilen } of bilder) {
      const seite = this.#seiten[nr - 1];
      if (!seite) continue;
      this.#seiten[nr - 1] = bildtext(seite, zeilen);
      this.#ausBild.add(nr);
    }
    this.#fluss = textfluss();
    for (const eine of this.#seiten) this.#fluss.aufnehmen(eine);
    this.auswerten(land);
  }

  /** The text of all pages read, in reading order. */
  text(): string {
    return this.#text;
  }

  /** The file with links at these places. */
  verlinkt(stellen: readonly Pick<Fundstelle, "orte" | "verweis" | "text">[]): Uint8Array<ArrayBuffer> {
    const ziele = stellen.flatMap(({ orte, verweis, text }) =>
      verweis === undefined
        ? []
        : orte.map(({ seite, rechtecke }) => ({ seite, rechtecke, url: verweis.adresse, titel: text })),
    );
    return new Uint8Array(this.pdf.mitVerweisen(ziele));
  }

  #ohneText(): readonly number[] {
    return this.#seiten.filter(({ text }) => !hatText.test(text)).map(({ seite }) => seite);
  }
}

const kanal = new MessageChannel();
kanal.port1.start();

/** Lets messages of the page and other files come in between; a timer would wait four milliseconds each time. */
const zuWort = () =>
  new Promise<void>((weiter) => {
    kanal.port1.addEventListener("message", () => weiter(), { once: true });
    kanal.port2.postMessage(0);
  });

/** Requests this worker has made so far. */
const anfragen = (): number => performance.getEntriesByType("resource").length;
