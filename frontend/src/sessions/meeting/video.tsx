import { useEffect, useRef } from 'react';

interface Props {
  stream: MediaStream | null;
  label: string;
  className: string;
  muted?: boolean;
  /** Whether the video is visible; sound always plays. */
  seen?: boolean;
  /** Called if the browser blocks playback until the person interacts with the page. */
  onBlocked?: () => void;
}

/** A live video with sound. */
export function Video({ stream, label, className, muted = false, seen, onBlocked }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    video.srcObject = stream;
    if (!stream) return;
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') onBlocked?.();
      // `AbortError`: the stream was replaced while starting to play; the new one plays.
      else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  }, [stream, onBlocked]);
  return (
    <video ref={element} className={className} data-seen={seen} aria-label={label} muted={muted} playsInline autoPlay />
  );
}
