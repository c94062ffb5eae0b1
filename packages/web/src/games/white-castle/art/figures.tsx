/** The clan members, their tokens and the tiles: in the colours of whoever they stand for. */
export function Figures() {
  return (
    <>
      <symbol id="wc-fig-courtier" viewBox="-2.5 -2.5 30 39.500">
        <path
          d="M9.3 9.2L9.9 2.2C11.4.4 15 .6 15.7 2.8l-.3 6.4zM12.4 7.6a3.9 3.9 0 110 7.8 3.9 3.9 0 010-7.8zM12.4 14.6c3 0 4.7.8 6 2.4l6 8.6-4.2 2.4-1.3-1.7.9 7.7H5l.9-7.7L4.6 28 .4 25.6l6-8.6c1.3-1.6 3-2.4 6-2.4z"
          fill="none"
          stroke="var(--wc-k)"
          strokeWidth="5.2"
          strokeLinejoin="round"
        />
        <path
          d="M9.3 9.2L9.9 2.2C11.4.4 15 .6 15.7 2.8l-.3 6.4zM12.4 7.6a3.9 3.9 0 110 7.8 3.9 3.9 0 010-7.8zM12.4 14.6c3 0 4.7.8 6 2.4l6 8.6-4.2 2.4-1.3-1.7.9 7.7H5l.9-7.7L4.6 28 .4 25.6l6-8.6c1.3-1.6 3-2.4 6-2.4z"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="2.9"
          strokeLinejoin="round"
        />
        <path
          d="M9.3 9.2L9.9 2.2C11.4.4 15 .6 15.7 2.8l-.3 6.4zM12.4 7.6a3.9 3.9 0 110 7.8 3.9 3.9 0 010-7.8zM12.4 14.6c3 0 4.7.8 6 2.4l6 8.6-4.2 2.4-1.3-1.7.9 7.7H5l.9-7.7L4.6 28 .4 25.6l6-8.6c1.3-1.6 3-2.4 6-2.4z"
          fill="var(--wc-clan)"
        />
        <path d="M9.4 9.6c2-.7 4-.7 6 0" stroke="var(--wc-clan-glyph)" strokeWidth="1.2" fill="none" opacity=".8" />
      </symbol>
      <symbol id="wc-fig-warrior" viewBox="-3 -2.5 35.5 39.500">
        <path
          d="M12 9.5C6.2 9.5 2.7 5.8 2 .2c2.7 4 6 5.6 10 5.6S19.3 4.2 22 .2c-.7 5.6-4.2 9.3-10 9.3zM5.4 14.6C5.2 9.8 8 7.6 12 7.6s6.8 2.2 6.6 7l2.4 2.2H3zM1.2 16.6h21.6l1.4 9h-4.6l.6 8.4H3.8l.6-8.4H-.2zM26.8 8h1.5v26h-1.5zM27.5.4l2 7.8h-4z"
          fill="none"
          stroke="var(--wc-k)"
          strokeWidth="5.2"
          strokeLinejoin="round"
        />
        <path
          d="M12 9.5C6.2 9.5 2.7 5.8 2 .2c2.7 4 6 5.6 10 5.6S19.3 4.2 22 .2c-.7 5.6-4.2 9.3-10 9.3zM5.4 14.6C5.2 9.8 8 7.6 12 7.6s6.8 2.2 6.6 7l2.4 2.2H3zM1.2 16.6h21.6l1.4 9h-4.6l.6 8.4H3.8l.6-8.4H-.2zM26.8 8h1.5v26h-1.5zM27.5.4l2 7.8h-4z"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="2.9"
          strokeLinejoin="round"
        />
        <path
          d="M12 9.5C6.2 9.5 2.7 5.8 2 .2c2.7 4 6 5.6 10 5.6S19.3 4.2 22 .2c-.7 5.6-4.2 9.3-10 9.3zM5.4 14.6C5.2 9.8 8 7.6 12 7.6s6.8 2.2 6.6 7l2.4 2.2H3zM1.2 16.6h21.6l1.4 9h-4.6l.6 8.4H3.8l.6-8.4H-.2zM26.8 8h1.5v26h-1.5zM27.5.4l2 7.8h-4z"
          fill="var(--wc-clan)"
        />
        <path
          d="M4.6 14.9c4.8-1.3 10-1.3 14.8 0M2 21.3h3.4M18.6 21.3H22"
          stroke="var(--wc-clan-glyph)"
          strokeWidth="1.2"
          fill="none"
          opacity=".8"
        />
      </symbol>
      <symbol id="wc-fig-gardener" viewBox="-2.5 -2.5 35 39.500">
        <path
          d="M12 2.2L24 11.3c-3.6 1.6-7.7 2.1-12 2.1S3.6 12.9 0 11.3zM12 10.4a3.7 3.7 0 110 7.4 3.7 3.7 0 010-7.4zM12 15.6c4 0 6 1.8 6.8 5.6l1.4 5-2.8 1 .8 6.8H5.8l.8-6.8-2.8-1 1.4-5c.8-3.8 2.8-5.6 6.8-5.6zM25.3 15h1.5v19h-1.5zM22.3 9.8h1.4v3h1.6v-3h1.5v3h1.6v-3h1.4v5.2h-7.5z"
          fill="none"
          stroke="var(--wc-k)"
          strokeWidth="5.2"
          strokeLinejoin="round"
        />
        <path
          d="M12 2.2L24 11.3c-3.6 1.6-7.7 2.1-12 2.1S3.6 12.9 0 11.3zM12 10.4a3.7 3.7 0 110 7.4 3.7 3.7 0 010-7.4zM12 15.6c4 0 6 1.8 6.8 5.6l1.4 5-2.8 1 .8 6.8H5.8l.8-6.8-2.8-1 1.4-5c.8-3.8 2.8-5.6 6.8-5.6zM25.3 15h1.5v19h-1.5zM22.3 9.8h1.4v3h1.6v-3h1.5v3h1.6v-3h1.4v5.2h-7.5z"
          fill="none"
          stroke="var(--paper)"
          strokeWidth="2.9"
          strokeLinejoin="round"
        />
        <path
          d="M12 2.2L24 11.3c-3.6 1.6-7.7 2.1-12 2.1S3.6 12.9 0 11.3zM12 10.4a3.7 3.7 0 110 7.4 3.7 3.7 0 010-7.4zM12 15.6c4 0 6 1.8 6.8 5.6l1.4 5-2.8 1 .8 6.8H5.8l.8-6.8-2.8-1 1.4-5c.8-3.8 2.8-5.6 6.8-5.6zM25.3 15h1.5v19h-1.5zM22.3 9.8h1.4v3h1.6v-3h1.5v3h1.6v-3h1.4v5.2h-7.5z"
          fill="var(--wc-clan)"
        />
        <path
          d="M4.5 11.3c4.8 1 10.2 1 15 0"
          stroke="var(--wc-clan-glyph)"
          strokeWidth="1.2"
          fill="none"
          opacity=".8"
        />
      </symbol>
      <symbol id="wc-heron-token" viewBox="0 0 26 36">
        <path
          d="M2 34.5V13C2 6 7 1.5 13 1.5S24 6 24 13v21.5z"
          fill="var(--wc-k)"
          stroke="var(--wc-k)"
          strokeWidth="2.4"
          strokeLinejoin="round"
        />
        <path d="M2.5 34V13C2.5 6.5 7 2 13 2s10.5 4.5 10.5 11v21z" fill="var(--paper)" />
        <path d="M4.4 32.2V13c0-5.5 3.8-9.2 8.6-9.2s8.6 3.7 8.6 9.2v19.2z" fill="var(--wc-clan)" />
        <path
          d="M15.7 3.6c1.3-.7 2.7-.3 3.3.6l3.5.9-3.6.8c-.5 1.3-1.7 1.9-2.3 2.9-.5.9.4 1.9.5 3.3.2 2.3-1.5 4.3-4 4.7l-.2 4.9h1.3v.9h-2.4l.1-5.7h-.9l-.5 4.8h1.2v.9H9.4l.7-5.8c-2.7.2-5.7 0-7.6 1.1 1-2.7 4.5-5.6 8.1-6.7 1.9-.6 3.3-.9 3.5-2 .2-1.5 0-3.5 1.6-5.6z"
          fill="var(--wc-clan-glyph)"
          transform="translate(3.6 4.6) scale(.8)"
        />
      </symbol>
      <symbol id="wc-dice-tile-coral" viewBox="0 0 24 24">
        <rect x="1" y="1" width="22" height="22" rx="4.5" fill="#de6a52" stroke="var(--wc-k)" strokeWidth="1.5" />
        <rect x="3.6" y="3.6" width="16.8" height="16.8" rx="2.8" fill="none" stroke="#f7c3b6" strokeWidth="1.1" />
        <circle cx="12" cy="12" r="4.6" fill="var(--paper)" />
      </symbol>
      <symbol id="wc-dice-tile-black" viewBox="0 0 24 24">
        <rect x="1" y="1" width="22" height="22" rx="4.5" fill="#2e2e33" stroke="var(--wc-k)" strokeWidth="1.5" />
        <rect x="3.6" y="3.6" width="16.8" height="16.8" rx="2.8" fill="none" stroke="#77777f" strokeWidth="1.1" />
        <path d="M12 6.6l5.4 5.4-5.4 5.4L6.6 12z" fill="var(--paper)" />
      </symbol>
      <symbol id="wc-dice-tile-white" viewBox="0 0 24 24">
        <rect x="1" y="1" width="22" height="22" rx="4.5" fill="#fcf9f1" stroke="var(--wc-k)" strokeWidth="1.5" />
        <rect x="3.6" y="3.6" width="16.8" height="16.8" rx="2.8" fill="none" stroke="#cbc0a8" strokeWidth="1.1" />
        <circle cx="12" cy="12" r="4.2" fill="none" stroke="var(--wc-k)" strokeWidth="2.4" />
      </symbol>
    </>
  );
}
