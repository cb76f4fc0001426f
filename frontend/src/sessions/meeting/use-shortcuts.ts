import { useEffect } from 'react';
import type { OwnMedia } from './own-media';

/** Elements in which keys enter text. */
const TEXT_FIELDS = 'input, select, textarea, [contenteditable="true"]';

/** Keyboard shortcuts of the whole page: M mutes and unmutes, V stops and starts the camera. */
export function useShortcuts(own: OwnMedia): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      if (event.target instanceof Element && event.target.matches(TEXT_FIELDS)) return;
      const key = event.key.toLowerCase();
      const { microphone, camera } = own.now();
      if (key === 'm') void own.turn('microphone', !microphone.on);
      if (key === 'v') void own.turn('camera', !camera.on);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [own]);
}
