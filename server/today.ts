export { today } from '../resources/today.ts';
