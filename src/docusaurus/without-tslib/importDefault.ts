interface Imported {
  readonly __esModule?: boolean;
}

/** What a module of CommonJS gives as its default: itself, unless it was written as one of ECMAScript. */
export function __importDefault<Module extends Imported>(module: Module): Module | {default: Module} {
  return module.__esModule ? module : {default: module};
}
