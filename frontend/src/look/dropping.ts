import { useState, type DragEvent } from 'react';

/** Props that make an element a drop target for files; `over` is true while files hover above it. */
export function useDrop(take: (files: File[]) => void) {
  const [over, setOver] = useState(false);
  const stop = (event: DragEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    over,
    target: {
      onDragOver: (event: DragEvent) => {
        stop(event);
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        stop(event);
        setOver(false);
      },
      onDrop: (event: DragEvent) => {
        stop(event);
        setOver(false);
        take([...event.dataTransfer.files]);
      },
    },
  };
}
