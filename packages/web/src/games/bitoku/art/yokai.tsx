/** The heads of the yokai. */
export function Yokai() {
  return (
    <>
      <symbol id="bt-kappa" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M5 15c0-7 4.5-10 11-10s11 3 11 10c0 8-5 13-11 13S5 23 5 15z" fill="#6fa65c" />
          <path d="M5.5 11c1-5 5-7 10.5-7s9.5 2 10.5 7c-3-1.5-18-1.5-21 0z" fill="#2e5a45" />
          <ellipse cx="16" cy="6.5" rx="7" ry="2.4" fill="#a9d3e0" />
          <circle cx="11.5" cy="15.5" r="2.3" fill="var(--paper)" />
          <circle cx="20.5" cy="15.5" r="2.3" fill="var(--paper)" />
          <circle cx="11.9" cy="15.8" r=".9" fill="var(--sumi-ink)" stroke="none" />
          <circle cx="20.1" cy="15.8" r=".9" fill="var(--sumi-ink)" stroke="none" />
          <path d="M11 21c3-2.4 7-2.4 10 0-1.5 3.2-3 4.3-5 4.3S12.5 24.2 11 21z" fill="#e5b62e" />
          <path d="M11.5 21.3h9" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="bt-imomushi" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="24.5" cy="23" r="5.5" fill="#8db85f" />
          <circle cx="19" cy="21.5" r="6.5" fill="#a6cb72" />
          <circle cx="12" cy="16" r="9" fill="#bfdd8a" />
          <path d="M8 8C7 5 5.5 4 3.5 4M15 7.5c.5-3 2-4.5 4.5-4.8" strokeWidth="1.6" />
          <circle cx="3.5" cy="4" r="1.5" fill="#d2503a" />
          <circle cx="20" cy="2.7" r="1.5" fill="#d2503a" />
          <ellipse cx="8.8" cy="15" rx="2" ry="2.6" fill="var(--sumi-ink)" stroke="none" />
          <ellipse cx="15.2" cy="15" rx="2" ry="2.6" fill="var(--sumi-ink)" stroke="none" />
          <path d="M9.5 20.5c1.6 1.3 3.4 1.3 5 0" strokeWidth="1.5" />
          <circle cx="6" cy="19" r="1.3" fill="#eba0a0" stroke="none" />
          <circle cx="18" cy="19" r="1.3" fill="#eba0a0" stroke="none" />
        </g>
      </symbol>
      <symbol id="bt-nezumi" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="7" cy="9.5" r="5.5" fill="#9c9aa6" />
          <circle cx="25" cy="9.5" r="5.5" fill="#9c9aa6" />
          <circle cx="7" cy="9.5" r="2.8" fill="#ebb8b8" stroke="none" />
          <circle cx="25" cy="9.5" r="2.8" fill="#ebb8b8" stroke="none" />
          <path d="M16 6.5c6 0 10 3.5 10 9 0 5.5-6.5 12.5-10 12.5S6 21 6 15.5c0-5.5 4-9 10-9z" fill="#b9b7c1" />
          <circle cx="11.8" cy="16" r="1.7" fill="var(--sumi-ink)" stroke="none" />
          <circle cx="20.2" cy="16" r="1.7" fill="var(--sumi-ink)" stroke="none" />
          <ellipse cx="16" cy="23.5" rx="2.3" ry="1.7" fill="#d2503a" />
          <path d="M11 22.5l-6.5-1M11 24.5l-5.5 1.8M21 22.5l6.5-1M21 24.5l5.5 1.8" strokeWidth="1.1" />
        </g>
      </symbol>
      <symbol id="bt-kitsune" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M5 2.5l7.5 6h7L27 2.5c1.5 8 .5 13-2 17L16 29.5 7 19.5c-2.5-4-3.5-9-2-17z" fill="var(--paper)" />
          <path d="M6.7 6.5l3.6 3.6-2.5 2.7zM25.3 6.5l-3.6 3.6 2.5 2.7z" fill="#d2503a" strokeWidth="1" />
          <path
            d="M8.5 15.5c2.3-.5 4 .5 5 2.5-2 .5-3.8-.3-5-2.5zM23.5 15.5c-2.3-.5-4 .5-5 2.5 2 .5 3.8-.3 5-2.5z"
            fill="var(--sumi-ink)"
            strokeWidth=".8"
          />
          <path d="M16 8.5c1.2 1.8 1.2 3.5 0 5-1.2-1.5-1.2-3.2 0-5z" fill="#d2503a" stroke="none" />
          <path d="M14 25h4l-2 2.6z" fill="var(--sumi-ink)" strokeWidth="1" />
          <path d="M7.5 20.5l4.5.5M24.5 20.5l-4.5.5" stroke="#d2503a" strokeWidth="1.4" />
        </g>
      </symbol>
      <symbol id="bt-shin-okami" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M4 3l7 4.5h10L28 3c.8 5.5.3 8.5-.5 11l2 3.5-3.5.5.5 3-4-.2L19 27.5l-3 2-3-2-3.5-6.7-4 .2.5-3-3.5-.5 2-3.5C3.7 11.5 3.2 8.5 4 3z"
            fill="#5b6c86"
          />
          <path d="M16 12l5.5 7L16 28.5 10.5 19z" fill="#d9dee3" strokeWidth="1.2" />
          <path d="M8 14l5 2.5-4 .8zM24 14l-5 2.5 4 .8z" fill="#f2d24b" strokeWidth="1" />
          <path d="M13.8 23.5h4.4L16 26.3z" fill="var(--sumi-ink)" strokeWidth="1" />
        </g>
      </symbol>
      <symbol id="bt-yamauba" viewBox="0 0 32 32">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M16 2c8 0 13 5 12.5 13-.3 5-1.5 9.5-1 15l-5-3-6.5 2.5L9.5 27l-5 3c.5-5.5-.7-10-1-15C3 7 8 2 16 2z"
            fill="#e9e4d6"
          />
          <path d="M16 9c5.5 0 8 3 8 7.5 0 6-4 10-8 10s-8-4-8-10C8 12 10.5 9 16 9z" fill="#e8b892" />
          <path d="M9.5 14.5l4 .8M22.5 14.5l-4 .8" strokeWidth="1.7" />
          <circle cx="12.3" cy="17.3" r="1.2" fill="var(--sumi-ink)" stroke="none" />
          <circle cx="19.7" cy="17.3" r="1.2" fill="var(--sumi-ink)" stroke="none" />
          <path d="M12.5 22.5c2.3-1.6 4.7-1.6 7 0M16 17.5l-1 2.5h2" strokeWidth="1.3" />
          <path d="M12 3c1 2.5 0 4-2 6.5M20 3c-1 2.5 0 4 2 6.5" strokeWidth="1.2" />
        </g>
      </symbol>
    </>
  );
}
