import {expect, test} from '@playwright/test';
import type {Operation} from '../../src/api/pages/types';
import {samplesOf} from '../../src/api/samples';
import {languages, type Language} from '../../src/api/samples/languages';
import {createPostmanCollection} from '../../src/api/downloads/postman';
import {operationsWithoutBodies, type OperationId} from '../samples/withoutBodies';

/** How a program makes each of the calls. */
const CALLS: Readonly<Record<Language, Readonly<Record<OperationId, string>>>> = {
  curl: {
    deleteSavedView: '--request DELETE',
    deleteSavedViews: '--request DELETE',
    checkSavedView: '--max-time 30 \\\n  "$base_url',
    restoreSavedView: '--request POST',
  },
  go: {
    deleteSavedView: 'http.MethodDelete, endpoint, nil)',
    deleteSavedViews: 'http.MethodDelete, endpoint, body)',
    checkSavedView: 'http.MethodGet, endpoint, nil)',
    restoreSavedView: 'http.MethodPost, endpoint, nil)',
  },
  java: {
    deleteSavedView: '.DELETE()',
    deleteSavedViews: '.method("DELETE", BodyPublishers.ofString(BODY))',
    checkSavedView: '.GET()',
    restoreSavedView: '.POST(BodyPublishers.noBody())',
  },
  nodejs: {
    deleteSavedView: "method: 'DELETE',",
    deleteSavedViews: "method: 'DELETE',",
    checkSavedView: 'fetch(url, {\n  headers: {',
    restoreSavedView: "method: 'POST',",
  },
  php: {
    deleteSavedView: "CURLOPT_CUSTOMREQUEST => 'DELETE',",
    deleteSavedViews: "CURLOPT_CUSTOMREQUEST => 'DELETE',",
    checkSavedView: 'curl_setopt_array($curl, [\n    CURLOPT_HTTPHEADER',
    restoreSavedView: "CURLOPT_CUSTOMREQUEST => 'POST',",
  },
  python: {
    deleteSavedView: 'requests.delete(',
    deleteSavedViews: 'requests.delete(',
    checkSavedView: 'requests.get(',
    restoreSavedView: 'requests.post(',
  },
  ruby: {
    deleteSavedView: 'Net::HTTP::Delete.new(uri)',
    deleteSavedViews: 'Net::HTTP::Delete.new(uri)',
    checkSavedView: 'Net::HTTP::Get.new(uri)',
    restoreSavedView: 'Net::HTTP::Post.new(uri)',
  },
  rust: {
    deleteSavedView: '.delete(url)',
    deleteSavedViews: '.delete(url)',
    checkSavedView: '.get(url)',
    restoreSavedView: '.post(url)',
  },
  swift: {
    deleteSavedView: 'request.httpMethod = "DELETE"',
    deleteSavedViews: 'request.httpMethod = "DELETE"',
    checkSavedView: 'URLRequest(url: url, timeoutInterval: 30)\nrequest.setValue',
    restoreSavedView: 'request.httpMethod = "POST"',
  },
  csharp: {
    deleteSavedView: 'new HttpRequestMessage(HttpMethod.Delete, url)',
    deleteSavedViews: 'new HttpRequestMessage(HttpMethod.Delete, url)',
    checkSavedView: 'new HttpRequestMessage(HttpMethod.Get, url)',
    restoreSavedView: 'new HttpRequestMessage(HttpMethod.Post, url)',
  },
};

/** How a program sends a JSON body, and how it prints an answer. */
const BODIES: Readonly<Record<Language, {readonly sends: string; readonly prints?: string}>> = {
  curl: {sends: '--data-binary'},
  go: {sends: 'strings.NewReader', prints: 'fmt.Println(string(answer))'},
  java: {sends: 'BodyPublishers.ofString', prints: 'System.out.println'},
  nodejs: {sends: 'body: JSON.stringify', prints: 'console.log'},
  php: {sends: 'CURLOPT_POSTFIELDS', prints: 'echo '},
  python: {sends: 'json={', prints: 'print(json.dumps(response.json()'},
  ruby: {sends: 'request.body =', prints: 'puts '},
  rust: {sends: '.json(&body)', prints: ' println!'},
  swift: {sends: 'request.httpBody', prints: ' print(answer)'},
  csharp: {sends: 'request.Content =', prints: 'Console.WriteLine('},
};

/** What a program imports, and how it is used. */
const IMPORTS: Partial<Record<Language, readonly (readonly [line: string, use: string])[]>> = {
  java: [['import java.net.http.HttpRequest.BodyPublishers;', 'BodyPublishers.']],
  python: [['import json\n', 'json.']],
  ruby: [["require 'json'", 'JSON.']],
  rust: [['use serde_json::json;', 'json!(']],
  go: [['"strings"', 'strings.']],
  csharp: [
    ['using System.Text.Json;\n', 'JsonException'],
    ['using System.Text.Json.Nodes;\n', 'JsonNode.'],
  ],
};

for (const language of languages) {
  for (const [operationId, operation] of Object.entries(operationsWithoutBodies)) {
    test(`${language}: ${operationId}`, () => {
      const {code = ''} = samplesOf(operation).find((sample) => sample.language === language) ?? {};
      expect(code).toContain(CALLS[language][operation.operationId as OperationId]);

      const {sends, prints} = BODIES[language];
      expect(code.includes(sends), 'a body is sent where there is one').toBe(Boolean(operation.requestBody));
      if (prints !== undefined) {
        const hasAnswer = Object.values(operation.responses).some(({content}) => content);
        expect(code.includes(prints), 'an answer is printed where there is one').toBe(hasAnswer);
      }
      for (const [line, use] of IMPORTS[language] ?? []) {
        expect(code.includes(line), `${line.trim()} is there where it is needed`).toBe(
          code.replace(line, '').includes(use),
        );
      }
    });
  }
}

test('a Postman collection has them, with what they send', async () => {
  const {deleteSavedView, deleteSavedViews, checkSavedView, restoreSavedView} = operationsWithoutBodies;
  // In a description, the server is the one of all operations.
  const described = (operation: Operation) => ({...operation, servers: undefined});
  const collection = await createPostmanCollection({
    openapi: '3.1.0',
    info: {title: 'Views', version: '2.0'},
    servers: deleteSavedView.servers,
    paths: {
      [deleteSavedView.path]: {delete: described(deleteSavedView)},
      [deleteSavedViews.path]: {delete: described(deleteSavedViews)},
      [checkSavedView.path]: {get: described(checkSavedView)},
      [restoreSavedView.path]: {post: described(restoreSavedView)},
    },
  });
  const items = collection.item.flatMap(({item}) => item);
  expect(
    items
      .map(({request: {method, url}, response}) =>
        [method, url.path.join('/'), ...response.map(({code}) => code)].join(' '),
      )
      .sort(),
  ).toEqual([
    'DELETE saved-views 204',
    'DELETE saved-views/:saved_view_id 204',
    'GET saved-views/:saved_view_id/check 204',
    'POST saved-views/:saved_view_id/restore 200',
  ]);
});
