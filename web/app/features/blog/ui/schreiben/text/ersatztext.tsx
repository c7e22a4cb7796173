import editorstyles from "./editor.module.css";

/** The text as the server has made it, in the shape of the editor, until that is there. */
export function Ersatztext({ html }: { readonly html: string }) {
  return (
    <div className={editorstyles.editor}>
      <div className={editorstyles.leiste} />
      <div className={editorstyles.blatt}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the server has made it and masks every value */}
        <div className="tiptap" dangerouslySetInnerHTML={{ __html: html }} />
      </div>
    </div>
  );
}
