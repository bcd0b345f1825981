import { crawlPlatforms } from './crawlPlatforms.ts';

crawlPlatforms(3);
