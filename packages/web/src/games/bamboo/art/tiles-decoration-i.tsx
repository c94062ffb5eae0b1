/** What adorns a home. Type I. */
export function DecorationOne() {
  return (
    <>
      <symbol id="bb-home-i-decoration-1" viewBox="0 0 40 36">
        <path className="bb-k bb-n" d="M20 0v4" />
        <path className="bb-k" fill="var(--bb-k)" d="M14.5 3.5h11v3h-11zM15 30h10v2.7H15z" />
        <path className="bb-k" fill="#f0ddb0" d="M20 6.5c10 0 12 6 12 12s-3 11.5-12 11.5S8 24.5 8 18.5s2-12 12-12z" />
        <path fill="#c2452d" d="M20 12c4.5 0 6.5 3 6.5 6.5S24.5 25 20 25s-6.5-3-6.5-6.5S15.5 12 20 12z" />
        <path fill="none" stroke="#a87b1a" strokeWidth="1.2" d="M9.5 12.5h21M8 18.5h24M9.5 24.5h21" />
      </symbol>
      <symbol id="bb-home-i-decoration-2" viewBox="0 0 40 36">
        <path className="bb-k" fill="#f3e4c3" d="M20 31L3 15a24 24 0 0 1 34 0z" />
        <path fill="#c2452d" d="M9 20a16 16 0 0 1 22 0l-3.5 3.4a11 11 0 0 0-15 0z" />
        <path d="M20 31L9.5 11M20 31L16 8.5M20 31L24 8.5M20 31l10.5-20" stroke="#8a5b3a" strokeWidth="1.2" />
        <circle className="bb-k" cx="20" cy="31" r="2.4" fill="#d9a93a" />
        <path className="bb-k bb-n" d="M20 33.5v1.5" />
      </symbol>
      <symbol id="bb-home-i-decoration-3" viewBox="0 0 40 36">
        <path className="bb-k" fill="#8a5b3a" d="M8 2h24v3.5H8zM9 30.5h22V34H9z" />
        <path className="bb-k" fill="#2f5d86" d="M11 5.5h18v25H11z" />
        <path className="bb-k" fill="var(--paper)" d="M14 9h12v18H14z" />
        <path
          d="M20 11.5v8M16.5 14.5h7M17 23.5l3-4 3 4"
          stroke="var(--bb-k)"
          strokeWidth="2"
          strokeLinecap="round"
          fill="none"
        />
      </symbol>
      <symbol id="bb-home-i-decoration-4" viewBox="0 0 40 36">
        <path className="bb-k" fill="#c2452d" d="M12.5 18h15c1.5 5 1.5 11 0 16h-15c-1.5-5-1.5-11 0-16z" />
        <path fill="#f2c9b4" d="M15 18l5 7 5-7z" />
        <circle className="bb-k" cx="20" cy="11" r="8.5" fill="#f6e3cc" />
        <path className="bb-k" fill="#2b2a3a" d="M11.5 11C11 5 15 2 20 2s9 3 8.5 9c-3-4-5-5-8.5-5s-5.5 1-8.5 5z" />
        <path d="M16 12.5h2M22 12.5h2" stroke="var(--bb-k)" strokeWidth="1.6" strokeLinecap="round" />
        <path d="M18.5 16h3" stroke="#c2452d" strokeWidth="1.5" strokeLinecap="round" />
        <circle cx="20" cy="29" r="2" fill="#f4dda0" />
      </symbol>
      <symbol id="bb-home-i-decoration-5" viewBox="0 0 40 36">
        <path className="bb-k" fill="#8a5b3a" d="M1.5 3h37v3.5h-37z" />
        <path
          className="bb-k"
          fill="#2f5d86"
          d="M4 6.5h10V32l-5-2-5 2zM15 6.5h10V32l-5-2-5 2zM26 6.5h10V32l-5-2-5 2z"
        />
        <circle cx="20" cy="17" r="6.5" fill="none" stroke="var(--paper)" strokeWidth="2.2" />
        <path d="M20 13.5v7M16.5 17h7" stroke="var(--paper)" strokeWidth="1.8" />
      </symbol>
      <symbol id="bb-home-i-decoration-6" viewBox="0 0 40 36">
        <path className="bb-k bb-n" d="M20 0v4" />
        <path
          className="bb-k"
          fill="#bfe0e2"
          d="M20 4c8 0 10.5 5 10.5 10 0 1.5-.4 3-1 4.5h-19c-.6-1.5-1-3-1-4.5C9.5 9 12 4 20 4z"
        />
        <circle cx="16" cy="11" r="2.3" fill="#c2452d" />
        <path d="M21 13c2-2 4-2 6 0" stroke="#3f7350" strokeWidth="1.8" fill="none" strokeLinecap="round" />
        <path className="bb-k bb-n" d="M20 18.5V24" />
        <path className="bb-k" fill="#f4dda0" d="M16 23.5h8V35h-8z" />
        <path d="M20 26v6" stroke="#c2452d" strokeWidth="1.6" />
      </symbol>
      <symbol id="bb-home-i-decoration-7" viewBox="0 0 40 36">
        <path className="bb-k" fill="#f2c9b4" d="M20 20L8 4l3 18z" />
        <path className="bb-k" fill="#e9a6a6" d="M20 20L30 3l1 19z" />
        <path className="bb-k" fill="#c2452d" d="M11 22l9-2 11 2-10 10z" />
        <path className="bb-k" fill="#e58ca0" d="M11 22L2 12l2 8 4 1.5zM4 20l-3 2 4-.6z" />
        <path className="bb-k" fill="#e9a6a6" d="M31 22l8-8-4 12z" />
      </symbol>
      <symbol id="bb-home-i-decoration-8" viewBox="0 0 40 36">
        <path className="bb-k" fill="var(--paper)" d="M4 4h32v28H4z" />
        <path
          d="M8 26c4-8 7-12 10-14 2 5 5 8 7 8s4-3 7-7"
          fill="none"
          stroke="#4a4e5e"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <path d="M8 28.5h15" stroke="#9aa0ac" strokeWidth="1.8" strokeLinecap="round" />
        <path fill="#c2452d" d="M28 24h5v5h-5z" />
        <circle cx="29.5" cy="10" r="3" fill="none" stroke="#4a4e5e" strokeWidth="1.4" />
      </symbol>
    </>
  );
}
