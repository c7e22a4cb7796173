import type { Anweisung, Meldung } from "../nachrichten.ts";

/** A worker that says what the test tells it to. */
export class Stummer extends EventTarget {
  static letzter: Stummer;
  readonly gehoert: Anweisung[] = [];
  constructor() {
    super();
    Stummer.letzter = this;
  }
  postMessage(anweisung: Anweisung): void {
    this.gehoert.push(anweisung);
  }
  terminate(): void {}
  sagen(data: Meldung): void {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
  sterben(): void {
    this.dispatchEvent(new Event("error"));
  }
}
