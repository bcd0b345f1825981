import type { Routing } from './registerCall.ts';
import type { Taking } from './exchange/uploadedFile.ts';
import { beginning } from './workbenches/beginning.ts';
import { beginningWithUpload } from './workbenches/beginningWithUpload.ts';
import { deciding } from './workbenches/deciding.ts';
import { looking } from './workbenches/looking.ts';
import { rest } from './workbenches/rest.ts';

/** Files that are looked through and decided upon before they are written (behaviour B340, B341, B342, B343). */
export function workbenches(routing: Routing, taking: Taking): void {
  beginning(routing, taking);
  beginningWithUpload(routing, taking);
  looking(routing);
  deciding(routing, taking);
  rest(routing, taking);
}
