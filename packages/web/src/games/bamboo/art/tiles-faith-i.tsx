/** What is holy in a home. Type I. */
export function FaithOne() {
  return (
    <>
      <symbol id="bb-home-i-faith-1" viewBox="0 0 40 36">
        <path
          d="M14 12c-3-3 3-5 0-9M20 10c-3-3 3-5 0-9M26 12c-3-3 3-5 0-9"
          fill="none"
          stroke="#6b6f7c"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path className="bb-k" fill="#b98420" d="M6 17h28c1 7-3 12-8 13.5V34H14v-3.5C9 29 5 24 6 17z" />
        <path className="bb-k" fill="#8a5a00" d="M4.5 14h31v4h-31z" />
        <path d="M10 21c.5 3 2 5 4 6.5" stroke="#f4dda0" strokeWidth="1.8" fill="none" strokeLinecap="round" />
        <path className="bb-k bb-n" d="M6 20c-3 0-4 5 1 6M34 20c3 0 4 5-1 6" />
      </symbol>
      <symbol id="bb-home-i-faith-2" viewBox="0 0 40 36">
        <g className="bb-k" fill="#7a4b34">
          <circle cx="20" cy="4.5" r="2.7" />
          <circle cx="26" cy="6" r="2.7" />
          <circle cx="30" cy="10.5" r="2.7" />
          <circle cx="30.5" cy="16.5" r="2.7" />
          <circle cx="27" cy="21.5" r="2.7" />
          <circle cx="14" cy="6" r="2.7" />
          <circle cx="10" cy="10.5" r="2.7" />
          <circle cx="9.5" cy="16.5" r="2.7" />
          <circle cx="13" cy="21.5" r="2.7" />
        </g>
        <circle className="bb-k" cx="20" cy="24" r="3.6" fill="#d9a93a" />
        <path className="bb-k" fill="#c2452d" d="M18 27.5h4l2.5 6.5h-9z" />
        <path className="bb-k bb-n" d="M18.7 34l.6-5M21.3 34l-.6-5" />
      </symbol>
      <symbol id="bb-home-i-faith-3" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeWidth="1.5"
          stroke="#c2452d"
          d="M20 10L14 1M20 10l6-9"
        />
        <path className="bb-k" fill="#d8b17a" d="M4 14.5L20 7l16 7.5V33H4z" />
        <path className="bb-k" fill="var(--paper)" d="M14 30c-1-6 1-12 7-13l5 3-2 1.5c1 3 .5 6-1 8.5z" />
        <path fill="#c2452d" d="M15 25h7v2h-7z" />
        <circle cx="22" cy="19.8" r=".9" />
      </symbol>
      <symbol id="bb-home-i-faith-4" viewBox="0 0 40 36">
        <path className="bb-k" fill="#c2452d" d="M20 3c10 0 15 8 15 17 0 8-4 14-15 14S5 28 5 20C5 11 10 3 20 3z" />
        <path className="bb-k" fill="#f6e3cc" d="M20 9c7 0 10 3 10 8s-3 8-10 8-10-3-10-8 3-8 10-8z" />
        <path
          d="M12.5 13.5c2-2 4-2 6 0M21.5 13.5c2-2 4-2 6 0"
          stroke="var(--bb-k)"
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
        />
        <circle className="bb-k" cx="15.5" cy="17.5" r="2.3" fill="var(--paper)" />
        <circle className="bb-k" cx="24.5" cy="17.5" r="2.3" fill="var(--paper)" />
        <circle cx="15.5" cy="17.5" r="1.1" />
        <path d="M17.5 22.5h5" stroke="var(--bb-k)" strokeWidth="1.5" strokeLinecap="round" />
        <path d="M12 29c5 2 11 2 16 0" stroke="#f2c33e" strokeWidth="2" fill="none" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-home-i-faith-5" viewBox="0 0 40 36">
        <path className="bb-k bb-n" d="M20 1v5" />
        <path className="bb-k" fill="var(--paper)" d="M12 6l8-2.5L28 6v26l-8 2-8-2z" />
        <path fill="#c2452d" d="M15.5 10h9v3h-9z" />
        <path d="M20 15.5v11M17 19h6M17.5 23h5" stroke="var(--bb-k)" strokeWidth="1.6" strokeLinecap="round" />
        <path fill="#c2452d" d="M17 28h6v3h-6z" />
      </symbol>
      <symbol id="bb-home-i-faith-6" viewBox="0 0 40 36">
        <path className="bb-k" fill="#8a5b3a" d="M17.5 3h5v9h-5z" />
        <path className="bb-k" fill="#c2452d" d="M16.5 6.5h7v3h-7z" />
        <path
          className="bb-k"
          fill="#d9a93a"
          d="M20 11c6.5 0 8 6 8.5 11 .3 3 1.5 4.5 3.5 6H8c2-1.5 3.2-3 3.5-6C12 17 13.5 11 20 11z"
        />
        <circle className="bb-k" cx="20" cy="30.5" r="2.8" fill="#8a5a00" />
        <path
          d="M14.5 24c.5-4 1.5-7.5 4-9.5"
          stroke="var(--paper)"
          strokeWidth="2"
          fill="none"
          strokeLinecap="round"
          opacity=".8"
        />
        <path className="bb-k bb-n" d="M10.5 25.5h19" />
      </symbol>
      <symbol id="bb-home-i-faith-7" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="9"
          d="M3 10c10 8 24 8 34 0"
        />
        <path fill="none" stroke="#e0c27a" strokeWidth="6.4" strokeLinecap="round" d="M3.5 10.5c10 7.5 23 7.5 33 0" />
        <path
          d="M9 11l-1 5M15 13l-1 5.5M21 13.5l-1 5.5M27 12.5l-1 5.5M32.5 10l-1 5"
          stroke="#a87b1a"
          strokeWidth="1.4"
          strokeLinecap="round"
        />
        <path className="bb-k" fill="var(--paper)" d="M10 20h5l-2 5h4l-3 9-1-6H9zM25 20h5l-2 5h4l-3 9-1-6h-4z" />
      </symbol>
      <symbol id="bb-home-i-faith-8" viewBox="0 0 40 36">
        <path className="bb-k" fill="var(--paper)" d="M9 18c1-9 5-13 11-13s10 4 11 13z" />
        <path d="M15 12l2-1M20 9.5l2 1M24 13l2 1M18 15l2-1" stroke="#b9a988" strokeWidth="1.5" strokeLinecap="round" />
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.4"
          d="M17 6L12 0M23 6l5-6"
        />
        <path className="bb-k" fill="#d8b17a" d="M4 18h32l-3 6H7z" />
        <path className="bb-k" fill="#b98a52" d="M11 24h18l2 10H9z" />
        <circle className="bb-k" cx="20" cy="29" r="2.4" fill="#7a4b34" />
      </symbol>
    </>
  );
}
