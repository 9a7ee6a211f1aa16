import fs from 'node:fs';

export const productFacts = fs.readFileSync('contributing/product-facts.md', 'utf8');

/** The text of a section by its number: `4.5`, or `5` with what it has below. */
export function factsSection(number: string): string {
  const lines = productFacts.split('\n');
  const depth = number.includes('.') ? 3 : 2;
  const heading = new RegExp(`^${'#'.repeat(depth)} ${number.replace('.', '\\.')}[. ]`);
  const start = lines.findIndex((line) => heading.test(line));
  if (start < 0) throw new Error(`product-facts has no section ${number}`);
  const next = new RegExp(`^#{2,${depth}} `);
  const end = lines.findIndex((line, index) => index > start && next.test(line));
  return lines.slice(start, end < 0 ? undefined : end).join('\n');
}
