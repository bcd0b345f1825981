import { z } from 'zod';
import { suggestions } from '../limits.ts';

/** What may stand where somebody types to find records (behaviour B476). */
export const typedText = z.string().max(suggestions.longestText);
