/** What is used in a home. Type I. */
export function ItemOne() {
  return (
    <>
      <symbol id="bb-home-i-item-1" viewBox="0 0 40 36">
        <path className="bb-k" fill="#e0c27a" d="M5 30C2 20 4 8 10 5c6 3 8 15 5 25-2 4-8 4-10 0z" />
        <path className="bb-k" fill="#e0c27a" d="M25 30c-3-10-1-22 5-25 6 3 8 15 5 25-2 4-8 4-10 0z" />
        <path d="M5 13l10 0M4.5 18.5h11M5 24h10M25 13h10M24.5 18.5h11M25 24h10" stroke="#a87b1a" strokeWidth="1.2" />
        <path
          d="M10 9l-4.5 9M10 9l4.5 9M30 9l-4.5 9M30 9l4.5 9"
          stroke="#c2452d"
          strokeWidth="2.2"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="bb-home-i-item-2" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.6"
          d="M20 16v14c0 5-6 5-6 1"
        />
        <path
          className="bb-k"
          fill="#c2452d"
          d="M1.5 18C3 8 10 2.5 20 2.5S37 8 38.5 18c-5-2.5-8-2.5-12.5 0-4-2.5-8-2.5-12 0-4.5-2.5-7.5-2.5-12.5 0z"
        />
        <path d="M20 3C15 7 14 12 14 18M20 3c5 4 6 9 6 15" stroke="var(--bb-k)" strokeWidth="1.2" fill="none" />
        <path fill="none" stroke="var(--paper)" strokeWidth="1.8" d="M7 12c8-4.5 18-4.5 26 0" />
        <path className="bb-k bb-n" d="M20 2.5V.5" />
      </symbol>
      <symbol id="bb-home-i-item-3" viewBox="0 0 40 36">
        <path
          d="M16 10c-3-3 3-4 0-8M23 10c-3-3 3-4 0-8"
          fill="none"
          stroke="#6b6f7c"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path className="bb-k" fill="#f3e4c3" d="M7 13h26c1 9-3 16-8 19v2H15v-2c-5-3-9-10-8-19z" />
        <path className="bb-k" fill="#9cb868" d="M7 13c6-2.5 20-2.5 26 0-6 2.5-20 2.5-26 0z" />
        <path
          d="M14 23c2 2.5 4 2.5 6 0s4-2.5 6 0"
          stroke="#2f5d86"
          strokeWidth="1.8"
          fill="none"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="bb-home-i-item-4" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.6"
          d="M9 17C10 3 30 3 31 17"
        />
        <path className="bb-k" fill="#c9a25e" d="M4 16h32l-4 18H8z" />
        <path className="bb-k" fill="#ddbb7c" d="M3 14.5h34V19H3z" />
        <path d="M6 24h28M7 29h26M13 19l1.5 15M20 19v15M27 19l-1.5 15" stroke="#8a5b3a" strokeWidth="1.3" />
      </symbol>
      <symbol id="bb-home-i-item-5" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="4.2"
          d="M28 2L18 18"
        />
        <path d="M28 2L18 18" stroke="#c79a63" strokeWidth="2.4" strokeLinecap="round" />
        <path className="bb-k" fill="#e0c27a" d="M16 15l7 4.5C24 26 20 32 14 34.5L3 28c6-2 9-7 13-13z" />
        <path d="M15 22l-5 8M18.5 24l-4 9M12 21l-6 7" stroke="#a87b1a" strokeWidth="1.3" fill="none" />
        <path className="bb-k" fill="#c2452d" d="M15.5 14.5l8 5-1.5 2.5-8-5z" />
      </symbol>
      <symbol id="bb-home-i-item-6" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.2"
          d="M7 15C7 2 33 2 33 15"
        />
        <path className="bb-k" fill="#3d4658" d="M4 17h32c1 8-2 14-7 17H11c-5-3-8-9-7-17z" />
        <path className="bb-k" fill="#8a5b3a" d="M5 13h30v4.5H5z" />
        <path className="bb-k" fill="#c79a63" d="M17 9.5h6V13h-6z" />
        <path
          d="M9 21c.3 4 1.6 7 4 9"
          stroke="var(--paper)"
          strokeWidth="2"
          opacity=".55"
          fill="none"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="bb-home-i-item-7" viewBox="0 0 40 36">
        <path className="bb-k" fill="#2f4c7e" d="M3 23c8-4 26-4 34 0 2 3 2 7 0 10-8 2-26 2-34 0-2-3-2-7 0-10z" />
        <path className="bb-k" fill="#4f73ae" d="M3 23c8-4 26-4 34 0-8 4.5-26 4.5-34 0z" />
        <path d="M18.5 22l3 1.8m0-1.8l-3 1.8" stroke="var(--paper)" strokeWidth="1.5" strokeLinecap="round" />
        <path className="bb-k bb-n" d="M3 33l-2 1.5M37 33l2 1.5" />
        <path
          d="M9 29.5c2 1 2 1 4 0s2-1 4 0 2 1 4 0 2-1 4 0 2 1 4 0"
          stroke="var(--paper)"
          strokeWidth="1.2"
          fill="none"
          opacity=".8"
        />
      </symbol>
      <symbol id="bb-home-i-item-8" viewBox="0 0 40 36">
        <path className="bb-k" fill="var(--paper)" d="M3 26h25v8H3z" />
        <path d="M7 30c3-2 5 2 8 0s5-1 8 .5" stroke="var(--bb-k)" strokeWidth="1.8" fill="none" strokeLinecap="round" />
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="4.6"
          d="M21 17L34 3"
        />
        <path d="M21 17L34 3" stroke="#c79a63" strokeWidth="2.8" strokeLinecap="round" />
        <path className="bb-k" fill="#f3e4c3" d="M22.5 14l4 3.5c-2 5-6 8-11 9 1-5 3-9.5 7-12.5z" />
        <path fill="var(--bb-k)" d="M19 20.5l3 2.5c-2 2-4 3-6.5 3.5.5-2.5 1.5-4.5 3.5-6z" />
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          strokeWidth="1.5"
          stroke="#c2452d"
          d="M34 3c3 1 3 4 1 6"
        />
      </symbol>
    </>
  );
}
