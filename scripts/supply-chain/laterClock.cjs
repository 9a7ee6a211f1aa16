// @ts-check
/**
 * `node --require` it: the clock of the process is 400 days and 5 hours ahead. What a build takes from the
 * clock and not from its sources differs then.
 */
const Original = Date;
const AHEAD_MS = (400 * 24 + 5) * 60 * 60 * 1000;
const now = () => Original.now() + AHEAD_MS;

globalThis.Date = new Proxy(Original, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length > 0 ? args : [now()], newTarget),
  apply: () => new Original(now()).toString(),
  get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
});
