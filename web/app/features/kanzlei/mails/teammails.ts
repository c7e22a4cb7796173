import { brief } from "#platform/mail/brief.ts";
import { ohneVerweis } from "#platform/mail/ohne-verweis.ts";

/** Invites somebody, who may have no account yet. */
export function einladungsmail(von: string, team: string, ziel: string) {
  return brief({
    art: "team-einladung",
    betreff: "Einladung in ein Team beim Gebührenportal",
    absaetze: [
      `${ohneVerweis(von)} lädt Sie ein, im Team „${ohneVerweis(team)}“ mit dem Gebührenportal zu arbeiten. Kosten entstehen Ihnen dadurch nicht.`,
      "Der Link gilt sieben Tage und nur einmal. Sie brauchen ein Konto mit dieser E-Mail-Adresse; haben Sie noch keines, können Sie sich dort kostenlos registrieren.",
    ],
    knopf: { text: "Einladung ansehen", ziel },
    danach: ["Kennen Sie den Absender nicht, brauchen Sie nichts zu tun."],
  });
}

/** Tells somebody that he no longer belongs to a team. */
export function entferntMail(name: string, team: string, tarife: string) {
  return brief({
    art: "team-entfernt",
    betreff: "Sie gehören nicht mehr zum Team",
    anrede: name,
    absaetze: [
      `die Leitung des Teams „${ohneVerweis(team)}“ hat Ihre Mitgliedschaft beendet. Ihr Konto besteht weiter und nutzt ab jetzt den kostenlosen Tarif.`,
      "Was Sie selbst gespeichert haben, gehört weiter Ihnen und bleibt in Ihrem Konto.",
    ],
    knopf: { text: "Tarife ansehen", ziel: tarife },
  });
}

/** Offers the lead of a team to one of its members. */
export function angebotsmail(name: string, von: string, team: string, ziel: string) {
  return brief({
    art: "team-leitung-angeboten",
    betreff: "Ihnen wird die Leitung des Teams angeboten",
    anrede: name,
    absaetze: [
      `${ohneVerweis(von)} möchte Ihnen die Leitung des Teams „${ohneVerweis(team)}“ übergeben. Das Angebot gilt sieben Tage.`,
      "Mit der Leitung gehen Vertrag und Rechnung auf Sie über, sobald Sie den Tarif Teams bestellt haben. Bis dahin ändert sich nichts; auf der Seite des Teams können Sie das Angebot auch ablehnen.",
    ],
    knopf: { text: "Angebot ansehen", ziel },
  });
}

/** Tells a member about his new office role. */
export function rollenmail(name: string, team: string, rolle: string, ziel: string) {
  return brief({
    art: "team-rolle",
    betreff: "Ihre Funktion im Team wurde geändert",
    anrede: name,
    absaetze: [
      `die Leitung des Teams „${ohneVerweis(team)}“ hat Ihre Funktion geändert. Sie lautet jetzt: ${rolle}.`,
    ],
    knopf: { text: "Zum Team", ziel },
  });
}
