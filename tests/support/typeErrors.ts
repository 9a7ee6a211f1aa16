import path from 'node:path';
import ts from 'typescript';

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
};

/**
 * What TypeScript says about files, strictly and with the types of browsers and Node.js.
 *
 * @param files the files on disk that are compiled with all they import
 * @param texts further files by their paths, which need not be on disk
 * @returns messages with the name of the file and the line
 */
export function typeErrors(files: readonly string[], texts: Readonly<Record<string, string>> = {}): string[] {
  const own = new Map(Object.entries(texts).map(([file, text]) => [path.resolve(file), text]));
  const disk = ts.createCompilerHost(OPTIONS);
  const host: ts.CompilerHost = {
    ...disk,
    readFile: (file) => own.get(path.resolve(file)) ?? disk.readFile(file),
    fileExists: (file) => own.has(path.resolve(file)) || disk.fileExists(file),
    getSourceFile(file, ...rest) {
      const text = own.get(path.resolve(file));
      return text === undefined
        ? disk.getSourceFile(file, ...rest)
        : ts.createSourceFile(file, text, ts.ScriptTarget.ES2022);
    },
  };
  const roots = [...files.map((file) => path.resolve(file)), ...own.keys()];
  const program = ts.createProgram(roots, OPTIONS, host);
  return ts.getPreEmitDiagnostics(program).map(({file, start = 0, messageText}) => {
    const place = file
      ? `${path.basename(file.fileName)}:${file.getLineAndCharacterOfPosition(start).line + 1}: `
      : '';
    return place + ts.flattenDiagnosticMessageText(messageText, '\n');
  });
}
