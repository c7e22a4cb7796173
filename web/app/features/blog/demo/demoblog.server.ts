import type { Demokontoids, Demoteil } from "#platform/demo.server.ts";
import { type Ablage, ablage } from "#platform/storage/ablage.server.ts";
import { artikelEinfuegen } from "../bestand/artikel-store.server.ts";
import { geaendert, leererInhalt } from "../bestand/aufbereitung.server.ts";
import type { Inhalt } from "../bestand/inhalt.ts";
import { type Blogtx, blogSperren } from "../bestand/inhalt-store.server.ts";
import { eintraegeZu } from "../bestand/ordnung-store.server.ts";
import type { Bildzeile } from "../medien/bilder-store.server.ts";
import { entwurf as entwurfsschema, gelesen } from "../schreiben/contract-schreiben.ts";
import { manuskriptAnlegen } from "../schreiben/manuskript-store.server.ts";
import { entwurfsziel, pruefungsziel } from "../ziele.ts";
import {
  type Demoartikel,
  type Demoentwurf,
  demoartikel,
  demoentwurf,
  namenIn,
} from "./demoartikel.server.ts";
import { demobilderAblegen, demobildpfad, portraet } from "./demobilder.server.ts";
import * as store from "./demoblog-store.server.ts";
import { kategoriebeschreibungen, leererTag } from "./demoordnung.ts";
import { bildquelle, bildtexte } from "./motive.ts";

/** What takes time, made before the transaction begins. */
type Demoblog = {
  readonly bilder: readonly Bildzeile[];
  readonly artikel: readonly (Demoartikel & { readonly inhalt: Inhalt })[];
  readonly entwuerfe: readonly (Demoentwurf & { readonly inhalt: Inhalt })[];
};

/** The blog of the demo. */
export const blogdemo: Demoteil = {
  leeren: demoblogLeeren,
  entfernen: demoblogEntfernen,
  vorbereiten: async (lager) => {
    const blog = await demoblogVorbereiten(lager);
    return (tx, konten) => demoblogAnlegen(tx, konten, blog);
  },
};

/** Puts the pictures of the demo into the store and reads its posts. */
async function demoblogVorbereiten(lager?: Ablage): Promise<Demoblog> {
  const bilder = await demobilderAblegen(lager ?? (await ablage()));
  const mitInhalt = async <T extends Demoartikel>(artikel: T) => ({
    ...artikel,
    inhalt: await inhaltAus(artikel, bilder),
  });
  const erschienen = [...namenIn("artikel"), ...namenIn("kurz")].map(demoartikel);
  return {
    bilder,
    artikel: await Promise.all(erschienen.map(mitInhalt)),
    entwuerfe: await Promise.all(namenIn("entwuerfe").map(demoentwurf).map(mitInhalt)),
  };
}

/** Removes the blog, so that the accounts can go. */
async function demoblogLeeren(tx: Blogtx): Promise<void> {
  await store.alsBetrieb(tx);
  await blogSperren(tx);
  await store.blogLeeren(tx);
}

/** Removes what these accounts have written, published or not. */
async function demoblogEntfernen(tx: Blogtx, konten: readonly string[]): Promise<void> {
  if (konten.length === 0) return;
  await store.alsBetrieb(tx);
  await blogSperren(tx);
  await store.blogVonEntfernen(tx, konten);
}

/**
 * Fills an empty blog: posts, drafts, what waits and what was rejected, an empty category and an empty tag. Posts go the
 * way all posts go, so their addresses, counters, versions and words of the search are as everywhere.
 */
async function demoblogAnlegen(tx: Blogtx, konten: Demokontoids, blog: Demoblog): Promise<void> {
  await store.alsBetrieb(tx);
  await blogSperren(tx);
  const konto = (name: string): string => {
    const id = konten.get(name);
    if (id === undefined) throw new Error(`Das Demokonto ${name} fehlt.`);
    return id;
  };
  const erste = new Date(Math.min(...blog.artikel.map(({ am }) => Date.parse(am))));
  await store.bilderEintragen(tx, blog.bilder, { kontoId: konto("autor"), am: erste });
  await store.kontobildSetzen(tx, konto("autor"), `/media/${demobildpfad(portraet)}`);
  for (const artikel of blog.artikel.toSorted((a, b) => a.am.localeCompare(b.am))) {
    const am = new Date(artikel.am);
    await artikelEinfuegen(tx, {
      inhalt: artikel.inhalt,
      lesezeitBelassen: artikel.ohneLesezeit === true,
      autorId: konto(artikel.von),
      gastbeitrag: artikel.von === "gast",
      von: konto("moderator"),
      erstellt: am,
      am,
    });
  }
  await eintraegeZu(tx, "kategorie", Object.keys(kategoriebeschreibungen));
  for (const [name, text] of Object.entries(kategoriebeschreibungen))
    await store.kategorieBeschreiben(tx, name, text);
  await eintraegeZu(tx, "tag", [leererTag]);
  for (const entwurf of blog.entwuerfe) await entwurfAnlegen(tx, entwurf, konto);
}

async function entwurfAnlegen(
  tx: Blogtx,
  { status, ablehnung, inhalt, von, ...entwurf }: Demoblog["entwuerfe"][number],
  konto: (name: string) => string,
): Promise<void> {
  const am = new Date(entwurf.am);
  const abgelehnt = status === "rejected";
  const id = await manuskriptAnlegen(tx, {
    kontoId: konto(von),
    inhalt,
    status,
    eingereicht_am: status === "draft" ? null : am,
    ablehnung: ablehnung ?? null,
    geprueft_von: abgelehnt ? konto("moderator") : null,
    geprueft_am: abgelehnt ? am : null,
    am,
  });
  const gemeinsam = { titel: inhalt.titel, am };
  if (status === "pending")
    await store.altmitteilungEintragen(tx, {
      ...gemeinsam,
      an: null,
      art: "eingereicht",
      bemerkung: "",
      ziel: pruefungsziel(id),
    });
  if (abgelehnt)
    await store.altmitteilungEintragen(tx, {
      ...gemeinsam,
      an: konto(von),
      art: "abgelehnt",
      bemerkung: ablehnung ?? "",
      ziel: entwurfsziel(id),
    });
}

/** What a post says, read as if somebody had sent it; its picture is one of the demo's own. */
async function inhaltAus(
  { titel, auszug, html, kategorien, tags, stand, motiv }: Demoartikel,
  bilder: readonly Bildzeile[],
): Promise<Inhalt> {
  const geschrieben = { title: titel, excerpt: auszug, content: html, categories: kategorien, tags, stand };
  const inhalt = await geaendert({ ...leererInhalt, titel }, gelesen(entwurfsschema, geschrieben));
  const bild = bilder.find(({ pfad }) => motiv !== undefined && pfad === demobildpfad(motiv));
  if (!(bild && motiv)) return inhalt;
  return {
    ...inhalt,
    titelbild: {
      url: `/media/${bild.pfad}`,
      alt: bildtexte[motiv],
      quelle: bildquelle,
      breite: bild.breite,
      hoehe: bild.hoehe,
    },
  };
}
