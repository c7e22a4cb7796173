/** A portal that sends, and a mail that it sends. */
export const absender = { von: "Gebührenportal <portal@kanzlei.example>", host: "portal.example" };
export const mail = {
  an: "meier@kanzlei.example",
  betreff: "Bitte bestätigen Sie Ihre Adresse",
  text: "Guten Tag,\n\nbitte bestätigen Sie.\nhttps://portal.example/verify-email?token=abc",
  html: "<p>Bitte bestätigen Sie.</p>",
  art: "bestaetigung",
};
