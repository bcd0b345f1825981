import type { TranslationMessages } from 'ra-core';
import type { backoffice } from '../../resources/texts/de/backoffice.ts';

/** The keys that react-admin names itself, without its open ends and its optional editors. */
type Named<T> = { [K in keyof T as string extends K ? never : undefined extends T[K] ? never : K]: T[K] };

/** Paths of messages that react-admin shows and `Given` has neither as text nor in plural forms. */
type Missing<Wanted, Given, Path extends string = 'ra'> = {
  [K in keyof Named<Wanted> & string]: K extends keyof Given
    ? Given[K] extends string
      ? never
      : Missing<Named<Wanted>[K], Given[K], `${Path}.${K}`>
    : `${K}_other` extends keyof Given
      ? never
      : `${Path}.${K}`;
}[keyof Named<Wanted> & string];

type Complete<T extends never> = T;

/** Fails to compile as soon as react-admin has a message that our texts lack, and names it. */
export type MissingMessages = Complete<Missing<TranslationMessages['ra'], (typeof backoffice)['ra']>>;
