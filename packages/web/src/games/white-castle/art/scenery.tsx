/** What grows, flies and stands about. */
export function Scenery() {
  return (
    <>
      <symbol id="wc-archery-target" viewBox="0 0 40 44">
        <g stroke="var(--wc-k)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
          <path d="M12 26L6 43M28 26l6 17M20 30v12" stroke="#7e5a34" strokeWidth="2.6" />
          <circle cx="20" cy="17" r="15" fill="var(--paper)" />
          <circle cx="20" cy="17" r="10.5" fill="#2e2e33" />
          <circle cx="20" cy="17" r="6.5" fill="var(--paper)" />
          <circle cx="20" cy="17" r="2.8" fill="#c82917" />
          <path d="M23 15L37 6M37 6l-4.5.5M37 6l-2.3 4" fill="none" strokeWidth="1.7" />
        </g>
      </symbol>
      <symbol id="wc-straw-dummy" viewBox="0 0 34 48">
        <g stroke="var(--wc-k)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
          <path d="M17 30v17" stroke="#7e5a34" strokeWidth="3.4" />
          <path d="M2 17h30" stroke="#7e5a34" strokeWidth="3.4" />
          <path d="M10 12h14l2 20H8z" fill="#d9b968" />
          <path d="M21 12h3l2 20h-6z" fill="#b8933f" stroke="none" />
          <path d="M9 17h16M8.5 25h17" stroke="#8f6a1e" />
          <circle cx="17" cy="7" r="5" fill="#d9b968" />
        </g>
      </symbol>
      <symbol id="wc-pine" viewBox="0 0 60 60">
        <g stroke="var(--wc-k)" strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round">
          <path d="M28 59c1-8-2-12 1-20 2-6 6-9 5-17" fill="none" stroke="#5b3b22" strokeWidth="4.5" />
          <path d="M28 59c1-8-2-12 1-20 2-6 6-9 5-17" fill="none" stroke="#8a5f38" strokeWidth="2" />{' '}
          <path d="M30 4c6-1 11 1 13 5 5 0 8 3 8 6-6 3-30 4-36 0 0-4 4-6 7-6 1-3 4-5 8-5z" fill="#2e5a45" />
          <path d="M12 21c5-1 9 1 10 4 4 0 6 2 6 4-5 3-22 3-27 0 1-3 3-4 5-4 1-2 3-4 6-4z" fill="#3a6e54" />
          <path d="M46 24c5 0 8 2 9 4 2 0 4 2 4 4-5 3-20 3-24 0 0-3 3-4 5-4 1-3 3-4 6-4z" fill="#2e5a45" />
          <path d="M14 36c5-1 8 1 9 3 3 0 5 2 5 4-5 2-18 2-22 0 0-2 2-4 4-4 0-1 2-3 4-3z" fill="#2e5a45" />
        </g>
      </symbol>
      <symbol id="wc-cloud" viewBox="0 0 120 30">
        <path d="M14 10h44a6 6 0 010 0h40a5 5 0 010 10H84a4 4 0 000 8H34a4 4 0 010-8H14a5 5 0 010-10zM44 2h34a4 4 0 010 8H44a4 4 0 010-8z" />
      </symbol>
      <symbol id="wc-crane-flying" viewBox="0 0 60 34">
        <g stroke="var(--wc-k)" strokeWidth="1.2" strokeLinejoin="round">
          <path
            d="M2 17.5c7-1 12-3 16-6C21 5 27 1 36 1c-4 3-6 6-6 9 6 1 11 2 16 2l12 1.5-11 2c-5 1-9 4-15 4-4 4-9 8-17 12 1-5 2-9 4-12-5-.5-11-1-17-2z"
            fill="var(--paper)"
          />
          <path
            d="M36 1c-5 0-10 1.5-13 4.5l5 1c1-2 4-4.5 8-5.5zM15 31.5c2-4 3-7 5-9.5l4 1c-2 3-5 6-9 8.5z"
            fill="var(--wc-k)"
          />
          <path d="M46 12l12 1.5-9 1.6z" fill="#d9a93b" />
        </g>
      </symbol>
      <symbol id="wc-plant-art" viewBox="0 0 112 34">
        <path d="M0 34V16c16-6 30-4 46-1s40 3 66-4v23z" fill="#8fb06a" />
        <path d="M0 34v-9c20-4 36 0 56 1s38-2 56-5v13z" fill="#6e9450" />{' '}
        <g stroke="var(--wc-k)" strokeWidth="1.1" strokeLinejoin="round">
          <path
            d="M10 30c0-8-2-13-5-17M12 30c0-9 2-15 6-20M11 30c-1-6-1-12 0-19"
            stroke="#2e5a45"
            strokeWidth="1.8"
            fill="none"
          />
          <path
            d="M4 13c-2-2-2-4 0-6 2 1 3 3 2 5 1-1 3-1 4 0-1 2-4 3-6 1zM18 10c-1-3 0-5 2-6 2 1 2 4 1 6 1 0 3 0 3 2-2 1-5 1-6-2z"
            fill="#7a5fb5"
          />{' '}
          <path d="M84 30c1-5-2-8 2-13" stroke="#5b3b22" strokeWidth="3" fill="none" />
          <path d="M74 17c0-4 4-5 7-4 1-4 9-5 11 0 5-1 8 1 8 4-4 3-22 3-26 0z" fill="#2e5a45" />
          <path d="M94 24c3-2 8-1 9 1-3 2-8 2-9-1z" fill="#3a6e54" />
        </g>
      </symbol>
      <symbol id="wc-stone-art" viewBox="0 0 112 34">
        <path d="M0 0h112v34H0z" fill="#e9dec4" />
        <g fill="none" stroke="#c2b08a" strokeWidth="1.2">
          <path d="M0 8c16 0 20-5 30-5s16 6 32 6 30-6 50-6M0 15c14 0 18-6 30-6s16 7 32 7 30-7 50-7M0 22c14 0 18-6 30-6s16 7 32 7 30-7 50-7M0 29c14 0 18-6 30-6s16 7 32 7 30-7 50-7" />
        </g>{' '}
        <g stroke="var(--wc-k)" strokeWidth="1.2" strokeLinejoin="round">
          <path d="M8 28c0-8 3-15 8-16 5 1 7 5 9 10 3 1 4 4 4 6z" fill="#7e8390" />
          <path d="M16 12c4 1 7 5 9 10 3 1 4 4 4 6h-9c1-6-1-11-4-16z" fill="#5b606e" />
          <path d="M84 29c0-5 4-9 9-9s9 4 10 9z" fill="#8c909b" />
          <path d="M94 20c5 0 8 4 9 9h-7c0-4-1-7-2-9z" fill="#666b78" />
          <path
            d="M6 29c8-3 20-3 27 0-8 2-20 2-27 0zM82 30c7-2 16-2 23 0-7 2-16 2-23 0z"
            fill="#7f9a5c"
            strokeWidth=".8"
          />
        </g>
      </symbol>
    </>
  );
}
