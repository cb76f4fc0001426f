import { QueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, type ReactNode } from 'react';
import { useMessages } from '../language/messages';
import { ErrorBox } from '../look/states';
import { homeMessages } from './messages';

interface Props {
  onRetry: () => void;
  children: ReactNode;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const m = useMessages(homeMessages);
  return <ErrorBox title={m.cardFailed} text={m.cardSafe} onRetry={onRetry} />;
}

class Boundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const retry = () => {
      this.props.onRetry();
      this.setState({ hasFailed: false });
    };
    return <Failed onRetry={retry} />;
  }
}

/** The content of a card: one that fails to render leaves the page, and can be tried again. */
export const ContainedCard = ({ children }: { children: ReactNode }) => (
  <QueryErrorResetBoundary>{({ reset }) => <Boundary onRetry={reset}>{children}</Boundary>}</QueryErrorResetBoundary>
);
