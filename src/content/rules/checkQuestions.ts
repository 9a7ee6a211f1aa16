import {isPartial} from '../permalinks';
import {questionsIn} from '../questions';
import {allAnchors} from './checkAnchors';
import type {Problem} from './checkPages';
import type {Page} from './readPages';

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
      const questions = questionsIn(page.frontMatter);
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
