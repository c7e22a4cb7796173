import { BorderStyle } from "docx";

/** A4 with the margins of a German letter, in twentieths of a point. */
const rand = { top: 1417, bottom: 1417, left: 1417, right: 1134 };
const breite = 11_906;
export const a4 = { size: { width: breite, height: 16_838 }, margin: rand };
export const satzbreite = breite - rand.left - rand.right;

/** Language of a run; without it Word marks every word as a mistake. */
export const deutsch = { value: "de-DE", eastAsia: "de-DE", bidirectional: "de-DE" };

/** Lines of a table. */
export const leer = { style: BorderStyle.NONE, size: 0, color: "auto" };
export const haar = { style: BorderStyle.SINGLE, size: 4, color: "B9B9C0" };
export const strich = { style: BorderStyle.SINGLE, size: 8, color: "1B1B1F" };
