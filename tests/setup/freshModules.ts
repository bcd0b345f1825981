import { vi } from 'vitest';

/** The files of a worker share what comes from npm, and nothing of the project: what a module keeps is kept for one file. */
vi.resetModules();
