/**
 * Key of the local storage that is written whenever somebody signs in or out, so that every open tab learns of it
 * (specification section 4). What stands there means nothing.
 */
export const loginChangeKey = 'loginChange';
