import type { PlatformGroupKey } from '../../resources/platform/platformGroups.ts';
import { tokens } from '../../resources/platform/tokens.ts';

/** Gives the page the custom properties of a platform group, such as `--accent`. */
export function applyTokens(group: PlatformGroupKey, page: Document = document): void {
  for (const [name, value] of Object.entries(tokens[group]))
    page.documentElement.style.setProperty(
      `--${name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)}`,
      value,
    );
}
