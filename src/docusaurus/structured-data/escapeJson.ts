/**
 * JSON for a script element of a page. A browser ends the element at the first `</script`, and goes past its end
 * after `<!--` and `<script`, wherever they stand: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
 */
export const escapeJson = (json: string): string => json.replaceAll('<', String.raw`\u003c`);
