/** What grows around a home. Type II. */
export function GardenTwo() {
  return (
    <>
      <symbol id="bb-home-ii-garden-1" viewBox="0 0 40 36">
        <path className="bb-k" fill="#8fb3c9" d="M3 24c0-8 9-12 18-12s17 4 17 12-9 10-18 10S3 31 3 24z" />
        <path className="bb-k" fill="#c2452d" d="M9 22c4-4 9-4 13-1l4-2-1 4 1 4-4-2c-4 2-9 1-13-3z" />
        <path fill="var(--paper)" d="M14 20c2-1 4-.5 5 .5-1 2-3 3-5 2.5z" />
        <path className="bb-k" fill="#5f8f45" d="M26 28c2-3 7-3 9 0-2 3-7 3-9 0z" />
        <path className="bb-k" fill="#e58ca0" d="M31 26c-1-2 0-3 1-4 1 1 2 2 1 4z" />
        <path d="M8 29h6M24 16h6" stroke="var(--paper)" strokeWidth="1.4" strokeLinecap="round" />
        <g className="bb-k" fill="#9aa0ac">
          <ellipse cx="6" cy="17" rx="4" ry="3" />
          <ellipse cx="13" cy="13" rx="3.5" ry="2.5" />
        </g>
      </symbol>
      <symbol id="bb-home-ii-garden-2" viewBox="0 0 40 36">
        <path className="bb-k" fill="#9aa0ac" d="M17 23h6l1 7h-8z" />
        <path className="bb-k" fill="#b6bbc6" d="M11 30h18v4H11z" />
        <path className="bb-k" fill="#b6bbc6" d="M9 20h22l-3 3.6H12z" />
        <path className="bb-k" fill="#9aa0ac" d="M12 12h16v8H12z" />
        <path fill="#f2c33e" d="M17 13.5h6V19h-6z" />
        <path className="bb-k" fill="#7c8292" d="M4 12c7-1 11-4 13-8h6c2 4 6 7 13 8z" />
        <path className="bb-k" fill="#b6bbc6" d="M18 4c0-3 4-3 4 0z" />
        <path d="M10 10.5c2.5-1 4.5-2.5 6-4.5" stroke="#d9dce2" strokeWidth="1.5" fill="none" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-home-ii-garden-3" viewBox="0 0 40 36">
        <path
          className="bb-k"
          fill="#7a4b34"
          d="M17 34c1-6 0-9-4-13l2-1.5 4 4 1-7h2.5l0 7 5-4 1.5 1.5c-5 4-6 7-5 13z"
        />
        <path
          className="bb-k"
          fill="#f0b6c2"
          d="M4 18c-3-5 1-10 6-9 1-6 9-8 13-4 5-2 10 1 10 5 5 1 5 9 0 10-3 3-9 2-11-1-4 3-8 2-9-1-3 2-7 2-9 0z"
        />
        <g fill="var(--paper)">
          <circle cx="10" cy="14" r="1.5" />
          <circle cx="17" cy="9" r="1.5" />
          <circle cx="25" cy="12" r="1.5" />
          <circle cx="31" cy="15" r="1.5" />
          <circle cx="18" cy="16" r="1.3" />
        </g>
      </symbol>
      <symbol id="bb-home-ii-garden-4" viewBox="0 0 40 36">
        <path className="bb-k" fill="#7a4b34" d="M18 34c.5-6 0-10-4-14l2-1 4 4 4-5 2 1.5c-4 4-4.5 8-4 14.5z" />
        <path
          className="bb-k"
          fill="#c8502a"
          d="M3 17c-2-5 2-9 6-8 1-6 9-8 13-5 5-2 11 1 11 6 5 2 4 9-1 10-3 2-7 1-9-2-3 3-8 3-10 0-4 3-9 2-10-1z"
        />
        <g fill="#f2a23c">
          <path d="M11 10l1.5 2.5 3-.5-1.5 2.5 1.5 2.5-3-.5L11 19l-1-2.5-3 .5 1.5-2.5L7 12l3 .5z" />
          <path d="M26 7l1.5 2.5 3-.5-1.5 2.5 1.5 2.5-3-.5L26 16l-1-2.5-3 .5 1.5-2.5L22 9l3 .5z" />
        </g>
        <path fill="#c8502a" d="M31 28l3 1.5-1 3-3-1zM6 29l3-1 1 3-3 1z" />
      </symbol>
      <symbol id="bb-home-ii-garden-5" viewBox="0 0 40 36">
        <path className="bb-k" fill="#ebdcb4" d="M2 20l6-10h24l6 10v14H2z" />
        <g fill="none" stroke="#b9a06a" strokeWidth="1.3">
          <path d="M4 31c8-2 24-2 32 0M3.5 27.5c6-3 9-2 11-1 4-4 10-4 14-1 3-1 6 0 8 2M5 23c4-2 7-2 10-1 4-5 10-5 13-1 3-1 5 0 8 2" />
        </g>
        <path className="bb-k" fill="#7c8292" d="M15 24c0-6 2-10 5-10s6 4 6 10c-3 1.5-8 1.5-11 0z" />
        <path className="bb-k" fill="#9aa0ac" d="M9 19c0-3 2-5 4-5s3 2 3 5c-2 1-5 1-7 0zM28 30c0-3 2-4 4-4s3 2 3 4z" />
        <path d="M18 19c.3-1.5 1-2.6 2-3" stroke="#d9dce2" strokeWidth="1.5" strokeLinecap="round" fill="none" />
      </symbol>
      <symbol id="bb-home-ii-garden-6" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="4"
          d="M20 28c-5-3 5-6-1-10-3-2-2-5 1-7"
        />
        <path d="M20 28c-5-3 5-6-1-10-3-2-2-5 1-7" fill="none" stroke="#8a5b3a" strokeWidth="2.6" />
        <path
          className="bb-k"
          fill="#2e5a45"
          d="M10 11c-1-4 4-5 6-4 1-5 10-5 12 0 5-1 6 5 2 6-6 2-14 2-18 .5-1-.5-1.7-1.3-2-2.5z"
        />
        <path
          className="bb-k"
          fill="#3f7350"
          d="M2 20c0-3.5 4-4 6-3.2 2-2 7-1 8 1.7 1 2.5-1.5 4-4 4.3C7 23.5 2.5 23 2 20zM24 21c0-3 3-4 5-3 3-2 8 0 8.5 3 .3 3-4 3.8-7.5 3.6-3-.1-6-1-6-3.6z"
        />
        <path className="bb-k" fill="#4a5f86" d="M9 27.5h22l-2 6.5H11z" />
      </symbol>
      <symbol id="bb-home-ii-garden-7" viewBox="0 0 40 36">
        <path className="bb-k" fill="#8fb3c9" d="M1 34c2-4 8-6 19-6s17 2 19 6z" />
        <path className="bb-k" fill="#c2452d" d="M1 28c6-11 13-14 19-14s13 3 19 14l-5 2c-4-7-9-9-14-9s-10 2-14 9z" />
        <path d="M4 22C9 11 14 8 20 8s11 3 16 14" fill="none" stroke="var(--bb-k)" strokeWidth="4" />
        <path d="M4 22C9 11 14 8 20 8s11 3 16 14" fill="none" stroke="#c2452d" strokeWidth="2" />
        <path className="bb-k bb-n" d="M6 17v7M13 9.5v7M20 7v8M27 9.5v7M34 17v7" />
        <path d="M12 31.5h6M24 32h6" stroke="var(--paper)" strokeWidth="1.4" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-home-ii-garden-8" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="5"
          d="M31 33V8"
        />
        <path d="M31 33V8" stroke="#9cb868" strokeWidth="3.2" />
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="6.5"
          d="M36 6L15 17"
        />
        <path d="M36 6L15 17" stroke="#b4cc7e" strokeWidth="4.6" />
        <path d="M28 10.2l1.5 3M21.5 13.5l1.5 3" stroke="#5f7a35" strokeWidth="1.4" />
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeWidth="1.5"
          d="M14 18c-2 3-2 5-2 8"
          stroke="#5c93b8"
        />
        <path className="bb-k" fill="#9aa0ac" d="M3 26h19c0 5-3 8-6 8H9c-3 0-6-3-6-8z" />
        <path className="bb-k" fill="#8fb3c9" d="M3 26c4-2.5 15-2.5 19 0-4 2.5-15 2.5-19 0z" />
      </symbol>
    </>
  );
}
