import { appendFileSync } from 'node:fs';
import { registerHooks } from 'node:module';

/** Loaded before a program (`node --import`): writes the address of every module that it loads to LOADED_MODULES. */
registerHooks({
  load(url, context, next) {
    appendFileSync(process.env.LOADED_MODULES ?? '', `${url}\n`);
    return next(url, context);
  },
});
