// The service worker: each feature that works in it is a module of its own, which adds its listeners when it is imported.
import './shell-in-worker';
import './push-in-worker';
import './update-in-worker';
