/** Said to whoever lacks the second factor that his team asks for. */
export const faktorNoetig =
  "Ihr Team verlangt die Bestätigung in zwei Schritten. Bitte richten Sie sie zuerst in Ihrem Konto ein.";
