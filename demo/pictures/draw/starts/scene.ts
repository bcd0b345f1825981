import { Stage, type Camera } from '../Stage.ts';
import { el } from '../svg.ts';
import { startHeight, startWidth } from './landscape.ts';

/** Solids put into a landscape; the camera's `at` is where the origin lies in the picture. */
export function solids(camera: Camera, draw: (stage: Stage) => void, castsShadow = true): string {
  const stage = new Stage(camera, castsShadow ? 'floor' : 'air');
  draw(stage);
  return stage.toSvg();
}

export function scene(layers: readonly string[]): string {
  const size = { width: startWidth, height: startHeight, viewBox: `0 0 ${startWidth} ${startHeight}` };
  return el('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, layers.join(''));
}
