/** What grows around a home. Type I. */
export function GardenOne() {
  return (
    <>
      <symbol id="bb-home-i-garden-1" viewBox="0 0 40 36">
        <path className="bb-k" fill="#9aa0ac" d="M20 33c-2-8 3-13 9-13s10 6 8 13z" />
        <path className="bb-k" fill="#5f8f45" d="M2 34c-1-7 3-11 8-10 2-5 10-5 12 0 5-1 9 3 8 10z" />
        <path className="bb-k" fill="#86ae62" d="M9 34c0-5 3-7 6-6 2-2 6-1 7 2 2 0 3 2 3 4z" />
        <path d="M7 29l1-2M13 24.5l1-1.5M26 29l1-1.5" stroke="#c9d48a" strokeWidth="1.6" strokeLinecap="round" />
        <circle cx="31" cy="24" r="1.4" fill="var(--paper)" opacity=".7" />
      </symbol>
      <symbol id="bb-home-i-garden-2" viewBox="0 0 40 36">
        <path className="bb-k" fill="#a9502a" d="M11 23h18l-2.5 11h-13z" />
        <path className="bb-k" fill="#c0703f" d="M9.5 20.5h21V24h-21z" />
        <path
          className="bb-k"
          fill="#3f7350"
          d="M20 21C18 12 12 8 4 9c2 7 8 11 16 12zM20 21c2-9 8-13 16-12-2 7-8 11-16 12z"
        />
        <path className="bb-k" fill="#5f8f45" d="M20 21c-5-6-5-13 0-20 5 7 5 14 0 20z" />
        <path
          d="M20 18V5M18 18C15 14 11 12 7 10.5M22 18c3-4 7-6 11-7.5"
          stroke="#c9d48a"
          strokeWidth="1.2"
          fill="none"
        />
      </symbol>
      <symbol id="bb-home-i-garden-3" viewBox="0 0 40 36">
        <path className="bb-k" fill="#7fa65a" d="M1 34c0-12 6-22 19-24 13 2 19 12 19 24z" />
        <g className="bb-k" fill="#c9ccd4">
          <ellipse cx="20" cy="14.5" rx="4.5" ry="2.3" />
          <ellipse cx="15.5" cy="20" rx="5.5" ry="2.8" />
          <ellipse cx="24" cy="25" rx="6.5" ry="3" />
          <ellipse cx="14" cy="30.5" rx="7.5" ry="3" />
        </g>
        <path
          d="M12 19.5c1-.8 2-1 3-1M20 24.5c1-.8 2.5-1 4-1M9.5 30c1.5-.8 3-1 4-1"
          stroke="var(--paper)"
          strokeWidth="1.3"
          fill="none"
          strokeLinecap="round"
        />
        <path d="M31 20l1.5-3M33 22l2.5-2.5M5.5 26L4 23" stroke="#2e5a45" strokeWidth="1.6" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-home-i-garden-4" viewBox="0 0 40 36">
        <g className="bb-k" fill="#9cb868">
          <path d="M3 6h5v28H3zM11 4h5v30h-5zM19 6h5v28h-5zM27 4h5v30h-5zM35 7h4v27h-4z" />
        </g>
        <path className="bb-k" fill="#c9b56a" d="M0 13h40v3.6H0zM0 25h40v3.6H0z" />
        <path className="bb-k bb-n" d="M11 12l5 6m0-6l-5 6M27 24l5 6m0-6l-5 6" />
      </symbol>
      <symbol id="bb-home-i-garden-5" viewBox="0 0 40 36">
        <path
          fill="none"
          strokeLinejoin="round"
          strokeLinecap="round"
          stroke="var(--bb-k)"
          strokeWidth="2.4"
          d="M20 20v14"
        />
        <path className="bb-k" fill="#3f7350" d="M20 31c-3-5-8-6-12-4 2 4 7 6 12 4zM20 28c3-5 8-6 12-4-2 4-7 6-12 4z" />
        <g className="bb-k" fill="#e8b93c">
          <path d="M20 13C16 9 16 4 20 1c4 3 4 8 0 12z" />
          <path d="M20 13c0-6 3.5-9 8.5-8.5C29 9.5 25.5 13 20 13z" />
          <path d="M20 13c0-6-3.5-9-8.5-8.5C11 9.5 14.5 13 20 13z" />
          <path d="M20 13c5-3 10-1.5 11.5 3-4 3-9 1.5-11.5-3z" />
          <path d="M20 13c-5-3-10-1.5-11.5 3 4 3 9 1.5 11.5-3z" />
          <path d="M20 13c4 3.5 4 7.5 0 10-4-2.5-4-6.5 0-10z" />
        </g>
        <circle className="bb-k" cx="20" cy="13" r="2.8" fill="#a9502a" />
      </symbol>
      <symbol id="bb-home-i-garden-6" viewBox="0 0 40 36">
        <path
          className="bb-k"
          fill="#3f7350"
          d="M3.5 33.5c-2-6 1-11 5-12 0-6 6-10 11-8 5-4 13-1 13.5 6 4 2 5.5 8 3.5 14z"
        />
        <path d="M8 30c2-2 4-2 5 0M25 31c2-2 4-2 5 0" stroke="#7fa65a" strokeWidth="1.5" fill="none" />
        <g className="bb-k" fill="#e58ca0">
          <circle cx="11" cy="24" r="3.3" />
          <circle cx="19.5" cy="18.5" r="3.3" />
          <circle cx="28.5" cy="20" r="3.3" />
          <circle cx="19" cy="28" r="3.3" />
          <circle cx="30.5" cy="28.5" r="3" />
        </g>
        <g fill="var(--paper)">
          <circle cx="11" cy="24" r="1.2" />
          <circle cx="19.5" cy="18.5" r="1.2" />
          <circle cx="28.5" cy="20" r="1.2" />
          <circle cx="19" cy="28" r="1.2" />
          <circle cx="30.5" cy="28.5" r="1.2" />
        </g>
      </symbol>
      <symbol id="bb-home-i-garden-7" viewBox="0 0 40 36">
        <path className="bb-k" fill="#6b4729" d="M2 27l4-5h28l4 5v7H2z" />
        <path className="bb-k" fill="#c79a63" d="M2 27h36v7H2z" />
        <path className="bb-k bb-n" d="M14 27v7M26 27v7" />
        <g className="bb-k" fill="#5f8f45">
          <path d="M9 24c-4-3-4-8-1-11 3 3 4 8 1 11zM9 24c1-4 4-6 7-6-.5 4-3 6-7 6z" />
          <path d="M30 24c-4-3-4-8-1-11 3 3 4 8 1 11zM30 24c1-4 4-6 7-6-.5 4-3 6-7 6z" />
        </g>
        <path className="bb-k" fill="#86ae62" d="M20 24c-5-5-5-12 0-18 5 6 5 13 0 18z" />
        <path d="M20 22V11" stroke="#2e5a45" strokeWidth="1.3" />
      </symbol>
      <symbol id="bb-home-i-garden-8" viewBox="0 0 40 36">
        <path className="bb-k" fill="#8fb3c9" d="M2 34c2-5 8-7 18-7s16 2 18 7z" />
        <path d="M8 31.5h7M24 32h8" stroke="var(--paper)" strokeWidth="1.4" strokeLinecap="round" />
        <path
          className="bb-k"
          fill="#3f7350"
          d="M12 30c-2-8-5-13-9-17 0 7 3 13 6 17zM28 30c2-8 5-13 9-17 0 7-3 13-6 17zM19 30L18 15h4l-1 15z"
        />
        <path className="bb-k" fill="#6a5ba8" d="M20 15c-3-3-3-9 0-13 3 4 3 10 0 13z" />
        <path
          className="bb-k"
          fill="#8d7ec9"
          d="M20 14c-5-2-10-1-11 4 5 2 10 0 11-4zM20 14c5-2 10-1 11 4-5 2-10 0-11-4z"
        />
        <path d="M20 14.5l-4 2M20 14.5l4 2" stroke="#f2c33e" strokeWidth="1.7" strokeLinecap="round" />
      </symbol>
    </>
  );
}
