import {useSyncExternalStore, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Capability} from '../../../product/integrations';
import type {ShownIntegration} from '../../evidence/evidence';
import HandOffSheet from './HandOffSheet';
import ScopePicker from './ScopePicker';
import {useSheetPlace} from './useSheetPlace';
import {parseView, toQuery, type View} from './view';

const neverChanges = () => () => undefined;
const findSheetPlace = () => document.querySelector('[data-hand-off="head"]');

/** What of the panel answers to the reader: the capabilities they use, with the permissions for them, and the sheet. */
export default function Permissions(): ReactNode {
  const {integration} = useDoc().metadata.frontMatter as unknown as {integration: ShownIntegration};
  const names = Object.keys(integration.capabilities) as Capability[];

  const history = useHistory();
  const {search} = useLocation();
  // The build knows no query, and React takes over what the build has written.
  const view = parseView(useIsBrowser() ? search : '', names);
  /** Goes on from the address: a press may come before the one before it is shown. */
  const change = (step: (current: View) => Partial<View>) => {
    const current = parseView(history.location.search, names);
    history.replace({...history.location, search: toQuery({...current, ...step(current)}, names)});
  };

  const sheetPlace = useSyncExternalStore(neverChanges, findSheetPlace, () => null);
  const isSheet = view.isSheet && sheetPlace !== null;
  const {opener, rememberPlace} = useSheetPlace(isSheet);

  return (
    <>
      <ScopePicker
        integration={integration}
        chosen={view.chosen}
        choose={(capability, isChosen) =>
          change(({chosen}) => ({
            chosen: names.filter((name) => (name === capability ? isChosen : chosen.includes(name))),
          }))
        }
        opener={opener}
        openSheet={() => {
          rememberPlace();
          change(() => ({isSheet: true}));
        }}
      />
      {isSheet &&
        createPortal(
          <HandOffSheet
            integration={integration}
            chosen={view.chosen}
            close={() => change(() => ({isSheet: false}))}
          />,
          sheetPlace,
        )}
    </>
  );
}
