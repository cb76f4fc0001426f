import { ExternalLink } from 'lucide-react';
import { Icon } from './icon';

/** Whether an address is one of the web: a link with another scheme could run a script. */
const isOfTheWeb = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);

interface Props {
  title: string;
  url: string;
  /** Told after the title, for those who do not see the icon. */
  opensInNewTab: string;
}

/** A link that leaves the product in a new tab; only its title if its address is none of the web. */
export function WebLink({ title, url, opensInNewTab }: Props) {
  if (!isOfTheWeb(url)) return title;
  return (
    <a className="web-link" href={url} target="_blank" rel="noopener noreferrer">
      {title}
      <Icon of={ExternalLink} size={16} />
      <span className="sr"> ({opensInNewTab})</span>
    </a>
  );
}
