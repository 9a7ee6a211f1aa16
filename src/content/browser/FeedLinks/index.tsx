import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {FEED_FORMATS, type FeedAddress} from '../../../product/feeds';

interface Props {
  readonly feed: FeedAddress;
}

/** Links to a feed in each of its forms, as part of a sentence. */
export default function FeedLinks({feed}: Props): ReactNode {
  return FEED_FORMATS.map(({file, label}, index) => (
    <Fragment key={file}>
      {index > 0 && (index < FEED_FORMATS.length - 1 ? ', ' : ', or ')}
      <Link to={`pathname://${feed.folder}/${file}`}>{label}</Link>
    </Fragment>
  ));
}
