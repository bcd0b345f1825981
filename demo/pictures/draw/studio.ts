import { drawObject, pictureSize, type Drawing } from './Drawing.ts';
import { el, linear, radial, rect } from './svg.ts';

/** A whole product picture: the object in a white studio that turns warm grey towards its corners. */
export function studio(drawing: Drawing): string {
  const size = pictureSize;
  const ground = drawing.ground === undefined || drawing.ground === 'floor' ? floor() : wall();
  return el(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', width: size, height: size, viewBox: `0 0 ${size} ${size}` },
    ground + drawObject(drawing),
  );
}

function floor(): string {
  const size = pictureSize;
  return (
    rect(
      0,
      0,
      size,
      size,
      linear(
        [0, 0],
        [0, 1],
        [
          [0, '#eeebe6'],
          [0.42, '#f8f7f4'],
          [0.62, '#f5f3ef'],
          [1, '#e6e2db'],
        ],
      ),
    ) +
    rect(
      0,
      0,
      size,
      size,
      radial([0.44, 0.46], 0.62, [
        [0, '#ffffff', 0.95],
        [0.45, '#ffffff', 0.6],
        [1, '#ffffff', 0],
      ]),
    ) +
    rect(
      0,
      0,
      size,
      size,
      radial([0.5, 0.48], 0.78, [
        [0.6, '#8d8377', 0],
        [1, '#8d8377', 0.16],
      ]),
    )
  );
}

function wall(): string {
  const size = pictureSize;
  return (
    rect(
      0,
      0,
      size,
      size,
      linear(
        [0, 0],
        [1, 1],
        [
          [0, '#fbfaf8'],
          [0.5, '#f5f3ef'],
          [1, '#e5e1da'],
        ],
      ),
    ) +
    rect(
      0,
      0,
      size,
      size,
      radial([0.36, 0.32], 0.8, [
        [0, '#ffffff', 0.9],
        [1, '#ffffff', 0],
      ]),
    ) +
    rect(
      0,
      0,
      size,
      size,
      radial([0.48, 0.46], 0.8, [
        [0.6, '#8d8377', 0],
        [1, '#8d8377', 0.14],
      ]),
    )
  );
}
