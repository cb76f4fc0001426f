import { configure } from '@testing-library/react';

/** Milliseconds to wait for what is to appear: no machine is that slow, however busy. */
configure({ asyncUtilTimeout: 60_000 });
