import {expect, test} from '@playwright/test';
import {splitByCode} from '../../src/integrations/browser/EndpointTable/codeNames';

const namesIn = (sentence: string) => splitByCode(sentence).filter((_, index) => index % 2 === 1);

test('headers with their values and names of parameters are code, and prose is not', () => {
  for (const [sentence, names] of [
    ['Authorization: Bearer {access_token} (OAuth 2.0)', ['Authorization: Bearer {access_token}']],
    [
      'X-CleverTap-Account-Id: {project_id}, api-key: {API key}',
      ['X-CleverTap-Account-Id: {project_id}', 'api-key: {API key}'],
    ],
    ['Cursor in paging.next.after; at most 10,000 results', ['paging.next.after']],
    ['nextPageToken, $top, and @odata.nextLink', ['nextPageToken', '$top', '@odata.nextLink']],
    ['limit and next_offset, 1.5 seconds apart', ['next_offset']],
    ['By page number for eBay and OAuth apps', []],
    ['Basic with Account ID and personal access token', []],
  ] as const) {
    expect(namesIn(sentence), sentence).toEqual(names);
    expect(splitByCode(sentence).join('')).toBe(sentence);
  }
});
