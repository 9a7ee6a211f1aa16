import {createRoot} from 'react-dom/client';
import type {ReactNode} from 'react';
import styles from './overlay.module.css';

/**
 * Shows an element below the navbar, outside of the page's React tree: also when that tree is not
 * there, or is waiting.
 *
 * @returns the function that takes it away
 */
export function showOverlay(element: ReactNode): () => void {
  const host = document.createElement('div');
  host.className = styles.overlay ?? '';
  document.body.append(host);
  const root = createRoot(host);
  root.render(element);
  return () => {
    root.unmount();
    host.remove();
  };
}
