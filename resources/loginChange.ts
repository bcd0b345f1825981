/**
 * Key of the local storage that is written whenever somebody signs in or out, so that every open tab learns of it
 * (behaviour B120). What stands there begins with `left` where somebody signed out by hand, and otherwise means nothing.
 */
export const loginChangeKey = 'loginChange';
