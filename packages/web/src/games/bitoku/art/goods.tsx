/** What is gained and paid. */
export function Goods() {
  return (
    <>
      <symbol id="bt-res-wood" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M5.5 9.5L16 5.5c3.5 0 5.5 7 2.5 9.5L8 19.5z" fill="#a9713f" />
          <ellipse cx="6.6" cy="14.5" rx="3.7" ry="5.2" transform="rotate(-14 6.6 14.5)" fill="#e9c99a" />
          <ellipse cx="6.6" cy="14.5" rx="1.4" ry="2.2" transform="rotate(-14 6.6 14.5)" strokeWidth="1" />
          <path d="M14.5 6c.5-4 3.5-5.2 7.5-4.6-.4 4-3 6-7.5 4.6z" fill="#7fa65a" />
        </g>
      </symbol>
      <symbol id="bt-res-stone" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M2.5 17L5.5 9 12 4.5 18.5 8l3 8-3.5 4.5H6z" fill="#8e979c" />
          <path d="M5.5 9L12 4.5 18.5 8 12.5 12z" fill="#d3d8d6" />
          <path d="M12.5 12l1 8.5" strokeWidth="1.1" />
        </g>
      </symbol>
      <symbol id="bt-res-jade" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <circle cx="12" cy="12" r="9.5" fill="#4fa37a" />
          <circle cx="12" cy="12" r="3.6" fill="var(--paper)" />
          <path d="M6.2 10.5a6.2 6.2 0 0 1 4-4" stroke="#cfebd7" strokeWidth="1.6" />
        </g>
      </symbol>
      <symbol id="bt-res-sake" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M9.5 2h5v3.2c0 2.3 4 4.3 4 10 0 4.3-2.2 6.8-6.5 6.8s-6.5-2.5-6.5-6.8c0-5.7 4-7.7 4-10z"
            fill="#fbf3e0"
          />
          <path d="M5.8 13.2h12.4l.2 3.6H5.6z" fill="#2f5d86" />
          <path d="M9.5 5h5" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="bt-res-any" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M12 12V2.5A9.5 9.5 0 0 1 21.5 12z" fill="#4fa37a" />
          <path d="M12 12h9.5A9.5 9.5 0 0 1 12 21.5z" fill="#fbf3e0" />
          <path d="M12 12v9.5A9.5 9.5 0 0 1 2.5 12z" fill="#8e979c" />
          <path d="M12 12H2.5A9.5 9.5 0 0 1 12 2.5z" fill="#a9713f" />
          <circle cx="12" cy="12" r="2.3" fill="var(--sumi-ink)" stroke="none" />
        </g>
      </symbol>
      <symbol id="bt-amulet" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M12 4.5V1.2M9.6 2.3L12 4.3l2.4-2" strokeWidth="1.3" />
          <path d="M6 8l6-3.8L18 8v12.5a1.5 1.5 0 0 1-1.5 1.5h-9A1.5 1.5 0 0 1 6 20.5z" fill="#d2503a" />
          <rect x="9" y="10.5" width="6" height="8.5" rx=".6" fill="var(--paper)" strokeWidth="1.1" />
          <path d="M12 12.5v4.5" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="bt-vp" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.3c.9 6.2 4.5 9.8 10.7 10.7-6.2.9-9.8 4.5-10.7 10.7C11.1 16.5 7.5 12.9 1.3 12 7.5 11.1 11.1 7.5 12 1.3z"
            fill="#eb8a1e"
          />
        </g>
      </symbol>
      <symbol id="bt-vp-end" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.3" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.3c.9 6.2 4.5 9.8 10.7 10.7-6.2.9-9.8 4.5-10.7 10.7C11.1 16.5 7.5 12.9 1.3 12 7.5 11.1 11.1 7.5 12 1.3z"
            fill="#8e62be"
          />
          <circle cx="12" cy="12" r="2" fill="var(--paper)" strokeWidth="1" />
        </g>
      </symbol>
      <symbol id="bt-mp" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M7.3 2.8c3.2 0 4.3 3 3.8 6.2-.4 2.4-.5 3-.5 5.2 0 2.6-1 4-3 4s-3.2-1.5-3.2-4c0-2.3.3-3-.2-5.4C3.6 5.5 4.5 2.8 7.3 2.8z"
            fill="#d9a95f"
          />
          <path d="M4.3 9.2L7.4 6.6l3.5 2.6" strokeWidth="1.2" />
          <path
            d="M17 6.2c3 0 4 2.7 3.6 5.7-.3 2.2-.5 2.8-.5 4.9 0 2.5-1 4.2-3 4.2s-3.1-1.6-3.1-4.1c0-2.2.3-2.8-.1-5C13.4 8.7 14.3 6.2 17 6.2z"
            fill="#d9a95f"
          />
          <path d="M14 12.3l3-2.5 3.4 2.5" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="bt-lock" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M7.5 11V7.5a4.5 4.5 0 0 1 9 0V11" strokeWidth="2.2" />
          <rect x="4.5" y="10.5" width="15" height="11" rx="2" fill="#c8452f" />
          <path d="M12 14.5v3.5" stroke="var(--paper)" strokeWidth="2.2" />
        </g>
      </symbol>
      <symbol id="bt-unlock" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M7.5 11V6.5a4.2 4.2 0 0 1 8.2-1.5" strokeWidth="2.2" />
          <rect x="4.5" y="10.5" width="15" height="11" rx="2" fill="#5fa65a" />
          <path d="M12 14.5v3.5" stroke="var(--paper)" strokeWidth="2.2" />
        </g>
      </symbol>
      <symbol id="bt-hand-pay" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M7 22v-5L3.5 12.5c-.8-1.2.8-2.4 1.8-1.4L8 13.5V5c0-1.6 2.2-1.6 2.2 0V3.5c0-1.6 2.3-1.6 2.3 0V5c0-1.6 2.2-1.6 2.2 0v2c0-1.5 2.2-1.5 2.2 0v9l-1 6z"
            fill="#c8452f"
          />
        </g>
      </symbol>
    </>
  );
}
