import { ROUND } from './brush.tsx';

/** Small things that lie on the table. */
export function Tokens() {
  return (
    <>
      <symbol id="tk-journey-point" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M5 28L27 5" strokeWidth="5" />
          <path d="M5 28L27 5" stroke="var(--tk-earth)" strokeWidth="2.2" />
          <path d="M19 9c5-1 9 3 9 8s-4 8-9 8-9-3-8-8 4-7 8-8z" fill="var(--tk-sun)" />
          <path d="M19 9c-3-1-5-4-3-6 2-1 4 2 4 5 2-2 5-3 6-1s-3 4-5 4z" fill="var(--tk-sun)" />
          <path d="M15 21c2 1 6 1 9-2" fill="none" />
        </g>
      </symbol>
      <symbol id="tk-coin" viewBox="0 0 24 24" {...ROUND}>
        <circle cx="12" cy="12" r="10.4" fill="var(--tk-coin)" stroke="var(--tk-k)" strokeWidth="1.8" />
        <circle cx="12" cy="12" r="7.6" fill="none" stroke="var(--tk-k)" strokeWidth="1" opacity=".55" />
        <path d="M8.8 8.8h6.4v6.4H8.8z" fill="var(--tk-paper)" stroke="var(--tk-k)" strokeWidth="1.6" />
      </symbol>
      <symbol id="tk-temple-cup" viewBox="0 0 48 40" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M4 12h40l-3 24H7z" fill="var(--tk-wood)" />
          <path d="M2 7h44v7H2z" fill="var(--tk-earth)" />
          <path d="M12 7v7M22 7v7M32 7v7" strokeWidth="1.4" />
        </g>
      </symbol>
      <symbol id="tk-meal-back" viewBox="0 0 40 52" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <rect x="1.5" y="1.5" width="37" height="49" rx="4" fill="var(--tk-plum)" />
          <rect x="5" y="5" width="30" height="42" rx="2" fill="none" stroke="var(--tk-paper)" strokeWidth="1" />
        </g>
        <g fill="var(--tk-paper)" transform="translate(10 16) scale(.84)">
          <path d="M1.7 11.2h20.6c0 4.9-2.8 8.2-6.3 9.3v1.7H8v-1.7c-3.5-1.1-6.3-4.4-6.3-9.3z" />
          <path d="M11.7 9.7L19 1.2l1.5 1.2-5.9 7.3zM7.6 9.7l7.6-8.9 1.5 1.2-6.3 7.7z" />
        </g>
      </symbol>
    </>
  );
}
