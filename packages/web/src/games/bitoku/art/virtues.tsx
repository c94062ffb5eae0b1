/** The kinds of bitoku. */
export function Virtues() {
  return (
    <>
      <symbol id="bt-makoto" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="16" cy="16" r="13.8" fill="#f3c9d3" />
          <path d="M16 7c3.5 4 3.5 9 0 13.5C12.5 16 12.5 11 16 7z" fill="var(--paper)" />
          <path
            d="M7.5 12.5c4 .5 6.5 3 8.5 8.5 2-5.5 4.5-8 8.5-8.5.5 7.5-3 11.5-8.5 11.5s-9-4-8.5-11.5z"
            fill="#e07a98"
          />
        </g>
      </symbol>
      <symbol id="bt-chugi" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="16" cy="16" r="13.8" fill="#cfddeb" />
          <path d="M6 16c3-6 7-6 10 0s7 6 10 0c-3-6-7-6-10 0s-7 6-10 0z" fill="none" strokeWidth="4.6" />
          <path d="M6 16c3-6 7-6 10 0s7 6 10 0c-3-6-7-6-10 0s-7 6-10 0z" stroke="var(--paper)" strokeWidth="2.2" />
        </g>
      </symbol>
      <symbol id="bt-yu" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="16" cy="16" r="13.8" fill="#e9b49e" />
          <path d="M23 6.5c-1 7-5 12-11.5 15l-2-2C14 15 18 11 23 6.5z" fill="var(--paper)" />
          <path d="M8 18l6 6M9.8 22.2L7 25" strokeWidth="2.6" />
        </g>
      </symbol>
      <symbol id="bt-jin" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="16" cy="16" r="13.8" fill="#d3e3c0" />
          <path
            d="M16 24.5C9 20 7 15.5 8.5 12c1.5-3.3 6-3 7.5.5 1.5-3.5 6-3.8 7.5-.5 1.5 3.5-.5 8-7.5 12.5z"
            fill="var(--paper)"
          />
          <path d="M16 24.5V16" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="bt-rei" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="16" cy="16" r="13.8" fill="#f0dda6" />
          <path d="M16 24.5L6.5 14C10 8.5 22 8.5 25.5 14z" fill="var(--paper)" />
          <path d="M16 24.5l-4.5-13.8M16 24.5l4.5-13.8M16 24.5V9.9" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="bt-gi" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="16" cy="16" r="13.8" fill="#c9cad6" />
          <path d="M16 7v17.5M10.5 24.5h11M7 10.5h18" strokeWidth="2" />
          <path d="M4.8 17L8 10.5l3.2 6.5zM20.8 17l3.2-6.5 3.2 6.5z" fill="var(--paper)" strokeWidth="1.4" />
        </g>
      </symbol>
      <symbol id="bt-meiyo" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="16" cy="16" r="13.8" fill="#f0c04a" />
          <g strokeWidth="2.2">
            <path d="M16 5v4M16 23v4M5 16h4M23 16h4M8.2 8.2l2.8 2.8M21 21l2.8 2.8M23.8 8.2L21 11M11 21l-2.8 2.8" />
          </g>
          <circle cx="16" cy="16" r="5" fill="#d2412b" />
        </g>
      </symbol>
    </>
  );
}
