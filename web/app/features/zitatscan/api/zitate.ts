import { oeffentlich } from "#platform/access/guard.ts";
import { apiRoute, rechnerLimit, rechnerLimitKonto } from "#platform/http/api-route.ts";
import {
  stapelAnfrage,
  stapelAntwort,
  stapelfehler,
  tagfehler,
  zitateAnfrage,
  zitateAntwort,
} from "../contract.ts";
import { gelesen, stand } from "../lesen.server.ts";

const offen = {
  method: "POST",
  guard: oeffentlich("Public reading of citations, limited per address; the text is neither kept nor logged"),
  cors: true,
  limit: rechnerLimit,
  limitKonto: rechnerLimitKonto,
  teuer: true,
  // A million characters with umlauts, section signs and line ends as JSON escapes them.
  maxBytes: 2 * 1024 * 1024,
} as const;

/** `POST /api/rechner/zitate`: the norms a text cites, and where their text stands. */
export const zitateRoute = apiRoute({
  ...offen,
  path: "/api/rechner/zitate",
  contract: {
    summary: "Die Normen, die ein Text zitiert, mit Stelle im Text und amtlicher Adresse.",
    body: zitateAnfrage,
    response: zitateAntwort,
    errors: tagfehler,
  },
  beispiel: {
    frage: "Welche Normen nennt der Satz, und welches Gesetz meint das bloße „§ 826“?",
    body: { text: "Der Anspruch folgt aus § 812 I 1 Alt. 1 BGB; § 826 hilft nicht." },
  },
  handler: async ({ body: { text, ...einstellung }, heute }) => {
    const [fund = { vollstaendig: true, zitate: [] }] = await gelesen([text], { ...einstellung, heute });
    return { art: "ergebnis" as const, registerstand: stand, ...fund };
  },
});

/** `POST /api/rechner/zitate/batch`: the same for a list of texts. */
export const stapelRoute = apiRoute({
  ...offen,
  path: "/api/rechner/zitate/batch",
  contract: {
    summary: "Die Normen vieler Texte in einem Aufruf; er zählt einmal.",
    body: stapelAnfrage,
    response: stapelAntwort,
    errors: stapelfehler,
  },
  beispiel: {
    frage: "Zwei Absätze eines Schriftsatzes, jeder mit eigener Kennung.",
    body: {
      texte: [
        { id: "Rn. 12", text: "Die Frist des § 517 ZPO ist gewahrt." },
        { id: "Rn. 13", text: "Nr. 3100 VV RVG, Art. 6 Abs. 1 UAbs. 1 Buchst. f DSGVO" },
      ],
    },
  },
  handler: async ({ body: { texte, ...einstellung }, heute }) => {
    const funde = await gelesen(
      texte.map(({ text }) => text),
      { ...einstellung, heute },
    );
    return {
      art: "ergebnis" as const,
      registerstand: stand,
      texte: texte.map(({ id }, i) => ({ id, ...(funde[i] ?? { vollstaendig: true, zitate: [] }) })),
    };
  },
});
