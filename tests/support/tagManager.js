/**
 * Stands in for the script of Google Tag Manager. It takes what is in the data layer and what comes later, as
 * Tag Manager does, reports each command to the console, and sets the cookies of Google Analytics on the host
 * and on every domain above it, as soon as it is allowed to.
 */
(() => {
  const consent = {};
  const labels = location.hostname.split('.');
  const isAddress = /^[\d.]+$/.test(location.hostname);
  const domains = isAddress ? [] : labels.map((_, index) => labels.slice(index).join('.'));

  const setCookies = () => {
    for (const name of ['_ga', '_ga_TEST123', '_gid']) {
      for (const domain of ['', ...domains.map((name) => `; Domain=${name}`)]) {
        document.cookie = `${name}=1; Max-Age=3600; Path=/${domain}`;
      }
    }
  };

  const take = (entry) => {
    const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]';
    console.log(`tag manager: ${JSON.stringify(isCommand ? [...entry] : entry)}`);
    if (!isCommand || entry[0] !== 'consent') return;
    Object.assign(consent, entry[2]);
    if (consent.analytics_storage === 'granted') setCookies();
  };

  const {dataLayer} = window;
  for (const entry of dataLayer) take(entry);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (...entries) => {
    entries.forEach(take);
    return push(...entries);
  };
})();
