import { drawNotLoaded } from './drawNotLoaded.ts';

/** In place of a backoffice whose texts did not come. */
export function FailedStart() {
  return <div ref={(place) => void (place && drawNotLoaded(place))} />;
}
