import { crawlPlatforms } from '../crawlPlatforms.ts';

crawlPlatforms(200);
