import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { Feld } from "#ui/felder/feld.tsx";
import { Mehrzeilenfeld } from "#ui/felder/mehrzeilenfeld.tsx";
import { Knopf } from "#ui/knopf.tsx";
import { linkErlaubt } from "../../../dokument/erlaubte-links.ts";
import { fussnoteHoechstens } from "../../../dokument/typen.ts";
import { Dialog } from "./dialog.tsx";
import { linkziel } from "./linkziel.ts";

type DialogProps = {
  readonly editor: Editor;
  readonly onZu: () => void;
  readonly ansagen: (text: string) => void;
};

/** Where the chosen words lead; without words the address itself is inserted. */
export function Verweisdialog({ editor, onZu, ansagen }: DialogProps) {
  const bisher = String(editor.getAttributes("link").href ?? "");
  const [adresse, setAdresse] = useState(bisher);
  const [fehler, setFehler] = useState<string>();

  function setzen() {
    const href = linkziel(adresse);
    if (!linkErlaubt(href))
      return setFehler("Bitte geben Sie eine Web- oder E-Mail-Adresse oder einen Pfad wie /rvgrechner ein.");
    const kette = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !bisher)
      kette
        .insertContent({ type: "text", text: adresse.trim(), marks: [{ type: "link", attrs: { href } }] })
        .run();
    else kette.setLink({ href }).run();
    ansagen("Link gesetzt");
    onZu();
  }
  function entfernen() {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    ansagen("Link entfernt");
    onZu();
  }
  return (
    <Dialog
      titel="Link"
      fertig="Übernehmen"
      onFertig={setzen}
      onZu={onZu}
      daneben={bisher ? <Knopf onClick={entfernen}>Link entfernen</Knopf> : null}
    >
      <Feld
        label="Adresse"
        name="adresse"
        value={adresse}
        fehler={fehler}
        hinweis="Zum Beispiel https://www.gesetze-im-internet.de, name@kanzlei.de oder /rvgrechner"
        inputMode="url"
        spellCheck={false}
        onChange={({ target }) => {
          setAdresse(target.value);
          setFehler(undefined);
        }}
      />
    </Dialog>
  );
}

/** The text of a note; in the article stands only its number. */
export function Fussnotendialog({ editor, onZu, ansagen }: DialogProps) {
  const vorhanden = editor.isActive("footnote");
  const [text, setText] = useState(vorhanden ? String(editor.getAttributes("footnote").text ?? "") : "");
  const [fehler, setFehler] = useState<string>();
  function setzen() {
    const note = text.replace(/\s+/g, " ").trim();
    if (note === "") return setFehler("Bitte geben Sie den Text der Fußnote ein.");
    if (vorhanden) editor.chain().focus().updateAttributes("footnote", { text: note }).run();
    else {
      const stelle = editor.state.selection.to;
      editor
        .chain()
        .focus()
        .insertContentAt(stelle, { type: "footnote", attrs: { text: note } })
        .run();
    }
    ansagen(vorhanden ? "Fußnote geändert" : "Fußnote eingefügt");
    onZu();
  }
  return (
    <Dialog titel="Fußnote" fertig="Übernehmen" onFertig={setzen} onZu={onZu}>
      <Mehrzeilenfeld
        label="Text der Fußnote"
        name="fussnote"
        value={text}
        maxLength={fussnoteHoechstens}
        fehler={fehler}
        hinweis="Zum Beispiel: BGH, Beschluss vom 12.03.2024 – XI ZB 1/23, Rn. 8"
        onChange={({ target }) => {
          setText(target.value);
          setFehler(undefined);
        }}
      />
    </Dialog>
  );
}
