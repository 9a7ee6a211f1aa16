import type {ReactNode} from 'react';
import type {IconName} from '../../icons/icons';

interface Props {
  readonly name: IconName;
  /** Width and height in pixels: 20 as drawn. */
  readonly size?: number;
  readonly className?: string;
}

/** An icon of the page's sprite (`shell/icons`) in the color of the text. It says nothing to screen readers. */
export default function Icon({name, size = 20, className}: Props): ReactNode {
  return (
    <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
      <use href={`#icon-${name}`} />
    </svg>
  );
}
