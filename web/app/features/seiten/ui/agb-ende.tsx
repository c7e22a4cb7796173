import { untrennbar as u } from "@gebuehrenportal/recht";
import type { Anbieter } from "#platform/env/anbieter.server.ts";
import { Verweis } from "#ui/verweis.tsx";
import { Anschrift } from "./anschrift.tsx";

/** Sections 5 and 6: how a paid tariff ends, and how a consumer withdraws from it. */
export function EndeUndWiderruf({ anbieter }: { readonly anbieter: Anbieter }) {
  return (
    <>
      <h2>{u("§ 5 Laufzeit und Kündigung der Tarife")}</h2>
      <p>
        (1) Ein entgeltlicher Tarif läuft auf unbestimmte Zeit. Sie können ihn jederzeit zum Ende des
        laufenden Abrechnungsmonats kündigen, wir mit einer Frist von einem Monat zum Ende eines
        Abrechnungsmonats. Danach bleibt das Konto im kostenlosen Tarif bestehen.
      </p>
      <p>
        {u(
          "(2) Die Kündigung ist in Textform möglich, zum Beispiel per E-Mail. Dafür steht auf jeder Seite unten auch die Schaltfläche „Verträge hier kündigen“ bereit (§ 312k BGB). Sie führt ohne Anmeldung zu einer Bestätigungsseite; den Eingang der Kündigung bestätigen wir sofort per E-Mail mit Inhalt, Datum und Uhrzeit.",
        )}{" "}
        <Verweis nach="/kuendigen">Zur Kündigung</Verweis>.
      </p>
      <p>
        {u(
          "(3) Das Recht zur Kündigung aus wichtigem Grund (§ 314 BGB) und die Rechte von Verbrauchern bei digitalen Produkten (§§ 327 bis 327s BGB) bleiben unberührt.",
        )}
      </p>

      <h2>{u("§ 6 Widerrufsrecht für Verbraucher")}</h2>
      <p>
        Wer einen entgeltlichen Tarif als Verbraucher bestellt, hat ein gesetzliches Widerrufsrecht.
        Unternehmern steht es nicht zu.
      </p>
      <h3>Widerrufsbelehrung: Widerrufsrecht</h3>
      <p>
        Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die
        Widerrufsfrist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses. Um Ihr Widerrufsrecht
        auszuüben, müssen Sie uns
      </p>
      <Anschrift anbieter={anbieter} />
      <p>
        {anbieter.telefon ? `Telefon: ${anbieter.telefon}, ` : null}E-Mail: {anbieter.email}
      </p>
      <p>
        mittels einer eindeutigen Erklärung (z. B. ein mit der Post versandter Brief oder eine E-Mail) über
        Ihren Entschluss, diesen Vertrag zu widerrufen, informieren. Sie können dafür das beigefügte
        Muster-Widerrufsformular verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der
        Widerrufsfrist reicht es aus, dass Sie die Mitteilung über die Ausübung des Widerrufsrechts vor Ablauf
        der Widerrufsfrist absenden.
      </p>
      <h3>Folgen des Widerrufs</h3>
      <p>
        Wenn Sie diesen Vertrag widerrufen, haben wir Ihnen alle Zahlungen, die wir von Ihnen erhalten haben,
        unverzüglich und spätestens binnen vierzehn Tagen ab dem Tag zurückzuzahlen, an dem die Mitteilung
        über Ihren Widerruf dieses Vertrags bei uns eingegangen ist. Für diese Rückzahlung verwenden wir
        dasselbe Zahlungsmittel, das Sie bei der ursprünglichen Transaktion eingesetzt haben, es sei denn, mit
        Ihnen wurde ausdrücklich etwas anderes vereinbart; in keinem Fall werden Ihnen wegen dieser
        Rückzahlung Entgelte berechnet.
      </p>
      <p>
        Haben Sie verlangt, dass die Dienstleistungen während der Widerrufsfrist beginnen sollen, so haben Sie
        uns einen angemessenen Betrag zu zahlen, der dem Anteil der bis zu dem Zeitpunkt, zu dem Sie uns von
        der Ausübung des Widerrufsrechts hinsichtlich dieses Vertrags unterrichten, bereits erbrachten
        Dienstleistungen im Vergleich zum Gesamtumfang der im Vertrag vorgesehenen Dienstleistungen
        entspricht. Für die Tage der kostenlosen Testphase ist nichts zu zahlen.
      </p>
      <p>
        {u(
          "Online widerrufen Sie über die Schaltfläche „Vertrag widerrufen“ unten auf jeder Seite (§ 356a BGB). Wenn Sie diese Online-Funktion nutzen, übermitteln wir Ihnen unverzüglich auf einem dauerhaften Datenträger (z. B. per E-Mail) eine Eingangsbestätigung mit dem Inhalt der Widerrufserklärung sowie dem Datum und der Uhrzeit ihres Eingangs.",
        )}{" "}
        <Verweis nach="/widerrufen">Zum Widerruf</Verweis>,{" "}
        <Verweis nach="/widerrufsbelehrung">Widerrufsbelehrung zum Speichern</Verweis>.
      </p>
      <h3>Muster-Widerrufsformular</h3>
      <p>Wenn Sie den Vertrag widerrufen wollen, können Sie dieses Formular ausfüllen und zurücksenden:</p>
      <ul>
        <li>
          An {anbieter.name}, {anbieter.strasse}, {anbieter.ort},{" "}
          <Verweis nach={`mailto:${anbieter.email}`}>{anbieter.email}</Verweis>:
        </li>
        <li>
          Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) abgeschlossenen Vertrag über die Erbringung der
          folgenden Dienstleistung (*)
        </li>
        <li>Bestellt am (*)/erhalten am (*)</li>
        <li>Name des/der Verbraucher(s)</li>
        <li>Anschrift des/der Verbraucher(s)</li>
        <li>Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier)</li>
        <li>Datum</li>
      </ul>
      <p>(*) Unzutreffendes streichen.</p>
    </>
  );
}
