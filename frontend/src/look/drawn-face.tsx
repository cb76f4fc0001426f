import { faceOf } from './face';
import { FaceDrawing } from './face-drawing';

/** The face drawn from a seed, `size` in px. */
const DrawnFace = ({ seed, size }: { seed: string; size: number }) => (
  <svg className="avatar" width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
    <FaceDrawing face={faceOf(seed)} />
  </svg>
);
export default DrawnFace;
