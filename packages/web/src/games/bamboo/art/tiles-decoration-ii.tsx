/** What adorns a home. Type II. */
export function DecorationTwo() {
  return (
    <>
      <symbol id="bb-home-ii-decoration-1" viewBox="0 0 40 36">
        <path className="bb-k" fill="#f4dda0" d="M2 7l9-3v27l-9 3zM20 7l9-3v27l-9 3z" />
        <path className="bb-k" fill="#ebcb80" d="M11 4l9 3v27l-9-3zM29 4l9 3v27l-9-3z" />
        <path d="M2 27c8-5 12 3 18-2s12 1 18-3" fill="none" stroke="#2f5d86" strokeWidth="2.2" />
        <path
          d="M6 21c2-5 5-6 9-6M26 19c2-4 5-5 8-5"
          fill="none"
          stroke="#3f7350"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
        <circle cx="15" cy="11.5" r="2.4" fill="#c2452d" />
      </symbol>
      <symbol id="bb-home-ii-decoration-2" viewBox="0 0 40 36">
        <path className="bb-k bb-n" d="M20 24C18 15 10 13 6 5M20 24c1-8 8-10 14-11M20 24c0-8-1-15 3-21" />
        <g className="bb-k" fill="#e58ca0">
          <circle cx="6.5" cy="5.5" r="3.2" />
          <circle cx="12.5" cy="12.5" r="2.7" />
        </g>
        <circle className="bb-k" cx="23.5" cy="4.5" r="4" fill="var(--paper)" />
        <circle cx="23.5" cy="4.5" r="1.4" fill="#d9a93a" />
        <path className="bb-k" fill="#7fa65a" d="M34.5 12.5c-4-3-8-1-9 3 4 2 8 1 9-3z" />
        <path className="bb-k" fill="#2f5d86" d="M10.5 23.5h19c1 4-1.5 8-4.5 10.5H15c-3-2.5-5.5-6.5-4.5-10.5z" />
        <path
          d="M13.5 27c1 2 1.8 3.5 3 5"
          stroke="var(--paper)"
          strokeWidth="1.6"
          opacity=".7"
          fill="none"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="bb-home-ii-decoration-3" viewBox="0 0 40 36">
        <path className="bb-k" fill="#2b2a3a" d="M3 5h34v26H3z" />
        <path d="M6 8h28v20H6z" fill="none" stroke="#d9a93a" strokeWidth="1.4" />
        <circle cx="27" cy="14" r="4" fill="#d9a93a" />
        <path
          d="M9 27c1-8 4-13 9-17M12 20c-2-2-2-4-1-6M14 17c3-1 5 0 6 2"
          fill="none"
          stroke="#d9a93a"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
        <path className="bb-k bb-n" d="M10 31v3M30 31v3" />
      </symbol>
      <symbol id="bb-home-ii-decoration-4" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.6"
          d="M1 6h38"
        />
        <path className="bb-k" fill="#8e4a78" d="M14 4h12l12 4v13h-9V34H11V21H2V8z" />
        <path className="bb-k" fill="var(--paper)" d="M15 4l5 8 5-8h-3l-2 3-2-3z" />
        <path className="bb-k" fill="#d9a93a" d="M11 19h18v5H11z" />
        <g fill="#f2c9b4">
          <circle cx="7" cy="14" r="1.8" />
          <circle cx="33" cy="14" r="1.8" />
          <circle cx="16" cy="29" r="1.8" />
          <circle cx="24" cy="30" r="1.8" />
        </g>
        <path d="M20 12v7M20 24v10" stroke="var(--bb-k)" strokeWidth="1.2" />
      </symbol>
      <symbol id="bb-home-ii-decoration-5" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.4"
          d="M5 1v33"
        />
        <path className="bb-k" fill="#2f5d86" d="M6 4h18c5 0 7 2 14-1-2 4-2 6 0 10-7-3-9-1-14-1H6z" />
        <circle className="bb-k" cx="11" cy="7" r="1.8" fill="var(--paper)" />
        <path d="M16 5c2 2 2 4 0 6M20.5 5c2 2 2 4 0 6" stroke="var(--paper)" strokeWidth="1.2" fill="none" />
        <path className="bb-k" fill="#c2452d" d="M6 17h15c5 0 6 2 13-1-2 4-2 6 0 10-7-3-8-1-13-1H6z" />
        <circle className="bb-k" cx="11" cy="20" r="1.8" fill="var(--paper)" />
        <path d="M16 18c2 2 2 4 0 6M20.5 18c2 2 2 4 0 6" stroke="var(--paper)" strokeWidth="1.2" fill="none" />
      </symbol>
      <symbol id="bb-home-ii-decoration-6" viewBox="0 0 40 36">
        <path className="bb-k" fill="#8a5b3a" d="M2 3h36v30H2z" />
        <path className="bb-k" fill="#f4d7b0" d="M5 6h30v24H5z" />
        <circle cx="28" cy="11.5" r="3.5" fill="#c82917" />
        <path className="bb-k" fill="#7f95ae" d="M9 22l8-12 8 12z" />
        <path fill="var(--paper)" d="M17 10l3 4.5-1.6-.6-1.4 1.3-1.4-1.3-1.6.6z" />
        <path className="bb-k" fill="#2f5d86" d="M5 22c4-3 6 1 10-1s6-2 10 0 6 1 10-1v10H5z" />
        <path
          d="M8 26c3-1.5 5-1.5 8 0M20 27c3-1.5 5-1.5 8 0"
          stroke="var(--paper)"
          strokeWidth="1.3"
          fill="none"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="bb-home-ii-decoration-7" viewBox="0 0 40 36">
        <path
          className="bb-k"
          fill="var(--paper)"
          d="M15 2h10v5c0 3 8 6 8 14 0 7-4 11-7 13H14c-3-2-7-6-7-13 0-8 8-11 8-14z"
        />
        <path d="M15 5h10" stroke="#2f5d86" strokeWidth="2" />
        <path d="M9 18c7 2.5 15 2.5 22 0" stroke="#2f5d86" strokeWidth="1.6" fill="none" />
        <path d="M20 29c-4-2-5-5-3-8 2 1 3 2 3 4 0-2 1-3 3-4 2 3 1 6-3 8z" fill="#2f5d86" />
        <path d="M11 22c-.5 3 .5 6 2 8" stroke="#9cc3de" strokeWidth="1.8" fill="none" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-home-ii-decoration-8" viewBox="0 0 40 36">
        <path className="bb-k" fill="#e7c65c" d="M2 6l12-3v28L2 34zM26 3l12 3v28l-12-3z" />
        <path className="bb-k" fill="#f0d57c" d="M14 3h12v28H14z" />
        <path className="bb-k" fill="var(--paper)" d="M10 20c4-5 9-6 14-4l6-6c0 6-2 11-7 14-5 2-10 0-13-4z" />
        <path className="bb-k" fill="var(--bb-k)" d="M10 20c-2 0-4 1-5 3 3 1 6 0 7-1z" />
        <path className="bb-k bb-n" d="M24 16c2-3 1-6 4-8M18 24l-1 7M21 24v7" />
        <circle cx="28.5" cy="7.5" r="1.6" fill="#c2452d" />
      </symbol>
    </>
  );
}
