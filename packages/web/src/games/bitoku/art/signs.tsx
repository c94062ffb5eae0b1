/** Printed symbols. */
export function Signs() {
  return (
    <>
      <symbol id="bt-draw" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <rect x="5" y="2.5" width="12" height="17" rx="1.6" fill="var(--paper)" />
          <path d="M11 6.5v7.5M7.8 11l3.2 3.2 3.2-3.2" strokeWidth="1.8" />
          <path d="M8 22h11.5V6" />
        </g>
      </symbol>
      <symbol id="bt-yok-deck" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <rect x="8" y="2.5" width="12" height="16.5" rx="1.6" fill="#e7d9b8" />
          <rect x="4" y="5" width="12.5" height="16.5" rx="1.6" fill="var(--paper)" />
          <path d="M6.8 10l.8 5.2 2.7 3 2.7-3 .8-5.2-2.3 2h-2.4z" fill="#d2503a" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="bt-bit-deck" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <rect x="8" y="2.5" width="12" height="16.5" rx="1.6" fill="#e7d9b8" />
          <rect x="4" y="5" width="12.5" height="16.5" rx="1.6" fill="var(--paper)" />
          <path
            d="M10.2 9c2 2.3 2 4.6 0 6.8-2-2.2-2-4.5 0-6.8zM6.3 12c1.8.3 3 1.6 3.9 4 .9-2.4 2.1-3.7 3.9-4 .2 3.5-1.4 5.6-3.9 5.6S6.1 15.5 6.3 12z"
            fill="#e58aa8"
            strokeWidth="1.1"
          />
        </g>
      </symbol>
      <symbol id="bt-hand" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <rect x="3" y="6" width="10" height="14" rx="1.5" transform="rotate(-12 8 13)" fill="#e7d9b8" />
          <rect x="10" y="5" width="10.5" height="15" rx="1.5" transform="rotate(8 15 12)" fill="var(--paper)" />
        </g>
      </symbol>
      <symbol id="bt-vision" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M1.8 12.5C6 5 18 5 22.2 12.5 18 20 6 20 1.8 12.5z" fill="var(--paper)" />
          <circle cx="12" cy="12.5" r="4.4" fill="#8e3b5a" />
          <circle cx="12" cy="12.5" r="1.6" fill="var(--sumi-ink)" stroke="none" />
          <circle cx="13.6" cy="10.9" r="1" fill="var(--paper)" stroke="none" />
          <path d="M12 4V1.8M6.5 5.3L5.3 3.4M17.5 5.3l1.2-1.9" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="bt-iwa" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M6 22c-1.5-8 .5-17 5-19.8 5.5.3 8.5 9 7.5 19.8z" fill="#98a0a3" />
          <path d="M10.6 4.5C8.3 8 7.7 14 8.3 20.5" stroke="#d9dedc" strokeWidth="1.8" />
          <path d="M5.6 11.2c4 2.2 8.6 2.2 12.8.2" strokeWidth="4.4" />
          <path d="M5.6 11.2c4 2.2 8.6 2.2 12.8.2" stroke="#f2dca8" strokeWidth="2.3" />
          <path d="M12.2 14.2v2.4h2v3" stroke="var(--paper)" strokeWidth="2" />
        </g>
      </symbol>
      <symbol id="bt-torii" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M1 3.6c7.3 1.8 14.7 1.8 22 0l-.9 3.7H1.9z" fill="#c82917" />
          <path d="M3.2 10.3h17.6v2.3H3.2z" fill="#c82917" />
          <path d="M5.8 7.3h2.8V22H5.2zM15.4 7.3h2.8l.6 14.7h-3.4z" fill="#c82917" />
          <path d="M10.8 7.3h2.4v3h-2.4z" fill="var(--paper)" />
        </g>
      </symbol>
      <symbol id="bt-insight" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M12 2l2.6 6.3L21.5 9l-5.2 4.6 1.6 6.9-5.9-3.7-5.9 3.7 1.6-6.9L2.5 9l6.9-.7z" fill="#f9d55c" />
        </g>
      </symbol>
      <symbol id="bt-snow" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9 3.5l3 3 3-3M9 20.5l3-3 3 3M2.8 10.5l4-1-1-4M21.2 13.5l-4 1 1 4M2.8 13.5l4 1-1 4M21.2 10.5l-4-1 1-4"
            stroke="#3e79b8"
            strokeWidth="1.7"
          />
        </g>
      </symbol>
      <symbol id="bt-visited" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="12" cy="12" r="10" fill="#f3c9d3" />
          <path d="M12 5.2c2.6 3 2.6 6.8 0 10.2-2.6-3.4-2.6-7.2 0-10.2z" fill="var(--paper)" strokeWidth="1.2" />
          <path
            d="M5.5 9.5c3 .3 5 2.2 6.5 6.4 1.5-4.2 3.5-6.1 6.5-6.4.4 5.6-2.3 8.6-6.5 8.6s-6.9-3-6.5-8.6z"
            fill="#e07a98"
            strokeWidth="1.2"
          />
        </g>
      </symbol>
      <symbol id="bt-united" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <g transform="translate(-1.5 3.5) scale(.72)">
            <path
              d="M12 1.3c.6 4.3 8 6.7 8 13.6a8 8 0 0 1-16 0c0-3.2 1.5-5.3 3.2-6.9.2 1.9.9 2.9 1.9 3.2C9.2 7.5 10.4 4 12 1.3z"
              fill="#e98b5f"
              strokeWidth="2"
            />
          </g>
          <g transform="translate(8.5 -.5) scale(.66)">
            <g fill="#bfe0e6" strokeWidth="1.9">
              <ellipse cx="6" cy="8" rx="5.6" ry="2.5" transform="rotate(18 6 8)" />
              <ellipse cx="18" cy="8" rx="5.6" ry="2.5" transform="rotate(-18 18 8)" />
              <ellipse cx="6.8" cy="13" rx="4.8" ry="2.2" transform="rotate(-14 6.8 13)" />
              <ellipse cx="17.2" cy="13" rx="4.8" ry="2.2" transform="rotate(14 17.2 13)" />
            </g>
            <path d="M10.6 5h2.8l-.5 16h-1.8z" fill="#c8452f" strokeWidth="1.9" />
          </g>
        </g>
      </symbol>
    </>
  );
}
