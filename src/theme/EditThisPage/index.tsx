import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/EditThisPage';
import EditThisPage from '@theme-original/EditThisPage';
import {site} from '@site/src/product/site';

/** `docusaurus/provenance` puts it in. */
declare const SOURCE_COMMIT: string;

/** The commit of the page: known while it's written, and what the page says in the browser. No script has it. */
const commitOfPage = (): string =>
  typeof document === 'undefined'
    ? SOURCE_COMMIT
    : (document.querySelector<HTMLMetaElement>('meta[name="source-commit"]')?.content ?? '');

/** The theme's way to the source of a page, and the way to who repairs it: with the page's address and its commit. */
export default function EditThisPageOrReport(props: Props): ReactNode {
  const {pathname} = useLocation();
  const query = new URLSearchParams({page: `${site.url}${pathname}`, commit: commitOfPage()});
  return (
    <>
      <EditThisPage {...props} />
      <Link to={`${site.links.newIssue}?${query.toString()}`} className="theme-edit-this-page">
        Report a problem
      </Link>
    </>
  );
}
