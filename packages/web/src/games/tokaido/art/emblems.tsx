import { ROUND } from './brush.tsx';

/** What each traveller carries, on his card. */
export function Emblems() {
  return (
    <>
      <symbol id="tk-emblem-hiroshige" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M5 27C8 20 14 16 19 12l3 3C18 20 12 25 5 27z" fill="var(--tk-k)" />
          <path d="M18 12l9-9 3 3-9 9z" fill="var(--tk-earth)" />
          <path d="M4 28c5 2 14 2 24-1" fill="none" stroke="var(--tk-sea-b)" strokeWidth="2.6" />
        </g>
      </symbol>
      <symbol id="tk-emblem-chuubei" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M4 9h24v15H4z" fill="var(--tk-paper)" />
          <path d="M4 9l12 9L28 9" fill="none" />
          <path d="M13 6h6v20h-6z" fill="var(--tk-sun)" />
        </g>
      </symbol>
      <symbol id="tk-emblem-kinko" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M3 29C14 25 23 16 28 3c2 12-6 22-22 28z" fill="var(--tk-far)" />
          <path d="M9 19l8 8" strokeWidth="3.4" />
          <path d="M3 29l6-4" strokeWidth="4.6" />
        </g>
      </symbol>
      <symbol id="tk-emblem-yoshiyasu" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M8 22V9c0-4 16-8 16 0v13z" fill="var(--tk-k)" />
          <path d="M4 22h24v5H4z" fill="var(--tk-k)" />
          <path d="M12 27l4-9 4 9z" fill="var(--tk-coin)" />
        </g>
      </symbol>
      <symbol id="tk-emblem-satsuki" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M16 4c4 5 10 12 10 17 0 6-20 6-20 0C6 16 12 9 16 4z" fill="var(--tk-snow)" />
          <path d="M11 18h10v8H11z" fill="var(--tk-pine)" />
        </g>
      </symbol>
      <symbol id="tk-emblem-mitsukuni" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M10 30V10c0-8 12-8 12 0v3" fill="none" strokeWidth="5" />
          <path d="M10 30V10c0-8 12-8 12 0v3" fill="none" stroke="var(--tk-earth)" strokeWidth="2.2" />
          <path d="M20 20c4 2 7 4 8 10-4-1-8-4-8-10z" fill="var(--tk-snow)" />
        </g>
      </symbol>
      <symbol id="tk-emblem-sasayakko" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M4 26L24 6" strokeWidth="3.2" />
          <circle cx="24" cy="8" r="5.5" fill="var(--tk-sun)" />
          <path d="M24 14v12M20 13l-2 10M28 12l2 10" fill="none" />
        </g>
      </symbol>
      <symbol id="tk-emblem-hirotada" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <circle cx="26" cy="14" r="3.4" fill="var(--tk-sun)" />
          <circle cx="24.1" cy="19.9" r="3.4" fill="var(--tk-wood)" />
          <circle cx="19.1" cy="23.5" r="3.4" fill="var(--tk-wood)" />
          <circle cx="12.9" cy="23.5" r="3.4" fill="var(--tk-wood)" />
          <circle cx="7.9" cy="19.9" r="3.4" fill="var(--tk-sun)" />
          <circle cx="6" cy="14" r="3.4" fill="var(--tk-wood)" />
          <circle cx="7.9" cy="8.1" r="3.4" fill="var(--tk-wood)" />
          <circle cx="12.9" cy="4.5" r="3.4" fill="var(--tk-wood)" />
          <circle cx="19.1" cy="4.5" r="3.4" fill="var(--tk-sun)" />
          <circle cx="24.1" cy="8.1" r="3.4" fill="var(--tk-wood)" />
          <path d="M16 25v6M13 31l3-5 3 5" fill="none" stroke="var(--tk-sun)" strokeWidth="2" />
        </g>
      </symbol>
      <symbol id="tk-emblem-umegae" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M7 6c6-4 12-4 18 0 2 12-2 20-9 24C9 26 5 18 7 6z" fill="var(--tk-snow)" />
          <path d="M10 13c2-2 4-2 5 0M17 13c2-2 4-2 5 0" fill="none" />
          <path d="M12 21c2 3 6 3 8 0z" fill="var(--tk-sun)" />
          <path d="M7 8c6 2 12 2 18 0" fill="none" stroke="var(--tk-sun)" strokeWidth="2.6" />
        </g>
      </symbol>
      <symbol id="tk-emblem-zen-emon" viewBox="0 0 32 32" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M3 8h26v17H3z" fill="var(--tk-wood)" />
          <path d="M6 13h20M6 20h20" />
          <g fill="var(--tk-coin)" strokeWidth="1.2">
            <circle cx="10" cy="13" r="2.6" />
            <circle cx="16" cy="13" r="2.6" />
            <circle cx="9" cy="20" r="2.6" />
            <circle cx="15" cy="20" r="2.6" />
            <circle cx="23" cy="20" r="2.6" />
            <circle cx="23" cy="13" r="2.6" />
          </g>
        </g>
      </symbol>
    </>
  );
}
