import { ROUND } from './brush.tsx';

/** The seven achievements as stamped seals. */
export function Seals() {
  return (
    <>
      <symbol id="tk-ach-paddy" viewBox="0 0 40 40" {...ROUND}>
        <rect x="2" y="2" width="36" height="36" rx="5" fill="var(--tk-tea)" stroke="var(--tk-k)" strokeWidth="1.8" />
        <rect
          x="5"
          y="5"
          width="30"
          height="30"
          rx="3"
          fill="none"
          stroke="var(--tk-snow)"
          strokeWidth="1.1"
          opacity=".7"
        />
        <g fill="var(--tk-snow)" transform="translate(8.5 8.5) scale(.96)">
          <path d="M4.8 13.6h6.4V16.4H3.4zM12.8 13.6h6.4l1.4 2.8h-7.8zM2.7 17.9h8.5v3.3H1.2zM12.8 17.9h8.5l1.5 3.3h-10z" />
          <path d="M12 12.3c-.2-3.8-1.9-6.5-5.1-8 .1 4 1.7 6.8 5.1 8zm0 0c.2-3.8 1.9-6.5 5.1-8-.1 4-1.7 6.8-5.1 8zM11.3 2.2h1.4v9h-1.4z" />
        </g>
      </symbol>
      <symbol id="tk-ach-mountain" viewBox="0 0 40 40" {...ROUND}>
        <rect x="2" y="2" width="36" height="36" rx="5" fill="var(--tk-mt-2)" stroke="var(--tk-k)" strokeWidth="1.8" />
        <rect
          x="5"
          y="5"
          width="30"
          height="30"
          rx="3"
          fill="none"
          stroke="var(--tk-snow)"
          strokeWidth="1.1"
          opacity=".7"
        />
        <g fill="var(--tk-snow)" transform="translate(8.5 8.5) scale(.96)">
          <path
            fillRule="evenodd"
            d="M.8 20.8L9.9 5.1c.9-1.5 3.3-1.5 4.2 0l9.1 15.7zM8.3 12.2l2.1-1.2 1.7 1.7 1.7-1.9 2 1.5 0 0-2.6-4.6c-.5-.9-1.9-.9-2.4 0z"
          />
        </g>
      </symbol>
      <symbol id="tk-ach-sea" viewBox="0 0 40 40" {...ROUND}>
        <rect x="2" y="2" width="36" height="36" rx="5" fill="var(--tk-sea-b)" stroke="var(--tk-k)" strokeWidth="1.8" />
        <rect
          x="5"
          y="5"
          width="30"
          height="30"
          rx="3"
          fill="none"
          stroke="var(--tk-snow)"
          strokeWidth="1.1"
          opacity=".7"
        />
        <g fill="var(--tk-snow)" transform="translate(8.5 8.5) scale(.96)">
          <path d="M.8 20.8C1.7 11 7.3 4.2 15 4.2c4.8 0 7.7 2.9 8.1 6.5-2-1.9-4.8-2.5-6.9-1.5-2.2 1.1-2.3 3.6-.6 5 1.9 1.6 4.8 1.3 7.6-.1v6.7z" />
          <circle cx="18.6" cy="11.7" r="1.3" />
        </g>
      </symbol>
      <symbol id="tk-ach-gourmet" viewBox="0 0 40 40" {...ROUND}>
        <rect x="2" y="2" width="36" height="36" rx="5" fill="var(--tk-wood)" stroke="var(--tk-k)" strokeWidth="1.8" />
        <rect
          x="5"
          y="5"
          width="30"
          height="30"
          rx="3"
          fill="none"
          stroke="var(--tk-snow)"
          strokeWidth="1.1"
          opacity=".7"
        />
        <g fill="var(--tk-snow)" transform="translate(8.5 8.5) scale(.96)">
          <path d="M1.7 11.2h20.6c0 4.9-2.8 8.2-6.3 9.3v1.7H8v-1.7c-3.5-1.1-6.3-4.4-6.3-9.3z" />
          <path d="M11.7 9.7L19 1.2l1.5 1.2-5.9 7.3zM7.6 9.7l7.6-8.9 1.5 1.2-6.3 7.7z" />
        </g>
      </symbol>
      <symbol id="tk-ach-bather" viewBox="0 0 40 40" {...ROUND}>
        <rect
          x="2"
          y="2"
          width="36"
          height="36"
          rx="5"
          fill="var(--tk-ach-bath)"
          stroke="var(--tk-k)"
          strokeWidth="1.8"
        />
        <rect
          x="5"
          y="5"
          width="30"
          height="30"
          rx="3"
          fill="none"
          stroke="var(--tk-snow)"
          strokeWidth="1.1"
          opacity=".7"
        />
        <g fill="var(--tk-snow)" transform="translate(8.5 8.5) scale(.96)">
          <path d="M3.2 13.2c-1.4 1-2.2 2.2-2.2 3.4 0 3.1 4.9 5.4 11 5.4s11-2.3 11-5.4c0-1.2-.8-2.4-2.2-3.4l-1.3 1.8c.7.5 1.1 1.1 1.1 1.6 0 1.6-3.8 3.1-8.6 3.1s-8.6-1.5-8.6-3.1c0-.5.4-1.1 1.1-1.6z" />
          <path d="M6.2 16c-1.8-2.8 1.5-4.6.2-7.6L8 6.7c2.6 3.8-1.1 5.8.4 8.6zM11 15.8c-2.2-4 1.9-5.9.1-10.6L12.7 3c3.2 5.4-1.3 8.2.6 12zM15.8 16c-1.8-2.8 1.5-4.6.2-7.6l1.6-1.7c2.6 3.8-1.1 5.8.4 8.6z" />
        </g>
      </symbol>
      <symbol id="tk-ach-chatterbox" viewBox="0 0 40 40" {...ROUND}>
        <rect x="2" y="2" width="36" height="36" rx="5" fill="var(--tk-plum)" stroke="var(--tk-k)" strokeWidth="1.8" />
        <rect
          x="5"
          y="5"
          width="30"
          height="30"
          rx="3"
          fill="none"
          stroke="var(--tk-snow)"
          strokeWidth="1.1"
          opacity=".7"
        />
        <g fill="var(--tk-snow)" transform="translate(8.5 8.5) scale(.96)">
          <path d="M11.2 1.3h1.6v1.5C18.8 3.4 22.9 8 23.3 13.7c-1.5-1.3-3.1-1.5-4.5-.3-1.3-1.2-2.6-1.2-3.9 0-.6-.5-1.2-.8-1.9-.9v6.9c0 2.2-1.3 3.6-3.2 3.6s-3.2-1.5-3.2-3.7h2c0 1.1.5 1.7 1.3 1.7.7 0 1.1-.5 1.1-1.6v-6.9c-.7.1-1.3.4-1.9.9-1.3-1.2-2.6-1.2-3.9 0-1.4-1.2-3-1-4.5.3C1.1 8 5.2 3.4 11.2 2.8z" />
        </g>
      </symbol>
      <symbol id="tk-ach-collector" viewBox="0 0 40 40" {...ROUND}>
        <rect x="2" y="2" width="36" height="36" rx="5" fill="var(--tk-roof)" stroke="var(--tk-k)" strokeWidth="1.8" />
        <rect
          x="5"
          y="5"
          width="30"
          height="30"
          rx="3"
          fill="none"
          stroke="var(--tk-snow)"
          strokeWidth="1.1"
          opacity=".7"
        />
        <g fill="var(--tk-snow)" transform="translate(8.5 8.5) scale(.96)">
          <path
            fillRule="evenodd"
            d="M12 22.2L.8 10.8C3.3 5.4 7.4 2.6 12 2.6s8.7 2.8 11.2 8.2zM11.4 17.5L6.3 5.6l1.5-.7zM12.6 17.5l3.6-12.6 1.5.7zM11.3 3.7h1.4L12 16z"
          />
        </g>
      </symbol>
    </>
  );
}
