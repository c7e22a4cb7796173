/** What measurements and drills of the whole house may ask of the deadline book. */

export { drillen } from "./drill/testing-drill.ts";
export { postamt } from "./drill/testing-post.ts";
export { anFristenErinnern } from "./erinnerung/erinnern.server.ts";
export { musterbuch } from "./testing-muster.ts";
