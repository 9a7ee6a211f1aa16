import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {listTagsByLetters} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/TagsListByLetter';

/** Tags by their first letter, each with what it is about and how many pages have it. */
export default function TagsListByLetter({tags}: Props): ReactNode {
  return listTagsByLetters(tags).map(({letter, tags: ofLetter}) => (
    <section key={letter}>
      <Heading as="h2" id={letter} className="quiet-head">
        {letter}
      </Heading>
      <ul className="quiet">
        {ofLetter.map(({label, permalink, description, count}) => (
          <li key={permalink}>
            <Link rel="tag" to={permalink}>
              {label}
            </Link>{' '}
            <small>{count}</small>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  ));
}
