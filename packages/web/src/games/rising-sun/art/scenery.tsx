/** Land and sea around what is played. */
export function Scenery() {
  return (
    <>
      <symbol id="rs-pine" viewBox="0 0 24 24">
        <path d="M11 22c1-5 1-8-1-11" stroke="#1e2230" strokeWidth="2.2" fill="none" />
        <path
          d="M1.5 11c1-2.8 3.5-3.5 5.5-2.8 1-2.5 5.5-2.7 6.5-.3 2-.4 4 .8 3.8 3-2 1.5-13.8 1.7-15.8.1zM9 17.5c.5-2.4 3-3.2 5-2.3 1.5-1.6 4.5-1.2 5 .8 1.5-.2 3 .8 2.7 2.5-2.5 1-10.7 1-12.7-1z"
          fill="var(--rs-pine)"
          stroke="#1e2230"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="rs-mount" viewBox="0 0 48 30">
        <path
          d="M1 29C10 24 15 8 21 2h6c6 6 11 22 20 27z"
          fill="var(--rs-mount)"
          stroke="#1e2230"
          strokeWidth="1.5"
          strokeLinejoin="round"
        />
        <path
          d="M21 2h6c1.8 1.8 3.4 4.4 5 7.5l-3.5-1.5-2 4-3-3.5-3.5 4-1.3-4-3 1.5C17.5 6.5 19.2 3.8 21 2z"
          fill="#fffdf6"
          stroke="#1e2230"
          strokeWidth="1.2"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="rs-hill" viewBox="0 0 36 16">
        <path
          d="M1 15.2C5 5 9 1.5 13 1.5S20 5 23 9.5c2-2.5 4-3.5 6-3.5 3 0 5 3 6.5 9.2z"
          fill="var(--rs-hill)"
          stroke="#1e2230"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path d="M23 9.5c1 1.7 2 3.6 2.6 5.7" stroke="#1e2230" strokeWidth="1" fill="none" />
      </symbol>
      <symbol id="rs-boat" viewBox="0 0 32 24">
        <path d="M15 2v16" stroke="#1e2230" strokeWidth="1.5" />
        <path
          d="M16 2.5c5 2 7.5 6.5 7 12.5l-7 1z"
          fill="#fffdf6"
          stroke="#1e2230"
          strokeWidth="1.3"
          strokeLinejoin="round"
        />
        <path
          d="M2 16c8 2.5 20 2.5 28 0-1.5 4-4 6-8 6H9c-3.5 0-5.8-2-7-6z"
          fill="#b78b5e"
          stroke="#1e2230"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
      </symbol>
      <symbol id="rs-crane" viewBox="0 0 40 24">
        <path
          d="M1 9c7-4 12-3 17 2 1-5 6-9 14-10-3 2-4 4-5 7-1 3-3 5-6 6l8 1c3 0 6-2 9-5-1 4-3 7-7 8-4 1-9 0-13-2l-7 5-2-1 5-6C10 10 6 8.5 1 9z"
          fill="#fffdf6"
          stroke="#1e2230"
          strokeWidth="1.4"
          strokeLinejoin="round"
        />
        <path d="M32 1c-3 2-4 4-5 7l-2-1c1-3 3-5 7-6zM1 9c4-2.3 7-2.8 10-2l-2 2C6.5 8.3 4 8.5 1 9z" fill="#1e2230" />
        <circle cx="37" cy="10.5" r="1.3" fill="#c82917" />
      </symbol>
    </>
  );
}
