import { colourIn } from './light.ts';
import type { Material } from './Material.ts';
import { hullOf } from './hullOf.ts';
import { cross, dot, type Frame, type Place, type Point } from './space.ts';
import { blurred, clipped, group, path, polygon } from './svg.ts';

export type Camera = {
  /** How far the viewer has walked round to the right, and how far above the object they look, in degrees. */
  yaw: number;
  pitch: number;
  /** Pixels per unit of length. */
  scale: number;
  at: Point;
};

/** What shadows fall on: the floor below, the wall behind (the plane y = 0), or nothing. */
export type Ground = 'floor' | 'wall' | 'air';

/**
 * Where solids are put, one before the other: it projects them as a long lens does (parallels stay parallel),
 * collects their drawing and their shadows, and knows how far they reach.
 */
export class Stage {
  readonly scale: number;
  readonly towardsViewer: Place;
  readonly ground: Ground;
  low: [number, number] = [Infinity, Infinity];
  high: [number, number] = [-Infinity, -Infinity];
  private readonly parts: string[] = [];
  private readonly contact: string[] = [];
  private readonly cast: string[] = [];
  private readonly across: Place;
  private readonly upwards: Place;
  private readonly at: Point;

  constructor({ yaw, pitch, scale, at }: Camera, ground: Ground) {
    const [a, e] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
    const away: Place = [-Math.sin(a), Math.cos(a), 0];
    this.across = [Math.cos(a), Math.sin(a), 0];
    this.upwards = [away[0] * Math.sin(e), away[1] * Math.sin(e), Math.cos(e)];
    this.towardsViewer = [-away[0] * Math.cos(e), -away[1] * Math.cos(e), Math.sin(e)];
    this.scale = scale;
    this.at = at;
    this.ground = ground;
  }

  project(place: Place): Point {
    return [
      this.at[0] + dot(place, this.across) * this.scale,
      this.at[1] - dot(place, this.upwards) * this.scale,
    ];
  }

  /** Projects a corner of something to be seen, so that the picture is framed round it. */
  show(place: Place): Point {
    const point = this.project(place);
    for (const i of [0, 1] as const) {
      this.low[i] = Math.min(this.low[i], point[i]);
      this.high[i] = Math.max(this.high[i], point[i]);
    }
    return point;
  }

  /** A direction in space as the viewer sees it: right, up, towards the viewer. */
  seen(direction: Place): Place {
    return [dot(direction, this.across), dot(direction, this.upwards), dot(direction, this.towardsViewer)];
  }

  isFacing(normal: Place): boolean {
    return dot(normal, this.towardsViewer) > 1e-6;
  }

  colour(material: Material, normal: Place): string {
    return colourIn(material, this.seen(normal));
  }

  matrix(frame: Frame): string {
    const [x, y] = this.project(frame.at);
    const [u, v] = [frame.u, frame.v].map((axis) => [
      dot(axis, this.across) * this.scale,
      -dot(axis, this.upwards) * this.scale,
    ]);
    return `matrix(${[u![0]!, u![1]!, v![0]!, v![1]!, x, y].map((n) => n.toFixed(5)).join(' ')})`;
  }

  isVisible({ u, v }: Frame): boolean {
    return this.isFacing(cross(u, v));
  }

  /** Adds what is drawn in pixels of the picture. */
  draw(svg: string): void {
    this.parts.push(svg);
  }

  /** Adds what is drawn in the plane of a face, in units of length. */
  drawOn(frame: Frame, svg: string): void {
    this.parts.push(group(svg, { transform: this.matrix(frame) }));
  }

  /** Keeps what is drawn meanwhile within an outline, in pixels of the picture. */
  drawWithin(outline: string, draw: () => void): void {
    const from = this.parts.length;
    draw();
    this.parts.push(clipped(this.parts.splice(from).join(''), outline));
  }

  /** Lets the corners of a solid cast their shadow on the ground. */
  shade(corners: readonly Place[]): void {
    if (this.ground === 'air' || corners.length < 3) return;
    if (this.ground === 'wall') {
      const reach = 90 / this.scale;
      const fallen = corners.map(([x, y, z]): Place => {
        const away = Math.min(reach, Math.max(0, -y));
        return [x + away * 0.5, 0, z - away * 0.75];
      });
      this.cast.push(this.flat(fallen));
      this.contact.push(
        this.flat(corners.map(([x, , z]): Place => [x + 4 / this.scale, 0, z - 8 / this.scale])),
      );
      return;
    }
    const heights = corners.map(([, , z]) => z);
    const lowest = Math.min(...heights);
    const reach = 330 / this.scale;
    const away: Place = [-this.across[1], this.across[0], 0];
    const fallen = corners.map(([x, y, z]): Place => {
      const height = Math.min(reach, z);
      const [right, back] = [height * 0.42, height * 0.2];
      return [x + this.across[0] * right + away[0] * back, y + this.across[1] * right + away[1] * back, 0];
    });
    this.cast.push(this.flat(fallen));
    if (lowest * this.scale > 12) return;
    const limit = lowest + Math.max(4 / this.scale, (Math.max(...heights) - lowest) * 0.12);
    this.contact.push(this.flat(corners.filter(([, , z]) => z <= limit).map(([x, y]): Place => [x, y, 0])));
  }

  private flat(places: Place[]): string {
    return polygon(hullOf(places.map((place) => this.project(place))));
  }

  /** The drawing with its shadows, without a background. */
  toSvg(): string {
    const filled = (shapes: string[]) =>
      path([...new Set(shapes)].join(''), '#2c2a2c', { fillRule: 'nonzero' });
    const soft = this.ground === 'wall' ? [24, 7, 0.26, 0.2] : [34, 9, 0.26, 0.5];
    const shadows =
      this.cast.length === 0
        ? ''
        : blurred(filled(this.cast), soft[0]! * 2.2, { opacity: soft[2]! * 0.6 }) +
          blurred(filled(this.cast), soft[0]!, { opacity: soft[2] }) +
          (this.contact.length > 0 ? blurred(filled(this.contact), soft[1]!, { opacity: soft[3] }) : '');
    return shadows + this.parts.join('');
  }

  /** Pixels as units of length. */
  pixels(n: number): number {
    return n / this.scale;
  }
}
