/** A question that a page answers, in the words of someone who asks it. */
export interface Question {
  readonly ask: string;
  /** The anchor of the section with the answer, or none: the page as a whole. */
  readonly at?: string;
}

const isQuestion = (value: unknown): value is Question =>
  typeof value === 'object' && value !== null && 'ask' in value && typeof value.ask === 'string';

/** The questions in the front matter of a page, as far as they have the right form: its schema tells of the others. */
export const questionsIn = ({questions}: Readonly<Record<string, unknown>>): readonly Question[] =>
  Array.isArray(questions) ? questions.filter(isQuestion) : [];
