import { Mic, MicOff, Video, VideoOff } from 'lucide-react';
import { Control } from './control';
import { meetingMessages } from './messages';
import { useMessages } from '../../language/messages';
import type { OwnMedia, OwnMediaState } from './own-media';

/** The buttons for the microphone and the camera. */
export function OwnControls({ own, state }: { own: OwnMedia; state: OwnMediaState }) {
  const m = useMessages(meetingMessages);
  const heard = state.microphone.on;
  const seen = state.camera.on;
  return (
    <>
      <Control
        icon={heard ? Mic : MicOff}
        label={heard ? m.mute : m.unmute}
        off={!heard}
        shortcut="M"
        onPress={() => void own.turn('microphone', !heard)}
      />
      <Control
        icon={seen ? Video : VideoOff}
        label={m.camera}
        action={seen ? m.stopCamera : m.startCamera}
        off={!seen}
        shortcut="V"
        onPress={() => void own.turn('camera', !seen)}
      />
    </>
  );
}
