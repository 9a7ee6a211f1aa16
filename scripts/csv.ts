/** Rows of a CSV text (RFC 4180, without line breaks in cells), by the names of its first row. */
export function parseCsv(text: string): Record<string, string>[] {
  const splitRow = (row: string) =>
    [...row.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
      ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '',
    );
  const [head = '', ...rows] = text.trim().split(/\r?\n/);
  const names = splitRow(head);
  return rows.map((row) => {
    const cells = splitRow(row);
    return Object.fromEntries(names.map((name, index) => [name, cells[index] ?? '']));
  });
}
