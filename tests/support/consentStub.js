/**
 * Stands in for loader.js in tests of the snippets on consent pages. It has the members of product-facts
 * 4.8 and nothing else: a snippet that uses another one throws.
 */
(() => {
  const listeners = new Map();
  const categories = {essential: true, functional: false, analytics: false, advertising: false};
  const record = {
    visitorId: 'c20d6ec0-4882-4760-a70a-1b194b8fbc4b',
    userKey: null,
    categories,
    model: 'opt_in',
    method: 'none',
    policyId: 'cpo_01HZH7M2M0R0Q1RM8H6QDZR1Y4',
    policyVersion: 7,
    region: 'FR',
    gpc: false,
    language: 'en',
    decidedAt: null,
    expiresAt: null,
  };

  function emit(event, detail) {
    for (const listener of listeners.get(event) ?? []) listener(detail);
    document.dispatchEvent(new CustomEvent(`clearwarden:${event}`, {detail}));
  }

  async function decide(changes, method) {
    const previous = {...categories};
    Object.assign(categories, changes, {essential: true});
    record.method = method;
    record.decidedAt = '2025-09-16T18:20:00Z';
    const names = Object.keys(categories);
    emit('consent:changed', {
      previous,
      current: {...categories},
      granted: names.filter((name) => categories[name] && !previous[name]),
      revoked: names.filter((name) => !categories[name] && previous[name]),
      method,
      record,
    });
    emit('consent:saved', {record});
    return record;
  }

  const all = (isGranted) => ({functional: isGranted, analytics: isGranted, advertising: isGranted});
  const on = (event, listener) => {
    listeners.set(event, [...(listeners.get(event) ?? []), listener]);
    return () => off(event, listener);
  };
  const off = (event, listener) =>
    listeners.set(
      event,
      (listeners.get(event) ?? []).filter((other) => other !== listener),
    );

  const strict = (name, members) =>
    new Proxy(members, {
      get(target, key) {
        if (typeof key === 'string' && !(key in target) && key !== 'then' && key !== 'toJSON') {
          throw new Error(`${name}.${key} is not in the documented API`);
        }
        return target[key];
      },
    });

  const consent = strict('consent', {
    version: '1.0.0',
    siteKey: 'site_8FQ2M7RWXA',
    ready: Promise.resolve(record),
    getRecord: () => ({...record, categories: {...categories}}),
    getState: () => ({...categories}),
    isGranted: (category) => Boolean(categories[category]),
    whenGranted: (category) =>
      categories[category]
        ? Promise.resolve()
        : new Promise((resolve) => on('consent:changed', () => categories[category] && resolve())),
    update: (changes) => decide(changes, 'api'),
    acceptAll: () => decide(all(true), 'accept_all'),
    rejectAll: () => decide(all(false), 'reject_all'),
    openBanner: () => emit('banner:shown', {}),
    openPreferences: () => emit('preferences:opened', {}),
    close: () => emit('banner:closed', {}),
    reset: () => Promise.resolve(),
    identify: (userKey) => Promise.resolve(Object.assign(record, {userKey})),
    forget: () => undefined,
    setLanguage: (language) => Promise.resolve(void Object.assign(record, {language})),
    on,
    once: (event, listener) => {
      const stop = on(event, (detail) => {
        stop();
        listener(detail);
      });
      return stop;
    },
    off,
  });

  const debug = strict(
    'debug',
    Object.fromEntries(
      'on off state trackers blocked cookies explain simulate events policy clear report'
        .split(' ')
        .map((name) => [name, () => []]),
    ),
  );

  window.Clearwarden = strict('Clearwarden', {consent, debug});
  for (const callback of window.clearwardenQueue ?? []) callback(consent);
  window.clearwardenQueue = {push: (callback) => callback(consent)};
  setTimeout(() => {
    emit('ready', record);
    emit('signal:detected', {signal: 'gpc', honored: true});
    emit('tracker:blocked', {
      trackerId: 'trk_01J038D3M0K6361TXVGEY8BARB',
      url: 'https://tags.adriver.example/pixel.js',
      kind: 'script',
      category: 'advertising',
    });
  });
})();
