/** Trees and birds of the forest. */
export function Scenery() {
  return (
    <>
      <symbol id="bt-pine" viewBox="0 0 24 44">
        <g stroke="var(--bt-k)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M10.3 34h3.4v8h-3.4z" fill="#6b4a24" />
          <path d="M12 2l6.5 9.5h-3L20 19h-3.3L22 28H2l5.3-9H4l4.5-7.5h-3z" fill="var(--bt-pine)" />
          <path d="M2 28h20l-2.5 6h-15z" fill="var(--bt-pine)" />
        </g>
      </symbol>
      <symbol id="bt-tree" viewBox="0 0 30 44">
        <g stroke="var(--bt-k)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M13 26h4v16h-4z" fill="#6b4a24" />
          <path
            d="M15 3c6 0 8 4 8 7 4 1 6 4 6 8 0 6-6 9-14 9S1 24 1 18c0-4 2-7 6-8 0-3 2-7 8-7z"
            fill="var(--bt-leaf)"
          />
          <path d="M8 19c2 1.5 4 1.5 6 0M15 12c2 1.5 4 1.5 5 0" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="bt-bamboo" viewBox="0 0 28 44">
        <g stroke="var(--bt-k)" strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <g strokeWidth="1.2">
            <path d="M6 42V8M13 42V2M20 42V12" stroke="var(--bt-k)" strokeWidth="4.6" />
            <path d="M6 42V8M13 42V2M20 42V12" stroke="var(--bt-leaf)" strokeWidth="2.6" />
            <path d="M4 30h4M4 19h4M11 33h4M11 22h4M11 11h4M18 34h4M18 23h4" strokeWidth="1.4" />
            <path
              d="M13 5c4-3 7-3 9-1-3 3-6 3-9 1zM6 11C3 9 1 9 0 11c2 2 4 2 6 0zM20 15c3-2 6-2 8 0-3 2-6 2-8 0z"
              fill="var(--bt-leaf)"
            />
          </g>
        </g>
      </symbol>
      <symbol id="bt-kiln" viewBox="0 -10 34 42">
        <g stroke="var(--bt-k)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M4 30V18C4 10 10 6 17 6s13 4 13 12v12z" fill="#b5745a" />
          <path d="M12 30v-8c0-3 2-5 5-5s5 2 5 5v8z" fill="#2a1b18" />
          <path d="M14 30c-1-4 1-6 3-8 2 2 4 4 3 8z" fill="#f29a3a" strokeWidth="1" />
          <path d="M22 8V2h5v9" fill="#8a5442" />
          <path d="M5 18h6M23 18h6M8 12h5M21 12h5" strokeWidth="1.1" />
          <path d="M25-1c-3-3 2-4 0-8" strokeWidth="1.6" />
        </g>
      </symbol>
      <symbol id="bt-crane" viewBox="0 0 46 22">
        <g stroke="var(--bt-k)" strokeWidth="1.2" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M2 14c8-6 14-6 20-1 5-8 12-11 22-11-4 6-9 10-16 13 3 2 8 3 14 2-8 5-15 5-21 1-6 0-12-1-19-4z"
            fill="var(--paper)"
          />
          <path d="M36 4c3-1 5-2 8-2-2 3-4 5-6 6.5z" fill="var(--sumi-ink)" />
          <circle cx="3.5" cy="13.6" r="1.6" fill="#c82917" stroke="none" />
        </g>
      </symbol>
    </>
  );
}
