/** What is holy in a home. Type II. */
export function FaithTwo() {
  return (
    <>
      <symbol id="bb-home-ii-faith-1" viewBox="0 0 40 36">
        <path className="bb-k" fill="#7a4b34" d="M5 9h30v25H5z" />
        <path className="bb-k" fill="#5b3826" d="M3 9l5-6h24l5 6z" />
        <path className="bb-k" fill="#f4dda0" d="M13 12h14v13H13z" />
        <path className="bb-k" fill="#9a6240" d="M5 12h8v13H5zM27 12h8v13h-8z" />
        <path className="bb-k" fill="#d9a93a" d="M20 13.5l3 4V25h-6v-7.5z" />
        <path className="bb-k bb-n" d="M5 28.5h30" />
        <circle cx="20" cy="31.2" r="1.3" fill="#d9a93a" />
        <path d="M10.5 18v2M29.5 18v2" stroke="#f2c33e" strokeWidth="1.8" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-home-ii-faith-2" viewBox="0 0 40 36">
        <path className="bb-k" fill="#9aa0ac" d="M9 29c-2-6 0-11 4-13-5-4-3-13 5-13 7 0 11 4 10 9 4 3 6 10 3 17z" />
        <path className="bb-k" fill="#b6bbc6" d="M11 5c1-3 4-4 7-3l-1 4zM25 3c3 0 4 2 4 5l-4-1z" />
        <path className="bb-k bb-n" d="M12 12c3 2 6 2 9 0" />
        <circle cx="15" cy="8.5" r="1.3" />
        <circle cx="21" cy="8.5" r="1.3" />
        <path
          d="M24 13c3 1 4 3 3 5M22 16c3 1 4 3 3 6"
          stroke="#6b6f7c"
          strokeWidth="1.6"
          fill="none"
          strokeLinecap="round"
        />
        <path className="bb-k bb-n" d="M15 29v-6M22 29v-6" />
        <path className="bb-k" fill="#7c8292" d="M5 29h30v5H5z" />
      </symbol>
      <symbol id="bb-home-ii-faith-3" viewBox="0 0 40 36">
        <path className="bb-k" fill="var(--paper)" d="M28 29c7-2 10-9 6-16-1 5-5 6-7 9z" />
        <path
          className="bb-k"
          fill="var(--paper)"
          d="M12 29c-1-5 0-9 2-11-3-2-4-6-3-12l5 4h5l5-4c1 6 0 10-3 12 4 2 6 6 6 11z"
        />
        <path className="bb-k" fill="#c2452d" d="M13 18.5c4 2 7 2 11 0l1.5 4.5c-4 2-10 2-14 0z" />
        <path d="M14.5 13.5l2.5 1M22.5 13.5l-2.5 1" stroke="var(--bb-k)" strokeWidth="1.6" strokeLinecap="round" />
        <path className="bb-k" fill="#9aa0ac" d="M7 29h26v5H7z" />
      </symbol>
      <symbol id="bb-home-ii-faith-4" viewBox="0 0 40 36">
        <path className="bb-k" fill="#7a4b34" d="M3 3h34v3.6H3zM5 6.6h3V34H5zM32 6.6h3V34h-3z" />
        <path className="bb-k bb-n" d="M20 6.6v3" />
        <path className="bb-k" fill="#5e8074" d="M20 9c7 0 8 6 8 12v6h2v4H10v-4h2v-6c0-6 1-12 8-12z" />
        <path d="M13 20h14M13 24.5h14M20 11v9" stroke="#2e5a45" strokeWidth="1.3" />
        <path d="M15 18c.3-3 1.2-5 2.6-6" stroke="#cfe4d8" strokeWidth="1.8" fill="none" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-home-ii-faith-5" viewBox="0 0 40 36">
        <path className="bb-k" fill="#2b2a3a" d="M14 8c0-4 3-6 6-6s6 2 6 6v18H14z" />
        <path fill="#d9a93a" d="M16.5 8.5c0-2.5 1.5-4 3.5-4s3.5 1.5 3.5 4V24h-7z" />
        <path d="M20 9v12M18 12h4M18.2 16h3.6" stroke="#2b2a3a" strokeWidth="1.5" strokeLinecap="round" />
        <path className="bb-k" fill="#3d3548" d="M10 26h20l2 4H8z" />
        <path className="bb-k" fill="#2b2a3a" d="M6 30h28v4H6z" />
        <path className="bb-k bb-n" d="M8.5 26V20M31.5 26V20" />
        <circle className="bb-k" cx="8.5" cy="18" r="2.2" fill="#f2c33e" />
        <circle className="bb-k" cx="31.5" cy="18" r="2.2" fill="#f2c33e" />
      </symbol>
      <symbol id="bb-home-ii-faith-6" viewBox="0 0 40 36">
        <path className="bb-k" fill="#c2452d" d="M8.5 9h4V34h-4zM27.5 9h4V34h-4z" />
        <path className="bb-k" fill="#c2452d" d="M5.5 14h29v3.6h-29z" />
        <path className="bb-k" fill="#2b2a3a" d="M1 4c12 2.5 26 2.5 38 0v3.5c-12 2.5-26 2.5-38 0z" />
        <path className="bb-k" fill="#c2452d" d="M4 8c10 1.8 22 1.8 32 0v3H4z" />
        <path className="bb-k" fill="#d9a93a" d="M17.5 10.5h5v5h-5z" />
        <path className="bb-k" fill="#9aa0ac" d="M6.5 31h8v3h-8zM25.5 31h8v3h-8z" />
      </symbol>
      <symbol id="bb-home-ii-faith-7" viewBox="0 0 40 36">
        <circle className="bb-k" cx="20" cy="12" r="10.5" fill="#f4dda0" />
        <path className="bb-k" fill="#c79232" d="M9 30c0-8 5-11 11-11s11 3 11 11z" />
        <circle className="bb-k" cx="20" cy="12.5" r="6" fill="#ddb04e" />
        <path className="bb-k" fill="#7a5a1a" d="M14 11.5c0-4 2.5-6 6-6s6 2 6 6c-2-2-4-2.5-6-2.5s-4 .5-6 2.5z" />
        <circle className="bb-k" cx="20" cy="5" r="2.2" fill="#7a5a1a" />
        <path d="M17 13.5h2M21 13.5h2" stroke="var(--bb-k)" strokeWidth="1.3" strokeLinecap="round" />
        <path className="bb-k bb-n" d="M14 24c4 3 8 3 12 0" />
        <path
          className="bb-k"
          fill="#e58ca0"
          d="M5 30c3-2 5-2 7.5 0 2.5-2 5-2 7.5 0 2.5-2 5-2 7.5 0 2.5-2 5-2 7.5 0-1 3-4 4-15 4S6 33 5 30z"
        />
      </symbol>
      <symbol id="bb-home-ii-faith-8" viewBox="0 0 40 36">
        <path className="bb-k" fill="#6e8f57" d="M6 18h28l5 13H1z" />
        <path fill="none" stroke="#c9d48a" strokeWidth="1.6" d="M8.5 20.5h23l3 8h-29z" />
        <path className="bb-k" fill="#4a3a5c" d="M11 22c0-5 4-7 9-7s9 2 9 7c0 3-4 5-9 5s-9-2-9-5z" />
        <path className="bb-k" fill="#6a5680" d="M11 21c2-4 6-5.5 9-5.5s7 1.5 9 5.5c-4 3-14 3-18 0z" />
        <circle cx="20" cy="19" r="1.6" fill="#d9a93a" />
        <path d="M20 12c-3-3 3-4 0-8" fill="none" stroke="#6b6f7c" strokeWidth="1.6" strokeLinecap="round" />
      </symbol>
    </>
  );
}
