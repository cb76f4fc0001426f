import { useMessages } from '../language/messages';
import { shellMessages } from './messages';
import styles from './shell.module.css';

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const networks = [
  {
    name: 'Instagram',
    to: 'https://instagram.com/',
    paths: [
      'M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5z',
      'M8 12a4 4 0 1 0 8 0a4 4 0 1 0-8 0z',
      'M16.8 7.2h.01',
    ],
  },
  {
    name: 'YouTube',
    to: 'https://youtube.com/',
    paths: ['M6.5 5.5h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4z', 'M10.2 9.3v5.4l4.6-2.7z'],
  },
  {
    name: 'LinkedIn',
    to: 'https://linkedin.com/',
    paths: [
      'M6.5 3.5h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3z',
      'M8 11v5.5M8 7.8v.01M12 16.5V11M12 13.4c0-3 4.2-3.2 4.2 0v3.1',
    ],
  },
] as const;

/** Links to social networks in the footer, opened in a new tab. */
export function SocialLinks() {
  const m = useMessages(shellMessages);
  return (
    <ul className={`row ${styles.social}`}>
      {networks.map(({ name, to, paths }) => (
        <li key={name}>
          <a href={to} target="_blank" rel="noreferrer" aria-label={m.opensInNewTab({ network: name })}>
            <svg width="22" height="22" viewBox="0 0 24 24" {...stroke} aria-hidden="true">
              {paths.map((path) => (
                <path key={path} d={path} />
              ))}
            </svg>
          </a>
        </li>
      ))}
    </ul>
  );
}
