import './strokes.css';

const STROKE =
  'M6.8.8C4.6 1.2 3 4.5 2.6 8c-.3 3-.9 5.6-1.8 8.2C4 15.4 6 12.6 6.9 9.2 7.6 6.4 8.4 3.6 8.3 1.6 8.2.8 7.6.6 6.8.8z';

/** How heavy a game is, in one to five brush strokes; `words` say it to whoever does not see them. */
export function Strokes({ weight, words }: { weight: number; words: string }) {
  return (
    <span className="strokes" role="img" aria-label={words} title={words}>
      {[1, 2, 3, 4, 5].map((stroke) => (
        <svg
          key={stroke}
          viewBox="0 0 9 17"
          aria-hidden="true"
          className={stroke > weight ? 'strokes__off' : undefined}
        >
          <path d={STROKE} fill="currentColor" />
        </svg>
      ))}
    </span>
  );
}
