import { useEffect, useRef } from 'react';

interface Props {
  stream: MediaStream | null;
  label: string;
  className: string;
  muted?: boolean;
  /** Whether it is shown; sound plays in any case. */
  seen?: boolean;
  /** The browser plays no sound before the person has touched the page. */
  onBlocked?: () => void;
}

/** A live picture with its sound. */
export function Video({ stream, label, className, muted = false, seen = true, onBlocked }: Props) {
  const element = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const video = element.current;
    if (!video) return;
    video.srcObject = stream;
    if (!stream) return;
    video.play().catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'NotAllowedError') onBlocked?.();
      // A stream that was replaced while it began to play: the next one plays.
      else if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
    });
  }, [stream, onBlocked]);
  return (
    <video ref={element} className={className} data-seen={seen} aria-label={label} muted={muted} playsInline autoPlay />
  );
}
