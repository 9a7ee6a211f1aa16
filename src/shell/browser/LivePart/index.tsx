import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly children: ReactNode;
}

/**
 * The part of a text that answers to the reader. Where the text is without a script, `PageText/useLivePart.tsx` finds it
 * by its attribute, and puts in its place the component that the room's `textComponents.ts` names.
 */
export default function LivePart({children}: Props): ReactNode {
  return (
    <div className={styles.part} data-live="">
      {children}
    </div>
  );
}
