declare module 'text-readability' {
  const readability: Readonly<
    Record<'fleschReadingEase' | 'lexiconCount' | 'sentenceCount', (text: string) => number>
  >;
  export default readability;
}
