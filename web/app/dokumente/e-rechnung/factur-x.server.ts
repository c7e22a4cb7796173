/** Names the profile of the record inside in the metadata of a PDF: Factur-X 1.0, profile EN 16931. */
const profil = `<rdf:Description rdf:about="" xmlns:fx="urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#"><fx:DocumentType>INVOICE</fx:DocumentType><fx:DocumentFileName>factur-x.xml</fx:DocumentFileName><fx:Version>1.0</fx:Version><fx:ConformanceLevel>EN 16931</fx:ConformanceLevel></rdf:Description>`;

const eigenschaft = (name: string, text: string) =>
  `<rdf:li rdf:parseType="Resource"><pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${text}</pdfaProperty:description><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType></rdf:li>`;

/** PDF/A wants every foreign schema described. */
const schema = `<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema><pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix><pdfaSchema:property><rdf:Seq>${[
  eigenschaft("DocumentFileName", "name of the embedded XML invoice file"),
  eigenschaft("DocumentType", "INVOICE"),
  eigenschaft("Version", "The actual version of the Factur-X XML schema"),
  eigenschaft("ConformanceLevel", "The conformance level of the embedded Factur-X data"),
].join("")}</rdf:Seq></pdfaSchema:property></rdf:li>`;

const alsBytes = (text: string) => Buffer.from(text, "latin1");

/**
 * Turns a PDF/A-3 that carries `factur-x.xml` into a Factur-X document: its metadata say so. Appended as an incremental
 * update (ISO 32000-1, 7.5.6), so that every byte before stays as it was set, tags and fonts included.
 *
 * @throws {Error} the file is not as Typst writes it
 */
export function alsFacturX(pdf: Uint8Array): Uint8Array<ArrayBuffer> {
  // One character for each byte, so that places in the text are places in the file.
  const roh = Buffer.from(pdf).toString("latin1");
  const nr = treffer(roh, /\/Metadata (\d+) 0 R/);
  const wurzel = treffer(roh, /\/Root (\d+ 0 R)/);
  const info = treffer(roh, /\/Info (\d+ 0 R)/);
  const id = treffer(roh, /\/ID (\[[^\]]*\])/);
  const groesse = treffer(roh, /\/Size (\d+)/);
  const vorher = treffer(roh, /startxref\s+(\d+)\s+%%EOF\s*$/);
  const xmp = mitProfil(treffer(roh, /(<\?xpacket begin=[\s\S]*?<\?xpacket end="[rw]"\?>)/));
  const anfang = roh.endsWith("\n") ? "" : "\n";
  const ort = pdf.length + anfang.length;
  const objekt = `${nr} 0 obj\n<<\n  /Length ${xmp.length}\n  /Type /Metadata\n  /Subtype /XML\n>>\nstream\n${xmp}\nendstream\nendobj\n`;
  const tafel = `xref\n${nr} 1\n${String(ort).padStart(10, "0")} 00000 n \n`;
  const schluss = `trailer\n<<\n  /Size ${groesse}\n  /Root ${wurzel}\n  /Info ${info}\n  /ID ${id}\n  /Prev ${vorher}\n>>\nstartxref\n${ort + objekt.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([pdf, alsBytes(anfang + objekt + tafel + schluss)]));
}

function mitProfil(xmp: string): string {
  const mitSchema = xmp.replace(/(<pdfaExtension:schemas><rdf:Bag>)/, `$1${schema}`);
  const fertig = mitSchema.replace("</rdf:RDF>", `${profil}</rdf:RDF>`);
  if (mitSchema === xmp || fertig === mitSchema) throw new Error("Den Metadaten des PDF fehlt ihr Aufbau.");
  return fertig;
}

function treffer(roh: string, muster: RegExp): string {
  const gefunden = muster.exec(roh)?.[1];
  if (gefunden === undefined) throw new Error(`Das PDF ist anders aufgebaut als erwartet: ${muster.source}`);
  return gefunden;
}
