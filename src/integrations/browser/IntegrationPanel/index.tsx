import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {formatMonth} from '../../../product/dates';
import {AUTHENTICATIONS} from '../../../product/integrations';
import type {ShownIntegration} from '../../evidence/evidence';
import ServiceHead from '../ServiceHead';
import Sources from '../Sources';
import AtAGlance, {type Path} from './AtAGlance';
import CapabilityFacts from './CapabilityFacts';
import DialogFacts from './DialogFacts';

interface Props extends Partial<Path> {
  /** Written by `remark/connectionPages.ts`, which puts each part where it is needed. */
  readonly part?: 'head' | 'capabilities' | 'dialog' | 'sources';
  /** The page's section "Before you start". */
  readonly children?: ReactNode;
}

/**
 * What an integration can do and what it takes, from the `integration:` front matter of the page and what
 * `evidence/frontMatter.ts` has added to it.
 */
export default function IntegrationPanel({part, dialogSteps = '', children, ...path}: Props): ReactNode {
  const {integration} = useDoc().metadata.frontMatter as unknown as {integration: ShownIntegration};
  const {authentication, plan, sources, reviewed} = integration;
  switch (part) {
    case 'head':
      return (
        <ServiceHead
          facts={[
            AUTHENTICATIONS[authentication],
            plan === 'Any' ? 'Any plan' : plan,
            <>
              Checked <time dateTime={reviewed}>{formatMonth(reviewed)}</time>
            </>,
          ]}
        />
      );
    case 'capabilities':
      return <CapabilityFacts integration={integration} />;
    case 'dialog':
      return <DialogFacts integration={integration} />;
    case 'sources':
      return <Sources sources={sources} reviewed={reviewed} />;
    default:
      return (
        <AtAGlance integration={integration} path={{dialogSteps, ...path}}>
          {children}
        </AtAGlance>
      );
  }
}
