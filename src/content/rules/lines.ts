/** Gives the line of each place in a text, asked from the beginning to the end. */
export function lineFinder(text: string): (index: number) => number {
  let [line, from] = [1, 0];
  return (index) => {
    for (let next = text.indexOf('\n', from); next !== -1 && next < index; next = text.indexOf('\n', from)) {
      line += 1;
      from = next + 1;
    }
    return line;
  };
}
