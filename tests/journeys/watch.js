/**
 * Tells the host of the journeys what a page says in the console, what nobody catches, and what the
 * Content-Security-Policy stops. At once, so that nothing is lost when the page goes and the order holds.
 */
(() => {
  const say = (type, text) => {
    const request = new XMLHttpRequest();
    request.open('POST', '/journey/said', false);
    try {
      request.send(JSON.stringify({type, text}));
    } catch {
      // The page is going.
    }
  };
  for (const type of ['error', 'warn', 'log']) {
    const write = console[type];
    console[type] = (...values) => {
      write.apply(console, values);
      say(type, values.join(' '));
    };
  }
  addEventListener('error', ({message}) => message && say('uncaught', message));
  addEventListener('unhandledrejection', ({reason}) => say('uncaught', String(reason)));
  addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) => {
    say('policy', `${violatedDirective} stops ${blockedURI}`);
  });
})();
