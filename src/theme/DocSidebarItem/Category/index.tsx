import type {ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Category';
import Category from '@theme-original/DocSidebarItem/Category';
import Icon from '@site/src/shell/browser/Icon';
import ServiceList from '@site/src/shell/browser/ServiceList';
import type {Area} from '../../../product/areas';
import {hasServices} from '../../../shell/lazy-routes/sidebar';

/** A category of a sidebar: an area has its icon, and the list of services is one of its own. */
export default function CategoryWrapper({item, activePath, ...rest}: Props): ReactNode {
  // The page about the calls to a service isn't in the sidebar: the service is.
  const props = {
    ...rest,
    item,
    activePath: activePath.replace('/api-documentation/', '/connection-instructions/'),
  };
  if (hasServices(item)) return <ServiceList {...props} />;
  const area = item.customProps?.area as Area | undefined;
  if (!area) return <Category {...props} />;
  const label = (
    <span className="area" data-hue={area}>
      <Icon name={area} size={18} />
      {item.label}
    </span>
  );
  // The theme takes the label for a string, and does nothing with it but show it.
  return <Category {...props} item={{...item, label: label as unknown as string}} />;
}
