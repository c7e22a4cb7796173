import { readFileSync } from "node:fs";
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlValidateError,
  XsdValidator,
  xmlRegisterInputProvider,
} from "libxml2-wasm";

/**
 * A checker by an XML schema.
 *
 * @param ordner address of the folder with the schema and all it imports
 * @param dateien names of the files, the main one first
 * @returns names what does not fit, with the line
 */
export function schemapruefer(
  ordner: URL,
  dateien: readonly [string, ...string[]],
): (xml: string) => readonly string[] {
  const adresse = (datei: string) => new URL(datei, ordner).href;
  xmlRegisterInputProvider(
    new XmlBufferInputProvider(
      Object.fromEntries(dateien.map((datei) => [adresse(datei), readFileSync(new URL(datei, ordner))])),
    ),
  );
  const schema = XmlDocument.fromBuffer(readFileSync(new URL(dateien[0], ordner)), {
    url: adresse(dateien[0]),
  });
  const pruefer = XsdValidator.fromDoc(schema);
  return (xml) => {
    const dokument = XmlDocument.fromString(xml);
    try {
      pruefer.validate(dokument);
      return [];
    } catch (fehler) {
      if (!(fehler instanceof XmlValidateError)) throw fehler;
      return fehler.details.map(({ message, line }) => `${line}: ${message.trim()}`);
    } finally {
      dokument.dispose();
    }
  };
}
