import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { Control } from './control';
import { messages } from './messages';
import type { OwnMedia, OwnMediaState } from './own-media';

/** Mute and camera. */
export function OwnControls({ own, state }: { own: OwnMedia; state: OwnMediaState }) {
  const heard = state.microphone.on;
  const seen = state.camera.on;
  return (
    <>
      <Control
        icon={heard ? Mic : MicOff}
        label={heard ? messages.mute : messages.unmute}
        off={!heard}
        shortcut="M"
        onPress={() => void own.turn('microphone', !heard)}
      />
      <Control
        icon={seen ? Video : VideoOff}
        label={messages.camera}
        deed={seen ? messages.stopCamera : messages.startCamera}
        off={!seen}
        shortcut="V"
        onPress={() => void own.turn('camera', !seen)}
      />
    </>
  );
}
