/** What the printed symbols let one do. */
export function Actions() {
  return (
    <>
      <symbol id="wc-time" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10.6" fill="#5b4b8a" stroke="var(--wc-k)" strokeWidth="1.4" />
        <path
          d="M15.7 3.6c1.3-.7 2.7-.3 3.3.6l3.5.9-3.6.8c-.5 1.3-1.7 1.9-2.3 2.9-.5.9.4 1.9.5 3.3.2 2.3-1.5 4.3-4 4.7l-.2 4.9h1.3v.9h-2.4l.1-5.7h-.9l-.5 4.8h1.2v.9H9.4l.7-5.8c-2.7.2-5.7 0-7.6 1.1 1-2.7 4.5-5.6 8.1-6.7 1.9-.6 3.3-.9 3.5-2 .2-1.5 0-3.5 1.6-5.6z"
          fill="var(--paper)"
          transform="translate(1.5 1.4) scale(.86)"
        />
      </symbol>
      <symbol id="wc-lantern" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M12 .9v2.3" strokeLinecap="round" />
          <rect x="8" y="2.8" width="8" height="2.8" rx=".8" fill="var(--wc-k)" />{' '}
          <path d="M12 5.4c4.8 0 8 2.8 8 6.7s-3.2 6.7-8 6.7-8-2.8-8-6.7 3.2-6.7 8-6.7z" fill="#f39a2d" />
          <path
            d="M12 5.7c2.6 0 4.3 2.6 4.3 6.4s-1.7 6.4-4.3 6.4-4.3-2.6-4.3-6.4 1.7-6.4 4.3-6.4z"
            fill="#ffd978"
            stroke="none"
          />{' '}
          <path d="M4.9 9.2h14.2M4.1 12.1h15.8M4.9 15h14.2" stroke="#a85a0c" strokeWidth="1" />
          <rect x="8" y="18.4" width="8" height="2.6" rx=".8" fill="var(--wc-k)" />
          <path d="M12 21v2.3" stroke="#c82917" strokeWidth="2" />
        </g>
      </symbol>
      <symbol id="wc-well" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M5 6.5v9M19 6.5v9" strokeWidth="2.2" />
          <path d="M12 1.2l10.6 5.6-1.3 1.7H2.7L1.4 6.8z" fill="#8a5a34" />
          <path d="M12 2.6l7.6 4.1H12z" fill="#6b4222" stroke="none" /> <path d="M12 8.5v3" strokeWidth="1.2" />
          <path d="M3.2 14.6h17.6v7.2H3.2z" fill="#a9a394" />
          <path d="M3.2 14.6h17.6v2.6H3.2z" fill="#2f6fa3" />
          <path d="M7 15.9h4M14 15.7h3" stroke="#bfe0f0" strokeWidth="1" strokeLinecap="round" />
          <path d="M9 17.3v4.3M15 17.3v4.3M3.3 19.5H9M15 19.5h5.7" strokeWidth="1" />
        </g>
      </symbol>
      <symbol id="wc-courtier" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M1.8 23c.3-5 3.2-7.6 7-8.3h6.4c3.8.7 6.7 3.3 7 8.3z" fill="#6e56a8" />
          <path d="M15.5 14.8c3.7.8 6.2 3.4 6.6 8.1h-4.6c.3-3-.3-5.8-2-8.1z" fill="#4c3a80" stroke="none" />
          <path d="M8.8 14.7L12 19.5l3.2-4.8" fill="var(--paper)" strokeWidth="1.2" />{' '}
          <circle cx="12" cy="11.4" r="4.2" fill="#f7dfc4" />
          <path
            d="M7.4 9.7C7.7 5 8 2 9.4 1.1c2.4-1.2 5.7-.7 6.6 1.3.8 1.9.6 4.4.6 7.3-2.9-1.2-6.3-1.2-9.2 0z"
            fill="#23242e"
          />
          <path d="M9.7 2.9c-.4 1.5-.5 3-.6 4.6" stroke="#7e7f92" strokeWidth="1.1" fill="none" strokeLinecap="round" />
        </g>
      </symbol>
      <symbol id="wc-warrior" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M1.6 23v-6.2l5.8-1.9h9.2l5.8 1.9V23z" fill="#a5352a" />
          <path d="M17.2 15.1l5 1.7V23h-5z" fill="#7a2119" stroke="none" />
          <path d="M2 19.1h5M2 21.2h5M17 19.1h5M17 21.2h5" stroke="#f0c9a0" strokeWidth="1" />{' '}
          <path d="M8 10.5h8v3.2L12 17l-4-3.3z" fill="#f7dfc4" />
          <path d="M4.3 14.6C3.8 8.7 7 5.4 12 5.4s8.2 3.3 7.7 9.2l-2.9-.4-.7-3.2H7.9l-.7 3.2z" fill="#3d4456" />{' '}
          <path d="M4.6.8C5.2 5 7.6 7.4 12 7.4S18.8 5 19.4.8c2.2 4.6.2 9.3-7.4 9.3S2.4 5.4 4.6.8z" fill="#f0be3e" />
          <circle cx="12" cy="8.3" r="1.4" fill="#c82917" strokeWidth="1" />
        </g>
      </symbol>
      <symbol id="wc-gardener" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M3.4 23c.2-4.6 2.2-7 5.6-7.8h6c3.4.8 5.4 3.2 5.6 7.8z" fill="#3f8a5b" />
          <path d="M15 15.3c3.3.8 5.3 3.2 5.5 7.6h-4.2c.2-3-.1-5.6-1.3-7.6z" fill="#28633f" stroke="none" />
          <path d="M9 15.2l3 3.8 3-3.8" fill="var(--paper)" strokeWidth="1.2" />{' '}
          <circle cx="12" cy="12.3" r="4" fill="#f7dfc4" />
          <path d="M12 1.6l11.4 9.2c-3.2 1.5-7.2 1.9-11.4 1.9S3.8 12.3.6 10.8z" fill="#e0bc62" />
          <path d="M12 1.8l11 8.9c-2.5 1.2-5.4 1.6-8.5 1.8z" fill="#bc9238" stroke="none" />
          <path d="M12 3.5l-5 7.8M12 3.5v8.7" stroke="#8f6a1e" strokeWidth="1" fill="none" />
        </g>
      </symbol>
      <symbol id="wc-domain" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <rect x="1.5" y="2" width="21" height="20" rx="3" fill="#f4ecd8" />
          <rect x="4" y="4.5" width="4.4" height="4.2" rx="1.2" fill="#e2725b" strokeWidth="1.1" />
          <rect x="4" y="10" width="4.4" height="4.2" rx="1.2" fill="#2b2b2e" strokeWidth="1.1" />
          <rect x="4" y="15.5" width="4.4" height="4.2" rx="1.2" fill="var(--paper)" strokeWidth="1.1" />
          <path d="M11 6.6h9M11 12.1h9M11 17.6h9" strokeWidth="2.2" strokeLinecap="round" stroke="#857652" />
        </g>
      </symbol>
      <symbol id="wc-tile-coral" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M12 .8l10.8 6.3H1.2z" fill="#5b5876" />
          <path d="M12 .8v6.3h10.8z" fill="#423f5a" stroke="none" />
          <rect x="3.6" y="7.1" width="16.8" height="15.8" rx="2.5" fill="#de6a52" />
          <circle cx="12" cy="15" r="3.7" fill="var(--paper)" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="wc-tile-black" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M12 .8l10.8 6.3H1.2z" fill="#5b5876" />
          <path d="M12 .8v6.3h10.8z" fill="#423f5a" stroke="none" />
          <rect x="3.6" y="7.1" width="16.8" height="15.8" rx="2.5" fill="#2b2b2e" />
          <path d="M12 10.4l4.6 4.6-4.6 4.6L7.4 15z" fill="var(--paper)" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="wc-tile-white" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M12 .8l10.8 6.3H1.2z" fill="#5b5876" />
          <path d="M12 .8v6.3h10.8z" fill="#423f5a" stroke="none" />
          <rect x="3.6" y="7.1" width="16.8" height="15.8" rx="2.5" fill="#fbf8f0" />
          <circle cx="12" cy="15" r="3.5" fill="none" strokeWidth="2.2" />
        </g>
      </symbol>
      <symbol id="wc-tile-any" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M12 .8l10.8 6.3H1.2z" fill="#5b5876" />
          <path d="M12 .8v6.3h10.8z" fill="#423f5a" stroke="none" />
          <rect x="3.6" y="7.1" width="16.8" height="15.8" rx="2.5" fill="#fbf8f0" />
          <path d="M4.3 9v12c0 .8.7 1.3 1.5 1.3h3.4V7.8H5.8c-.9 0-1.5.5-1.5 1.2z" fill="#de6a52" stroke="none" />
          <path d="M9.2 7.8h5.6v14.5H9.2z" fill="#2b2b2e" stroke="none" />
          <path d="M9.2 7.3v15.4M14.8 7.3v15.4" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="wc-light" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M4.5 4h15v16h-15z" fill="#fffbea" />
          <rect x="1.5" y="2.2" width="21" height="4" rx="2" fill="#b78b5e" />
          <rect x="1.5" y="17.8" width="21" height="4" rx="2" fill="#b78b5e" />
          <path
            d="M12 7.8l1.2 2.7 2.9.2-2.2 1.9.7 2.9-2.6-1.6-2.6 1.6.7-2.9-2.2-1.9 2.9-.2z"
            fill="#f0be3e"
            strokeWidth="1"
          />
        </g>
      </symbol>
      <symbol id="wc-arrow" viewBox="0 0 12 12">
        <path
          d="M1.5 6h7M6 2.5L9.6 6 6 9.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
    </>
  );
}
