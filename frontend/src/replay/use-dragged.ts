import { useEffect, useMemo, useState } from 'react';
import type { RailPoint } from './rail-scale';
import { throttled } from './throttled';
import { ASK_EVERY_MS } from './use-moment';
import type { ReplayState } from './use-replay';

/**
 * The point of the rail under the pointer. It moves with each frame, so it is kept beside the rail; the record follows it less often.
 */
export function useDragged({ setDragged, moveTo }: Pick<ReplayState, 'setDragged' | 'moveTo'>) {
  const [dragged, setPoint] = useState<RailPoint | null>(null);
  const follow = useMemo(() => throttled(setDragged, ASK_EVERY_MS), [setDragged]);
  useEffect(() => () => follow.cancel(), [follow]);
  const end = () => {
    follow.cancel();
    setPoint(null);
  };
  return {
    dragged,
    drag: (point: RailPoint) => {
      setPoint(point);
      follow.act(point.position);
    },
    /** Stays at a point. */
    drop: ({ position }: RailPoint) => {
      end();
      moveTo(position);
    },
    /** Goes back to where the drag began. */
    cancel: () => {
      end();
      setDragged(null);
    },
  };
}

export type Dragging = ReturnType<typeof useDragged>;
