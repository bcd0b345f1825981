import { createContext, type ReactNode } from 'react';

/** What finds records and screens from the bar at the top; it knows the screens, which the bar does not. */
export const FinderContext = createContext<ReactNode>(null);
