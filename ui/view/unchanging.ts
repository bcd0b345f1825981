import type { ReactNode } from 'react';
import type { View } from './View.tsx';

/** A method, so that one of any props may stand for it: it is asked with those of its component alone. */
export interface Keyed<Props extends object> {
  /** By what the HTML differs on pages of one platform in one language; undefined where it is not to be kept. */
  keyOf(props: Props, view: View): string | undefined;
  /** Is it the last thing in the body of a page? What a server packed of it once, it sends with each. */
  isEnd: boolean;
}

const keys = new WeakMap<object, Keyed<object>>();

/**
 * Says that a component draws the same for the same key on every page of a platform in a language, so that a server
 * draws it once and keeps what it drew. Keys are few: words of the program, nothing that somebody sends.
 */
export function unchanging<Props extends object>(
  component: (props: Props) => ReactNode,
  keyOf: Keyed<Props>['keyOf'] = () => '',
  isEnd = false,
): (props: Props) => ReactNode {
  keys.set(component, { keyOf, isEnd });
  return component;
}

/** What `unchanging` was told of a component. */
export function keyedOf(component: object): Keyed<object> | undefined {
  return keys.get(component);
}
