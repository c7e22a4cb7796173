import type { Seitenaufruf } from "#platform/http/formularpost.server.ts";
import { kontrollzettelPdf, tagesprotokollPdf } from "../papiere/tagesprotokoll.server.ts";
import { dateiantwort } from "./dateiantwort.server.ts";

/** The protocol of a day as a file. */
export const tagesprotokolldatei = (aufruf: Seitenaufruf, tag = "") =>
  dateiantwort(aufruf, (wer) => tagesprotokollPdf(wer, tag, aufruf.request.signal));

/** The control slip of an entry as a file. */
export const kontrollzetteldatei = (aufruf: Seitenaufruf, id = "") =>
  dateiantwort(aufruf, (wer) => kontrollzettelPdf(wer, id, aufruf.request.signal));
