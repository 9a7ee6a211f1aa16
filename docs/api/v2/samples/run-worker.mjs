import {setTimeout as wait} from 'node:timers/promises';
import {handleNext} from './worker.mjs';

async function handle(event) {
  console.log(event.type, event.id); // your work goes here
}

for (;;) {
  const isHandled = await handleNext(handle);
  if (!isHandled) await wait(5000); // nothing left, or the work failed
}
