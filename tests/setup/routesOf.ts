import type { FastifyInstance } from 'fastify';

/** What the router knows, as `METHOD /path` with parameters in braces; `HEAD` goes with `GET`, and `OPTIONS` is no call. */
export function routesOf(app: FastifyInstance): string[] {
  const trail: string[] = [];
  return app
    .printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods] =
        /^((?:[│ ] {3})*)[├└]── (.*?)(?: \((.*)\))?$/.exec(line) ?? [];
      if (!part) return [];
      const depth = indent.length / 4;
      trail.splice(depth, trail.length, part);
      const path = trail.join('').replace(/:([^/]+)/g, '{$1}');
      const named = methods?.split(', ').filter((method) => !['HEAD', 'OPTIONS'].includes(method)) ?? [];
      return named.map((method) => `${method} ${path}`);
    });
}
