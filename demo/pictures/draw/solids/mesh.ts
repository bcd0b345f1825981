import { textureOf, type Material } from '../Material.ts';
import { cross, dot, subtract, times, unit, type Place } from '../space.ts';
import type { Stage } from '../Stage.ts';
import { group, polygon } from '../svg.ts';

/** Rings of equally many points; neighbours are joined by facets that look outwards when rings turn left. */
export type Rings = readonly (readonly Place[])[];

export type MeshOptions = {
  /** Rings are open lines, not closed round. */
  isOpen?: boolean;
  /** Inner sides are seen too, as of a bowl or a thin sheet, in this material. */
  inside?: Material;
  castsNoShadow?: boolean;
  /** Below 1 for glass and the like. */
  opacity?: number;
};

/** A curved surface of small facets, drawn from back to front. */
export function mesh(stage: Stage, rings: Rings, material: Material, options: MeshOptions = {}): void {
  const facets: { depth: number; svg: string }[] = [];
  for (let i = 0; i + 1 < rings.length; i++) {
    const [lower, upper] = [rings[i]!, rings[i + 1]!];
    const last = options.isOpen ? lower.length - 1 : lower.length;
    for (let j = 0; j < last; j++) {
      const k = (j + 1) % lower.length;
      const corners = [lower[j]!, lower[k]!, upper[k]!, upper[j]!];
      const normal = unit(cross(subtract(corners[2]!, corners[0]!), subtract(corners[3]!, corners[1]!)));
      const isFacing = stage.isFacing(normal);
      if (!isFacing && !options.inside) continue;
      const color = isFacing
        ? stage.colour(material, normal)
        : stage.colour(options.inside!, times(normal, -1));
      const d = polygon(corners.map((corner) => stage.project(corner)));
      facets.push({
        depth: corners.reduce((sum, corner) => sum + dot(corner, stage.towardsViewer), 0),
        svg: `<path d="${d}" fill="${color}" stroke="${color}" stroke-width="1"/>`,
      });
    }
  }
  for (const ring of rings) for (const place of ring) stage.show(place);
  const drawn = facets
    .sort((a, b) => a.depth - b.depth)
    .map(({ svg }) => svg)
    .join('');
  const texture = textureOf(material, 1);
  const solid = texture ? texture.def + group(drawn, { filter: texture.url }) : drawn;
  stage.draw(options.opacity === undefined ? solid : group(solid, { opacity: options.opacity }));
  if (!options.castsNoShadow) castFrom(stage, rings);
}

/** Long bodies cast piece by piece, so that a bent pipe does not cast the shadow of a sheet. */
function castFrom(stage: Stage, rings: Rings): void {
  const pace = Math.max(1, Math.floor(rings.length / 24));
  for (let i = 0; i < rings.length - 1; i += pace)
    stage.shade([...rings[i]!, ...rings[Math.min(rings.length - 1, i + pace)]!]);
}
