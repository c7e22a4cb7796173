/** First members of long legal compounds and names of parties, with the letter that joins them to what follows. */
const glieder = [
  ..."abwesenheits anrechnungs ausgleichs aussöhnungs beglaubigungs begründungs beratungs berufungs".split(
    " ",
  ),
  ..."beschwerde betreuungs beurkundungs beweisaufnahme dokumenten einigungs einspruchs eintragungs".split(
    " ",
  ),
  ..."erledigungs erhöhungs festsetzungs forderungs gebühren gegenstands gerichts geschäfts grundbuch".split(
    " ",
  ),
  ..."grundstücks hilfe insolvenz kosten nachlass nichtzulassungs pfändungs prozess rechtsmittel".split(" "),
  ..."rechtsverfolgungs revisions telekommunikations termins unterhalts verfahrens vergütungs".split(" "),
  ..."korrespon eigentümer erben(?=gemein) beteiligungs verwaltungs".split(" "),
  ..."verhandlungs vermögens verpflichtungs versicherungs versorgungs vertretungs verzugs".split(" "),
  ..."vollstreckungs widerspruchs zurückweisungs zusatz zustellungs zwangs".split(" "),
].sort((a, b) => b.length - a.length);

/** From this length on a word may need to break on a phone. */
const langesWort = /\p{L}{13,}/gu;
const fuge = new RegExp(`(?:${glieder.join("|")})(?=\\p{Ll}{4})`, "giu");

/** A text in pieces between which long words may break; joined again they are the text. */
export const trennstellen = (text: string): readonly string[] =>
  text.replace(langesWort, (wort) => wort.replace(fuge, "$&\u00ad")).split("\u00ad");
