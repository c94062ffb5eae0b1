import { LinkButton } from '../design/index.ts';
import { useWords } from '../words/index.ts';
import { Notice } from './notice.tsx';
import { usePageTitle } from './title.ts';
import { appWords } from './words/index.ts';

export function NotFound() {
  const words = useWords(appWords);
  usePageTitle(words.notFound);
  return (
    <Notice title={words.notFound} text={words.notFoundText}>
      <LinkButton kind="ink" href="/">
        {words.frontPage}
      </LinkButton>
    </Notice>
  );
}
