import {useLayoutEffect, useRef, type ReactNode} from 'react';
import Icon from '../../../shell/browser/Icon';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** Told when the reader closes it, in whatever way. */
  readonly onClose: () => void;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A modal dialog over the list, open as long as it is there. The page behind it keeps its place. */
export default function Sheet({title, onClose, aside, children}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    // Before it goes: the browser then gives the focus back to what had it.
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={title}
      onClose={onClose}
      onClick={({target, currentTarget}) => {
        // All of the dialog is its first child: this is what is around it.
        if (target === currentTarget) onClose();
      }}
    >
      <div>
        <div className={styles.head}>
          <h2>{title}</h2>
          {aside}
          <button type="button" className="clean-btn" aria-label="Close" onClick={onClose}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
