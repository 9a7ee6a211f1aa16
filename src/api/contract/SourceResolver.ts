import fs from 'node:fs';
import path from 'node:path';
import {BaseResolver, type Source} from '@redocly/openapi-core';

/** Reads files of api/ and nothing else, whatever a description refers to. */
export class SourceResolver extends BaseResolver {
  private readonly folder: string;

  /** @param root folder that contains api/ */
  constructor(root: string) {
    super();
    this.folder = fs.realpathSync(path.join(root, 'api')) + path.sep;
  }

  override async loadExternalRef(absoluteRef: string): Promise<Source> {
    if (!path.isAbsolute(absoluteRef)) throw new Error(`${absoluteRef} is no file of api/`);
    if (fs.existsSync(absoluteRef) && !fs.realpathSync(absoluteRef).startsWith(this.folder)) {
      throw new Error(`${absoluteRef} is outside of api/`);
    }
    return super.loadExternalRef(absoluteRef);
  }
}
