import type { Face } from '../look/face';
import { FaceDrawing } from '../look/face-drawing';
import { landingMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './landing.module.css';

const doctor: Face = {
  ground: '#DCEAE6',
  skin: '#C68B5E',
  hair: '#2A211F',
  style: 'bun',
  glasses: false,
  earrings: true,
  coat: true,
  top: '#B9563F',
  smile: true,
};
const patient: Face = {
  ...doctor,
  ground: '#E3ECE6',
  hair: '#241C1A',
  style: 'long',
  earrings: false,
  coat: false,
  top: '#C8553D',
};

const Room = () => (
  <svg className={styles.far} viewBox="0 0 800 560" preserveAspectRatio="xMidYMid slice">
    <defs>
      <linearGradient id="wall" x1="0" y1="0" x2="1" y2="1">
        <stop offset="0" stopColor="#EDE3D1" />
        <stop offset=".55" stopColor="#CFC4B0" />
        <stop offset="1" stopColor="#8F8E82" />
      </linearGradient>
      <filter id="soft" x="-5%" y="-5%" width="110%" height="110%">
        <feGaussianBlur stdDeviation="5" />
      </filter>
    </defs>
    <rect width="800" height="560" fill="url(#wall)" />
    <g filter="url(#soft)">
      <path d="M40 40h170v280H40z" fill="#FBF6E9" />
      <path d="M52 52h68v256H52zM130 52h68v256h-68z" fill="#D6E6E4" />
      <path d="M52 220c30-26 60-10 68-4v92H52zM130 236c24-26 50-24 68-8v80h-68z" fill="#A9C4AE" />
      <path d="M560 60h200v12H560zM560 168h200v12H560zM560 276h200v12H560z" fill="#7B6A55" />
      <path d="M572 100h18v68h-18zM616 96h16v72h-16zM700 110h12v58h-12z" fill="#35605F" />
      <path d="M592 92h22v76h-22zM716 98h22v70h-22z" fill="#B9634C" />
      <path d="M634 108h14v60h-14zM580 206h24v70h-24zM650 214h16v62h-16z" fill="#D8B468" />
      <path d="M606 198h18v78h-18zM690 204h40v72h-40z" fill="#566D79" />
      <rect x="300" y="46" width="96" height="72" fill="#F7F1E3" />
      <path d="M316 66h64M316 80h64M316 94h36" stroke="#B9AF9B" strokeWidth="4" />
      <path
        d="M700 560c-6-90-40-120-70-130 30-4 52 10 64 34-4-52 14-84 48-98-18 34-20 70-16 104 14-26 34-40 60-40-36 26-56 70-58 130z"
        fill="#4E7A5C"
      />
      <rect y="430" width="800" height="130" fill="#9C8A72" opacity=".4" />
    </g>
  </svg>
);

/** Drawing of a consultation: the doctor, the patient's own picture in the corner, and the resulting prescription. */
export function SessionPicture() {
  const m = useMessages(landingMessages);
  return (
    <figure className={styles.frame} role="img" aria-label={m.sessionPicture}>
      <div className={styles.view}>
        <div className={styles.scene}>
          <Room />
          <svg className={styles.near} viewBox="0 2 100 100">
            <FaceDrawing face={doctor} ground={false} />
          </svg>
        </div>
        <span className={styles.me}>
          <svg width="76" height="76" viewBox="0 0 100 100">
            <FaceDrawing face={patient} />
          </svg>
        </span>
        <span className={styles.cap}>
          <b>{m.doctor}</b>
          <span className="num">09:41</span>
        </span>
      </div>
      <div className={styles.slip}>
        <span className="note">{m.prescribedNow}</span>
        <strong>{m.prescribed}</strong>
        <span className="note">{m.dosage}</span>
      </div>
    </figure>
  );
}
