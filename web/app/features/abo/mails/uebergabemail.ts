import { brief } from "#platform/mail/brief.ts";
import { ohneVerweis } from "#platform/mail/ohne-verweis.ts";

/** What came of handing over a team: who leads now, and what became of the contract of the one who led. */
type Uebergabe = {
  readonly team: string;
  readonly neu: string;
  /** There was a contract, and it has ended. */
  readonly vertrag: boolean;
  /** Unused days are credited. */
  readonly gutschrift: boolean;
};

/** Tells whoever led a team that he is a member now, and that his contract is over. */
export function uebergebenmail(name: string, { team, neu, vertrag, gutschrift }: Uebergabe, baseUrl: string) {
  const gut = gutschrift ? " Für die nicht genutzten Tage erhalten Sie eine Gutschrift." : "";
  return brief({
    art: "abo-leitung-uebergeben",
    betreff: "Die Leitung Ihres Teams ist übergeben",
    anrede: name,
    absaetze: [
      `${ohneVerweis(neu)} leitet jetzt das Team „${ohneVerweis(team)}“ und zahlt seinen Tarif. Sie arbeiten als Mitglied weiter und sehen alles, was Sie bisher gesehen haben.`,
      ...(vertrag ? [`Ihr Vertrag über den Tarif ist damit heute beendet.${gut}`] : []),
    ],
    knopf: { text: "Zum Team", ziel: `${baseUrl}/team` },
    danach: vertrag ? [`Ihre Rechnungen bleiben in Ihrem Konto: ${baseUrl}/konto/rechnungen`] : [],
  });
}
