/** What is gained and paid. */
export function Goods() {
  return (
    <>
      <symbol id="wc-food" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
          {' '}
          <path d="M4.4 11.6C4.6 7 7.6 3.6 12 3.6s7.4 3.4 7.6 8z" fill="var(--paper)" />{' '}
          <path d="M8.6 8.6l1.6-.9M12.2 6.6l1.4.9M14.6 9.6l1.5-.8M10.8 10.2h1.2" stroke="#b9a988" strokeWidth="1.2" />{' '}
          <path d="M2.4 11.4h19.2c0 4.6-2.4 7.4-5.4 8.6v2H7.8v-2c-3-1.2-5.4-4-5.4-8.6z" fill="#a9452c" />{' '}
          <path d="M15.6 19.2c2.2-1 3.9-3.2 4.3-6.3h-2.4c-.2 2.7-.9 4.7-1.9 6.3z" fill="#7e2f1d" stroke="none" />{' '}
          <path d="M5 14.3h9.5" stroke="#f0c9a0" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="wc-iron" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round">
          {' '}
          <path
            d="M1.6 6.6h4.2V5.2h16.6v3.6c-3.6.2-6 1.7-6.2 4.4l1.7 3.2h2v4.2H5.3v-4.2h2l1.7-3.2C8.7 10.9 5.4 11.4 1.6 6.6z"
            fill="#64748a"
          />{' '}
          <path d="M6.5 5.9h15.2v1.7H6.5z" fill="#aebccb" stroke="none" />{' '}
          <path d="M13.5 10.2h2.3c-.5.9-.8 1.9-.7 3l1.7 3.2h-3.3z" fill="#465468" stroke="none" />{' '}
          <path d="M5.3 16.4h14.6" strokeWidth="1.1" fill="none" />
        </g>
      </symbol>
      <symbol id="wc-pearl" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round">
          {' '}
          <path
            d="M12 21.8c-4.4-1.3-9.4-5.3-9.8-10.3-.1-2 1.4-3.3 3-2.9C5.2 6.2 7.4 4.9 9.3 6c.8-1.9 4.6-1.9 5.4 0 1.9-1.1 4.1.2 4.1 2.6 1.6-.4 3.1.9 3 2.9-.4 5-5.4 9-9.8 10.3z"
            fill="#ebc3d2"
          />{' '}
          <path
            d="M5.6 9.6l4.4 8M18.4 9.6l-4.4 8M9.4 6.6l1.3 5M14.6 6.6l-1.3 5"
            stroke="#b97f98"
            strokeWidth="1.1"
            fill="none"
          />{' '}
          <circle cx="12" cy="14" r="4.5" fill="#f7fbfa" />
          <path d="M14.9 12.2a3.4 3.4 0 01-3.6 5" stroke="#9cc3c8" strokeWidth="1.5" fill="none" />
        </g>
      </symbol>
      <symbol id="wc-any" viewBox="0 0 24 24">
        <g stroke="var(--wc-k)" strokeWidth="1.5">
          <circle cx="12" cy="7.6" r="6" fill="#a9452c" />
          <circle cx="7.3" cy="15.7" r="6" fill="#64748a" />
          <circle cx="16.7" cy="15.7" r="6" fill="#ebc3d2" />
          <path d="M6.6 8.6A6 6 0 0117.4 8.6" fill="none" stroke="none" />
        </g>
      </symbol>
      <symbol id="wc-coin" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10" fill="#e7b641" stroke="var(--wc-k)" strokeWidth="1.5" />
        <path d="M19.3 12a7.3 7.3 0 01-11.2 6.2A9 9 0 0019.3 12z" fill="#b98420" />
        <circle cx="12" cy="12" r="7.3" fill="none" stroke="#8a5f10" strokeWidth="1.1" />
        <rect x="9" y="9" width="6" height="6" fill="var(--paper)" stroke="var(--wc-k)" strokeWidth="1.4" />
      </symbol>
      <symbol id="wc-seal" viewBox="0 0 24 24">
        <g transform="rotate(-3 12 12)">
          <rect
            x="2.6"
            y="2.6"
            width="18.8"
            height="18.8"
            rx="4"
            fill="#c82917"
            stroke="var(--wc-k)"
            strokeWidth="1.4"
          />{' '}
          <rect x="5" y="5" width="14" height="14" rx="2.4" fill="none" stroke="var(--paper)" strokeWidth="1.3" />{' '}
          <path
            d="M12 6.8l4.8 3.2H7.2zM8.4 11.2h7.2v1.7H8.4zM9.3 12.9h1.7v4.3H9.3zM13 12.9h1.7v4.3H13z"
            fill="var(--paper)"
          />
        </g>
      </symbol>
      <symbol id="wc-vp" viewBox="0 0 36 26">
        <g strokeLinejoin="round" strokeLinecap="round">
          <path d="M18 25L13.7 20.7M18 25L18 18.2M18 25L22.3 20.7" stroke="var(--wc-k)" strokeWidth="2.6" fill="none" />
          <path d="M18 25L13.7 20.7M18 25L18 18.2M18 25L22.3 20.7" stroke="#e7c58a" strokeWidth="1.1" fill="none" />
          <path d="M0.2 12.9A20.6 20.6 0 0 1 35.8 12.9L22.3 20.7A5 5 0 0 0 13.7 20.7z" fill="#c82917" />
          <path
            d="M3.9 9.1L8 5.9L15.2 18.4L14 19.2zM12.8 3.9L18 3.2L18 17.6L16.6 17.8zM23.2 3.9L28 5.9L20.8 18.4L19.4 17.8zM32.1 9.1L35.3 13.2L22.8 20.4L22 19.2z"
            fill="#bc2413"
          />
          <path d="M2.4 13.4A18.4 18.4 0 0 1 33.6 13.4" fill="none" stroke="#f29a8a" strokeWidth="1.3" />
          <path
            d="M0.2 12.9A20.6 20.6 0 0 1 35.8 12.9L22.3 20.7A5 5 0 0 0 13.7 20.7z"
            fill="none"
            stroke="var(--wc-k)"
            strokeWidth="1.7"
          />
        </g>
      </symbol>
      <symbol id="wc-vp-end" viewBox="0 0 36 26">
        <g strokeLinejoin="round" strokeLinecap="round">
          <path d="M18 25L13.7 20.7M18 25L18 18.2M18 25L22.3 20.7" stroke="var(--wc-k)" strokeWidth="2.6" fill="none" />
          <path d="M18 25L13.7 20.7M18 25L18 18.2M18 25L22.3 20.7" stroke="#b98420" strokeWidth="1.1" fill="none" />
          <path d="M0.2 12.9A20.6 20.6 0 0 1 35.8 12.9L22.3 20.7A5 5 0 0 0 13.7 20.7z" fill="#f5cf62" />
          <path
            d="M3.9 9.1L8 5.9L15.2 18.4L14 19.2zM12.8 3.9L18 3.2L18 17.6L16.6 17.8zM23.2 3.9L28 5.9L20.8 18.4L19.4 17.8zM32.1 9.1L35.3 13.2L22.8 20.4L22 19.2z"
            fill="#efc44c"
          />
          <path d="M2.4 13.4A18.4 18.4 0 0 1 33.6 13.4" fill="none" stroke="#fff6d8" strokeWidth="1.3" />
          <path
            d="M0.2 12.9A20.6 20.6 0 0 1 35.8 12.9L22.3 20.7A5 5 0 0 0 13.7 20.7z"
            fill="none"
            stroke="var(--wc-k)"
            strokeWidth="1.7"
          />
        </g>
      </symbol>
    </>
  );
}
