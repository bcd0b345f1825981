import { configure } from '@testing-library/react';

/** The first screen of a run loads and compiles half of the backoffice; only what fails waits so long. */
configure({ asyncUtilTimeout: 30_000 });
