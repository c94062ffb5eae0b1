/** The signs of the seven kami. */
export function Kami() {
  return (
    <>
      <symbol id="rs-amaterasu" viewBox="0 0 40 40">
        <g stroke="#1e2230" strokeWidth="1.5" strokeLinejoin="round">
          <path
            fill="#e2b04a"
            d="m20 2 3 6 5-4 .5 6.5L35 9l-2 6 6 1.5-5 4 5 4.5-6.5 1 2 6-6-2-.5 6.5-5-4-3 6-3-6-5 4-.5-6.5-6 2 2-6L1 25l5-4.5-5-4L7 15 5 9l6.5 1.5L12 4l5 4z"
          />
          <circle cx="20" cy="20" r="8.5" fill="#c82917" />
        </g>
        <path d="M14.5 18a6 6 0 0 1 5-4" stroke="#fffdf6" strokeWidth="1.8" fill="none" strokeLinecap="round" />
      </symbol>
      <symbol id="rs-fujin" viewBox="0 0 40 40">
        <path
          d="M4 22C3 12 11 4 21 4c9 0 15 6 15 13 0 6-4 9-8 9-3.5 0-5.5-2.2-5.5-4.8 0-2.3 1.7-3.7 3.5-3.7"
          fill="none"
          stroke="#1e2230"
          strokeWidth="7.5"
          strokeLinecap="round"
        />
        <path
          d="M4 22C3 12 11 4 21 4c9 0 15 6 15 13 0 6-4 9-8 9-3.5 0-5.5-2.2-5.5-4.8 0-2.3 1.7-3.7 3.5-3.7"
          fill="none"
          stroke="#6fa7a0"
          strokeWidth="4.7"
          strokeLinecap="round"
        />
        <path d="M5 29.5h17M9 35h20" stroke="#1e2230" strokeWidth="5.2" strokeLinecap="round" />
        <path d="M5 29.5h17M9 35h20" stroke="#ddebe3" strokeWidth="2.6" strokeLinecap="round" />
      </symbol>
      <symbol id="rs-hachiman" viewBox="0 0 40 40">
        <g stroke="#1e2230" strokeLinejoin="round" strokeWidth="1.5">
          <path d="M10 2c16 5 22 20 20 36" fill="none" strokeWidth="4.6" />
          <path d="M10 2c16 5 22 20 20 36" fill="none" stroke="#a8321e" strokeWidth="2" />
          <path d="M10 2 30 38" fill="none" strokeWidth="1.3" />
          <path d="M3 31 33 9" fill="none" strokeWidth="3.4" />
          <path d="M3 31 33 9" fill="none" stroke="#b78b5e" strokeWidth="1" />
          <path d="M38 5.5 34.5 13l-4.7-6.3z" fill="#fffdf6" />
          <path d="m2 27 5 .5 2.5-2 .5 5L5 34z" fill="#fffdf6" />
        </g>
      </symbol>
      <symbol id="rs-raijin" viewBox="0 0 40 40">
        <g stroke="#1e2230" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M20 6a14 14 0 1 1-.1 0" fill="none" strokeWidth="4" />
          <circle cx="20" cy="6.5" r="5" fill="#e2b04a" />
          <circle cx="8" cy="27" r="5" fill="#e2b04a" />
          <circle cx="32" cy="27" r="5" fill="#e2b04a" />
          <path d="m22 12-8 11h5l-3 9 10-12h-5.5l4-8z" fill="#fad338" />
        </g>
      </symbol>
      <symbol id="rs-ryujin" viewBox="0 0 40 40">
        <g stroke="#1e2230" strokeWidth="1.5" strokeLinejoin="round">
          <path
            d="M2 37c8-1 11-6 9-12-3-8 1-18 11-20 9-1.5 15 4 15 11l-5 3-4-3-4 1c-4 1-5 5-3 9s0 9-6 11z"
            fill="#2f7d78"
          />
          <path d="m22 5-1-4 6 3.6zM28 5.5l3-4 2 5.5z" fill="#e2b04a" />
          <circle cx="29" cy="11.5" r="1.8" fill="#fad338" />
          <circle cx="31.5" cy="29.5" r="6.8" fill="#eaf2f4" />
          <path d="M28 28a4 4 0 0 1 3.5-2.5" fill="none" stroke="#8fb3c9" />
          <path
            d="M15 13c2 1 3 2 3.5 3.5M13.5 19.5c2 .3 3.3 1 4.3 2M14.5 27c1.7-.3 3 0 4.3.7"
            fill="none"
            stroke="#bfe0d2"
            strokeWidth="1.7"
          />
        </g>
      </symbol>
      <symbol id="rs-susanoo" viewBox="0 0 40 40">
        <g stroke="#1e2230" strokeWidth="1.5" strokeLinejoin="round">
          <path d="M20 1.5 23 5v21h-6V5z" fill="#eaf2f4" />
          <path d="M13 26h14v3.5H13zM17.8 29.5h4.4v6h-4.4z" fill="#e2b04a" />
          <path d="M1.5 37c4-10 12-14 17-9-4-.5-5 3-2 5 4 2 8-4 12-4 5 0 8 4 10 8z" fill="#2f5d86" />
        </g>
      </symbol>
      <symbol id="rs-tsukuyomi" viewBox="0 0 40 40">
        <path
          d="M26 3.5A17 17 0 1 0 36.5 29 14 14 0 0 1 26 3.5z"
          fill="#f1e2a6"
          stroke="#1e2230"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path d="M30 8.5h9M27.5 13h7M32 17.5h6" stroke="#1e2230" strokeWidth="3.6" strokeLinecap="round" />
        <path d="M30 8.5h9M27.5 13h7M32 17.5h6" stroke="#c9d6de" strokeWidth="1.5" strokeLinecap="round" />
      </symbol>
    </>
  );
}
