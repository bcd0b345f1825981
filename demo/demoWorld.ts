/** The demo world as a start of the server loads it, and only where it is asked for. */
export { demoPassword, demoUsers } from './demoUsers.ts';
export { demoProducts, loadDemoWorld } from './load.ts';
