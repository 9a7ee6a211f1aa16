import {useEffect, useState, type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Html';
import Html from '@theme-original/DocSidebarItem/Html';
import {LoadError} from '@site/src/shell/browser/LoadState';
import {loadShard} from '@site/src/shell/browser/routes/shards';

/** An item of HTML, or what stands for the services of a letter until the letter is opened. */
export default function HtmlOrGroup(props: Props): ReactNode {
  const {shard} = props.item.customProps ?? {};
  return typeof shard === 'string' ? <Group shard={shard} /> : <Html {...props} />;
}

function Group({shard}: {readonly shard: string}): ReactNode {
  const [error, setError] = useState<Error>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    loadShard(shard).then(() => setError(undefined), setError);
  }, [shard, attempt]);
  const retry = () => setAttempt(attempt + 1);
  return (
    <li>{error && <LoadError message="The services could not be loaded." error={error} retry={retry} />}</li>
  );
}
