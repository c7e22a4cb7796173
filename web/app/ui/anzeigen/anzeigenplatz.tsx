/** Where on a page a place for ads lies. */
export type Anzeigenort = "band" | "seite" | "fuss";

/** An ad in its place. */
export type Anzeige = {
  /** Id of the place, once per page. */
  readonly platz: string;
  readonly ort: Anzeigenort;
  /** Width and height in pixels that it takes at most. */
  readonly groesse: string;
  readonly kampagne: string;
  readonly titel: string;
  readonly text: string;
  /** Who advertises. */
  readonly werbender: string;
  readonly bild: { readonly url: string; readonly text: string } | undefined;
  /** Where it leads, by way of the portal. */
  readonly nach: string;
  /** It leads out of the portal. */
  readonly extern: boolean;
  /** Where somebody asks for this place. */
  readonly werben: string;
};

const formate: Readonly<Record<Anzeigenort, string>> = { band: "banner", seite: "sidebar", fuss: "promo" };
const orte: Readonly<Record<Anzeigenort, string>> = {
  band: "unter dem Inhalt",
  seite: "am Rand",
  fuss: "am Seitenende",
};

/** Side of the square picture as it is shown. */
const bildseite = 96;

/** One ad, labelled as what it is (§ 5a Abs. 4 UWG, § 6 DDG): text and a picture of the portal's own, nothing else. */
export function Anzeigenplatz(anzeige: Anzeige) {
  return anzeige.ort === "seite" ? (
    <div className="anzeige-leiste" data-testid="ad-sidebar">
      <Kasten {...anzeige} />
    </div>
  ) : (
    <Kasten {...anzeige} />
  );
}

function Kasten(anzeige: Anzeige) {
  const { platz, ort, groesse, kampagne, titel, text, werbender, bild, nach, extern, werben } = anzeige;
  return (
    <aside
      className={`anzeige-platz anzeige-${ort}`}
      aria-label={`Anzeige ${orte[ort]}`}
      data-testid="ad-slot"
      data-slot-id={platz}
      data-format={formate[ort]}
      data-size={groesse}
      data-kampagne={kampagne}
      data-nicht-drucken=""
    >
      <p className="anzeige-kopf">
        <span>Anzeige</span>
        <a href={werben}>Hier werben</a>
      </p>
      <a className="anzeige-ziel" href={nach} rel="sponsored noopener" {...(extern && { target: "_blank" })}>
        {bild && ort !== "fuss" ? (
          <img
            className="anzeige-bild"
            src={bild.url}
            alt={bild.text}
            width={bildseite}
            height={bildseite}
            loading="lazy"
            decoding="async"
          />
        ) : null}
        <span className="anzeige-worte">
          <strong className="anzeige-titel">{titel}</strong>
          <span className="anzeige-text">{text}</span>
          <span className="anzeige-werbender">
            {werbender}
            {extern ? <span className="nur-vorlesen"> (führt aus dem Portal hinaus)</span> : null}
          </span>
        </span>
      </a>
    </aside>
  );
}
