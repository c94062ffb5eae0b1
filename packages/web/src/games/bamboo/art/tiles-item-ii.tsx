/** What is used in a home. Type II. */
export function ItemTwo() {
  return (
    <>
      <symbol id="bb-home-ii-item-1" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.4"
          d="M8 15C8 4 23 4 23 15"
        />
        <path className="bb-k" fill="#4a5f86" d="M5 17c2-3.5 19-3.5 21 0 3 6 1 13-4 16H9C4 30 2 23 5 17z" />
        <path className="bb-k" fill="#4a5f86" d="M26 20l6-3-2 7-3 1z" />
        <circle className="bb-k" cx="15.5" cy="13.5" r="2.2" fill="#d9a93a" />
        <path
          d="M8 21c-.6 3 0 6 1.5 8"
          stroke="var(--paper)"
          strokeWidth="2"
          opacity=".6"
          fill="none"
          strokeLinecap="round"
        />
        <path className="bb-k" fill="#f3e4c3" d="M28 25.5h10c.3 4-1 6.5-2.5 8h-5c-1.5-1.5-2.8-4-2.5-8z" />
      </symbol>
      <symbol id="bb-home-ii-item-2" viewBox="0 0 40 36">
        <path className="bb-k" fill="#8a5b3a" d="M5 22h3.5v12H5zM31.5 22H35v12h-3.5z" />
        <path className="bb-k" fill="#c79a63" d="M1.5 17h37v5.5h-37z" />
        <path d="M4 19.5h22" stroke="#e7c58a" strokeWidth="1.5" strokeLinecap="round" />
        <path className="bb-k" fill="var(--paper)" d="M9 10h8c0 4-1 6-2.5 7h-3C10 16 9 14 9 10z" />
        <path className="bb-k" fill="#2f5d86" d="M23 8h8v9h-8z" />
        <path className="bb-k" fill="#e58ca0" d="M27 8c-3-2-3-5 0-7 3 2 3 5 0 7z" />
      </symbol>
      <symbol id="bb-home-ii-item-3" viewBox="0 0 40 36">
        <path className="bb-k" fill="#c9b56a" d="M1 27h38v7H1z" />
        <path className="bb-k" fill="var(--paper)" d="M3 20h34v8H3z" />
        <path className="bb-k" fill="#8e4a78" d="M14 16c8-3 16-3 22 0 2 4 2 8 1 12H14z" />
        <g fill="#f2c9b4">
          <circle cx="20" cy="20" r="1.7" />
          <circle cx="28" cy="19" r="1.7" />
          <circle cx="24" cy="24.5" r="1.7" />
          <circle cx="32" cy="24" r="1.7" />
        </g>
        <path className="bb-k" fill="#b9cde0" d="M3 17c2-2 8-2 10 0 1 2 1 5 0 7-2 1.5-8 1.5-10 0-1-2-1-5 0-7z" />
      </symbol>
      <symbol id="bb-home-ii-item-4" viewBox="0 0 40 36">
        <path className="bb-k" fill="#b5452f" d="M6 18h28l5 13c-12 4-26 4-38 0z" />
        <path d="M6 27c9 3 19 3 28 0" stroke="#f4dda0" strokeWidth="1.6" fill="none" />
        <path d="M12 19l-2 9M20 19v10M28 19l2 9" stroke="#8a3322" strokeWidth="1.2" />
        <path className="bb-k" fill="#c79a63" d="M3 13.5h34V18H3z" />
        <circle className="bb-k" cx="14" cy="10.5" r="3" fill="#f2a23c" />
        <circle className="bb-k" cx="19.5" cy="10.5" r="3" fill="#f2a23c" />
        <circle className="bb-k" cx="16.7" cy="6.5" r="3" fill="#f2a23c" />
        <path d="M16.7 3.5l2-1.5" stroke="#3f7350" strokeWidth="1.6" strokeLinecap="round" />
        <path className="bb-k" fill="var(--paper)" d="M26 9h6c0 3-1 4-2 4.5h-2C27 13 26 12 26 9z" />
      </symbol>
      <symbol id="bb-home-ii-item-5" viewBox="0 0 40 36">
        <path className="bb-k" fill="#7a4b34" d="M4 4h32v30H4z" />
        <path
          className="bb-k"
          fill="#9a6240"
          d="M6.5 7h27v7h-27zM6.5 16h12.5v7H6.5zM21 16h12.5v7H21zM6.5 25h27v6.5h-27z"
        />
        <g className="bb-k" fill="#2b2a3a">
          <path d="M17 9h6v3h-6zM11 18h4v3h-4zM25.5 18h4v3h-4zM17 27h6v3h-6z" />
        </g>
        <path d="M4 4h4v4M36 4h-4v4M4 34h4v-4M36 34h-4v-4" fill="none" stroke="#d9a93a" strokeWidth="1.4" />
      </symbol>
      <symbol id="bb-home-ii-item-6" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="4.5"
          d="M15 24L34 4"
        />
        <path d="M15 24L34 4" stroke="#8a5b3a" strokeWidth="3" />
        <path className="bb-k" fill="var(--bb-k)" d="M33 1.5l5 4-2.5 2.5-5-4z" />
        <path className="bb-k" fill="#f3e4c3" d="M7 16l13-1 2 13-12 5c-5-2-6-11-3-17z" />
        <path d="M11 28l20-21M13 30l20-22" stroke="var(--bb-k)" strokeWidth=".9" />
        <path className="bb-k" fill="#8a5b3a" d="M9 27l4 3.5-2 1.5-3.5-3z" />
      </symbol>
      <symbol id="bb-home-ii-item-7" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.6"
          d="M9 15C9 0 29 0 29 15"
        />
        <path className="bb-k" fill="#3d4658" d="M5 19c2-5 26-5 28 0 3 6 1 12-4 15H9c-5-3-7-9-4-15z" />
        <path className="bb-k" fill="#525d73" d="M31 20l7-5-1 8-4 3z" />
        <path className="bb-k" fill="#2b303d" d="M12 14h14v3H12z" />
        <circle className="bb-k" cx="19" cy="12.5" r="2.2" fill="#d9a93a" />
        <g fill="#7c869c">
          <circle cx="12" cy="23" r="1.1" />
          <circle cx="17" cy="23" r="1.1" />
          <circle cx="22" cy="23" r="1.1" />
          <circle cx="27" cy="23" r="1.1" />
          <circle cx="14.5" cy="27" r="1.1" />
          <circle cx="19.5" cy="27" r="1.1" />
          <circle cx="24.5" cy="27" r="1.1" />
        </g>
      </symbol>
      <symbol id="bb-home-ii-item-8" viewBox="0 0 40 36">
        <path
          d="M13 9c-3-3 3-4 0-8M20 8c-3-3 3-4 0-7M27 9c-3-3 3-4 0-8"
          fill="none"
          stroke="#6b6f7c"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path className="bb-k" fill="#c79a63" d="M3 14h34l-3 20H6z" />
        <path className="bb-k" fill="#a9cbd9" d="M3 14c6-3 28-3 34 0-6 3-28 3-34 0z" />
        <path d="M11 17l1 17M20 18v16M29 17l-1 17" stroke="#8a5b3a" strokeWidth="1.3" />
        <path d="M4 21.5c10 2 22 2 32 0M5 28.5c10 2 20 2 30 0" stroke="#6b4729" strokeWidth="2.2" fill="none" />
        <path d="M10 14h6" stroke="var(--paper)" strokeWidth="1.4" strokeLinecap="round" />
      </symbol>
    </>
  );
}
