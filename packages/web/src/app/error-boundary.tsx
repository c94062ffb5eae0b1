import { Component, type ReactNode } from 'react';
import { Button, LinkButton } from '../design/index.ts';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';
import { appWords } from './words/index.ts';

function Broken() {
  const words = useWords(appWords);
  return (
    <main>
      <Notice title={words.oops} text={words.oopsText}>
        <Button kind="ink" onClick={() => location.reload()}>
          {words.reload}
        </Button>
        <LinkButton href="/">{words.frontPage}</LinkButton>
      </Notice>
    </main>
  );
}

interface Props {
  readonly children: ReactNode;
  /** Another place is another try. */
  readonly place: string;
}

/** What breaks, breaks alone and says so in words. */
export class ErrorBoundary extends Component<Props, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidUpdate(before: Props): void {
    if (this.state.isBroken && before.place !== this.props.place) this.setState({ isBroken: false });
  }

  override render(): ReactNode {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}
