/** To the page of the sender, without leaving what is being typed. */
export const Absenderverweis = () => (
  <>
    {" "}
    <a href="/konto/absender" target="_blank" rel="noreferrer">
      Absender ändern (neues Fenster)
    </a>
  </>
);
