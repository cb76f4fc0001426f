import { configure } from '@testing-library/react';

/** Milliseconds to wait for what is to appear: a second is too short where two suites load their modules at once. */
configure({ asyncUtilTimeout: 8_000 });
