import {isPartial} from '../permalinks';
import {allAnchors} from './checkAnchors';
import type {Problem} from './checkPages';
import type {Page} from './readPages';

interface Question {
  readonly ask: string;
  readonly at?: string;
}

/** The questions of a page, as far as they have the right form: the schema of the front matter names the others. */
function questionsOf({frontMatter: {questions}}: Page): Question[] {
  const isQuestion = (value: unknown): value is Question =>
    typeof value === 'object' && value !== null && 'ask' in value && typeof value.ask === 'string';
  return Array.isArray(questions) ? questions.filter(isQuestion) : [];
}

/**
 * Checks the questions that pages say they answer: each leads to a section of its page, and to one page only, because
 * a reader who asks it wants one answer.
 */
export function checkQuestions(pages: readonly Page[]): Problem[] {
  const files = new Map(pages.map((page) => [page.file, page]));
  const first = new Map<string, string>();
  return pages
    .filter(({file}) => !isPartial(file))
    .flatMap((page) => {
      const questions = questionsOf(page);
      if (questions.length === 0) return [];
      const ids = allAnchors(page, files).map(({id}) => id);
      return questions.flatMap(({ask, at}): Problem[] => {
        const tell = (message: string) => ({
          file: page.file,
          line: 1,
          message: `questions: “${ask}” ${message}`,
        });
        const other = first.get(ask.toLowerCase());
        first.set(ask.toLowerCase(), other ?? page.file);
        return [
          ...(other === undefined ? [] : [tell(`is asked of ${other}, too`)]),
          ...(at === undefined || ids.includes(at)
            ? []
            : [tell(`is answered at “${at}”, which is no section of the page; it has ${ids.join(', ')}`)]),
        ];
      });
    });
}
