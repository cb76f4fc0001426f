import { Initials } from '../look/initials';

/** The initials of a username, whose words are separated by signs: FK for farah.k. */
export const UsernameInitials = ({ username }: { username: string }) => (
  <Initials name={username.replace(/[._-]+/g, ' ')} size={36} />
);
