/** Buildings of the inhabited areas. */
export function Buildings() {
  return (
    <>
      <symbol id="bt-temple" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M8.5 9h15v3.5h-15zM7 18h18v10.5H7z" fill="#fbf3e0" />
          <path d="M16 1v3" />
          <path d="M4.5 10.5C9 9.5 13 7 16 3.5c3 3.5 7 6 11.5 7-1 1.6-22 1.6-23 0z" fill="#9a3f5e" />
          <path d="M2 19.5c5.5-1 10.5-3.5 14-7.5 3.5 4 8.5 6.5 14 7.5-1.5 2-26.5 2-28 0z" fill="#9a3f5e" />
          <path d="M13 22.5h6v6h-6z" fill="#5a2438" />
        </g>
      </symbol>
      <symbol id="bt-onsen" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M3 16h26l-2.5 11.5a1.5 1.5 0 0 1-1.5 1h-18a1.5 1.5 0 0 1-1.5-1z" fill="#c08b55" />
          <ellipse cx="16" cy="16" rx="13" ry="4" fill="#7fb3cc" />
          <path d="M4 21.5h24M11 20v8.5M21 20v8.5" strokeWidth="1.3" />
          <path d="M10.5 12c-2.5-3 2-4.5 0-8M16 11.5c-2.5-3 2-5.5 0-9M21.5 12c-2.5-3 2-4.5 0-8" strokeWidth="2" />
        </g>
      </symbol>
      <symbol id="bt-farm" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M7 16h18v12H7z" fill="#f3dfb4" />
          <path
            d="M2.5 18.5C8 15 12 9.5 16 3.5c4 6 8 11.5 13.5 15-3 1.8-6 .8-7 .8H9.5c-1.5 0-4 1-7-.8z"
            fill="#d3a33f"
          />
          <path d="M11 13.5l-2 5M16 10v8.5M21 13.5l2 5" strokeWidth="1.1" />
          <path d="M13 21h6v7h-6z" fill="#6b4a24" />
        </g>
      </symbol>
      <symbol id="bt-ryokan" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M4 15.5h24v13H4z" fill="#fbf3e0" />
          <path d="M8.5 7h15v6h-15z" fill="#fbf3e0" />
          <path d="M5.5 8.5L9.5 3h13l4 5.5z" fill="#4c6b8a" />
          <path d="M1.5 16.5L6 11.5h20l4.5 5z" fill="#4c6b8a" />
          <path d="M8 19.5h4.5v5H8zM19.5 19.5H24v5h-4.5z" fill="#f2b84b" strokeWidth="1.3" />
          <path d="M13.8 20h4.4v8.5h-4.4z" fill="#2f4459" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="bt-ancient" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.7" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M10 28.5h12l-2-4h-8z" fill="#8e979c" />
          <path d="M13.5 16.5h5v8h-5z" fill="#a9b0b1" />
          <path d="M10.5 11h11v6h-11z" fill="#f2d58a" />
          <path d="M5.5 11.5C9 10 12.5 7 14.5 4.5h3C19.5 7 23 10 26.5 11.5z" fill="#8e979c" />
          <path d="M16 4.5V2" />
          <path
            d="M6 11.5c3-.5 5-1 7-3.5 1 2 0 3-2 3.5zM19 24.5c2-2 3 0 5 0l-1 4h-3z"
            fill="#7fa65a"
            strokeWidth="1.2"
          />
        </g>
      </symbol>
      <symbol id="bt-build" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M1.8 13.2C6 12 9.5 9.3 12 5.2c2.5 4.1 6 6.8 10.2 8-2 1.6-18.4 1.6-20.4 0z" fill="#9a3f5e" />
          <path d="M5.5 14.4h13v7h-13z" fill="#fbf3e0" />
          <path d="M10 17h4v4.4h-4z" fill="#5a2438" strokeWidth="1.2" />
          <path d="M12 5.2V2.3" />
        </g>
      </symbol>
    </>
  );
}
