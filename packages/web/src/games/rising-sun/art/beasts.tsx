/** The monsters that are no oni. */
export function Beasts() {
  return (
    <>
      <symbol id="rs-komainu" viewBox="0 0 36 38">
        <path className="rs-halo" d="M4 34c0 4 28 4 28 0l1-9-2-9-5-3-2-9-6-3-8 2-4 7 2 7-2 16z" />
        <ellipse cx="18" cy="34" rx="13.5" ry="3.2" fill="var(--rs-c)" className="rs-o" />
        <path d="M25 30c5.5-1 8-4.5 7.2-9-.5-3-2.5-4.5-4.7-5 1.6 3 1.3 5.5-1 7.5z" fill="#d9d0ba" className="rs-o" />
        <path
          d="M9.5 34V21.5L14 15h9c4.5 4 6 11 4.6 18.6-2.3.7-5 .8-7.6.7l-1-7-3 7.2c-2.5.3-4.6.1-6.5-.5z"
          fill="#efe8d6"
          className="rs-o"
        />
        <path d="M21 15h2c4.5 4 6 11 4.6 18.6-1.9.6-3.9.8-5.9.8 1.6-7 1.5-13.5-.7-19.4z" fill="#cfc4a8" />
        <path
          d="M6.5 9.5c0-4.5 4-7.5 9.5-7.5 6 0 9.7 3.2 9.7 8.2 0 2.2-.7 4-2 5.6l1 3.2-3.7-.7-1.2 3-3.3-1.8-3 2-1.7-3.1-3.6.6 1-3.3C7.3 14.2 6.5 12 6.5 9.5z"
          fill="#5f8c86"
          className="rs-o"
        />
        <path
          d="M8 11c0-3.5 2.6-5.5 6.5-5.5S21 7.5 21 11c0 3-2.5 5-6.5 5S8 14 8 11z"
          fill="#efe8d6"
          className="rs-o"
          strokeWidth="1.2"
        />
        <circle cx="12" cy="9.5" r="1.1" fill="#1e2230" />
        <circle cx="17.2" cy="9.5" r="1.1" fill="#1e2230" />
        <path d="M13.2 11.3h2.7l-1.3 1.3z" fill="#1e2230" />
        <path d="M11 13.2c2.3 1.3 4.8 1.3 7.2 0" className="rs-o" fill="none" strokeWidth="1.1" />
        <path d="M8.5 23.5h5" stroke="#c82917" strokeWidth="2.2" />
      </symbol>
      <symbol id="rs-yurei" viewBox="0 0 36 38">
        <path className="rs-halo" d="M7 34c0 4 22 4 22 0l-2-3 2-8 5-3-3-5-4 2-1-8-8-7-8 7-1 8-4-2-3 5 5 3z" />
        <ellipse cx="18" cy="34.3" rx="11" ry="2.8" fill="var(--rs-c)" className="rs-o" />
        <path
          d="M18 32.5c-3-1.5-6.5-4.5-7.5-10L5.5 20 4 16.5c4 .8 6.5 0 8.5-2.5h11c2 2.5 4.5 3.3 8.5 2.5L30.5 20l-5 2.5c-1 4-2.5 5.5-5.5 6.5 1 1.5 0 3-2 3.5z"
          fill="#e6eef0"
          className="rs-o"
        />
        <path
          d="M21 14h2.5c2 2.5 4.5 3.3 8.5 2.5L30.5 20l-5 2.5c-1 4-2.5 5.5-5.5 6.5-.4-.7-.5-2-.3-3 2-4 2.5-8 1.3-12z"
          fill="#bccfd6"
        />
        <path d="m14 15 4 7 4-7" className="rs-o" fill="none" strokeWidth="1.1" />
        <path
          d="M13 8.5C13 5 15 3.3 18 3.3S23 5 23 8.5c0 4-2 6.7-5 6.7s-5-2.7-5-6.7z"
          fill="#f3f1e6"
          className="rs-o"
        />
        <path
          d="M10.5 20c-1.5-9 .5-18.5 7.5-18.5S27 11 25.5 20l-2-3.5.3 7-2.3-5c.8-4.5.6-8.5-.9-11.7-1.5 1.4-4 1.9-6 1.2-.6 3.3-.7 6.8-.1 10.5l-2.3 5 .3-7z"
          fill="#1e2230"
        />
        <path d="m15.5 4 2.5-2 2.5 2-2.5 1.5z" fill="#fffdf6" />
        <circle cx="16.3" cy="9.9" r=".9" fill="#1e2230" />
        <circle cx="19.9" cy="9.9" r=".9" fill="#1e2230" />
      </symbol>
      <symbol id="rs-river-dragon" viewBox="0 0 36 38">
        <path className="rs-halo" d="M3 34c0 4 30 4 30 0l1-10-5-6 2-9-8-7-12 1-6 6 2 7 8 2-8 4-2 7z" />
        <ellipse cx="18" cy="34" rx="14" ry="3.2" fill="var(--rs-c)" className="rs-o" />
        <path
          d="M6 30.5c-2-6 2-10.5 9.5-11 4-.3 6-1.2 6-3 0-2.5-4.5-2-7-3.8l3-6.2c8-.5 13 4 13 10.5 0 6.5-5 9-11 9.5-4 .3-6.5 1-6 3.5 3-2 6-1 7 1.5 3-3 8-3 10.5.5-4 2.5-19 3-25-1.5z"
          fill="#2f7d78"
          className="rs-o"
        />
        <path
          d="M17 9c6 0 9.5 3 9.5 7.5 0 4.5-4 6-9 6.5-5 .4-8.5 1.5-9.5 5"
          fill="none"
          stroke="#bfe0d2"
          strokeWidth="1.6"
          strokeDasharray="2.2 1.7"
        />
        <path d="M4 10.5c1-5 5.5-7.5 10.5-7 3 .3 5 2 5.5 4.5l-2 5.5-6-1-3 1.5-5-1z" fill="#2f7d78" className="rs-o" />
        <path
          d="m13 4 3-3.5.5 4zM17 5l4.5-2.5-2 4.5zM20 8l4-.5-3 3.5z"
          fill="#e2b04a"
          className="rs-o"
          strokeWidth="1"
        />
        <path d="M4 12.8 9 11l3 1.2" className="rs-o" fill="none" strokeWidth="1.1" />
        <circle cx="11" cy="7.6" r="1.5" fill="#fad338" className="rs-o" strokeWidth=".9" />
        <path d="M4.5 13.5C2 15 1.5 17.5 3 20M7 14.5c-1 2-.5 4 1 5" stroke="#1e2230" strokeWidth="1.1" fill="none" />
      </symbol>
    </>
  );
}
