/** Mitama, dragonflies, crystals, the treasures of the lake. */
export function Tiles() {
  return (
    <>
      <symbol id="bt-mitama-ara" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.3c.6 4.3 8 6.7 8 13.6a8 8 0 0 1-16 0c0-3.2 1.5-5.3 3.2-6.9.2 1.9.9 2.9 1.9 3.2C9.2 7.5 10.4 4 12 1.3z"
            fill="#db5338"
          />
          <path d="M7.8 17l2.8-4 2.8 3.4 2.8-4" stroke="var(--paper)" strokeWidth="2" />
        </g>
      </symbol>
      <symbol id="bt-mitama-nigi" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.3c.6 4.3 8 6.7 8 13.6a8 8 0 0 1-16 0c0-3.2 1.5-5.3 3.2-6.9.2 1.9.9 2.9 1.9 3.2C9.2 7.5 10.4 4 12 1.3z"
            fill="#4a86c2"
          />
          <circle cx="12" cy="15.2" r="3.6" stroke="var(--paper)" strokeWidth="2.2" />
        </g>
      </symbol>
      <symbol id="bt-mitama-saki" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.3c.6 4.3 8 6.7 8 13.6a8 8 0 0 1-16 0c0-3.2 1.5-5.3 3.2-6.9.2 1.9.9 2.9 1.9 3.2C9.2 7.5 10.4 4 12 1.3z"
            fill="#e995b0"
          />
          <g fill="var(--paper)" stroke="none">
            <circle cx="12" cy="12.6" r="2" />
            <circle cx="14.7" cy="14.6" r="2" />
            <circle cx="13.7" cy="17.7" r="2" />
            <circle cx="10.3" cy="17.7" r="2" />
            <circle cx="9.3" cy="14.6" r="2" />
          </g>
          <circle cx="12" cy="15.4" r="1.2" fill="#b8426b" stroke="none" />
        </g>
      </symbol>
      <symbol id="bt-mitama-kushi" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.3c.6 4.3 8 6.7 8 13.6a8 8 0 0 1-16 0c0-3.2 1.5-5.3 3.2-6.9.2 1.9.9 2.9 1.9 3.2C9.2 7.5 10.4 4 12 1.3z"
            fill="#e5ae3b"
          />
          <path d="M14.5 11.5a4.3 4.3 0 1 0 1.2 6.2 4.3 4.3 0 0 1-1.2-6.2z" fill="var(--paper)" stroke="none" />
        </g>
      </symbol>
      <symbol id="bt-mitama-shinigami" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.3c.6 4.3 8 6.7 8 13.6a8 8 0 0 1-16 0c0-3.2 1.5-5.3 3.2-6.9.2 1.9.9 2.9 1.9 3.2C9.2 7.5 10.4 4 12 1.3z"
            fill="#3c4152"
          />
          <path
            d="M8 14.5c0-2.7 1.7-4 4-4s4 1.3 4 4c0 1.5-.7 2.2-1.3 2.7v2H9.3v-2C8.7 16.7 8 16 8 14.5z"
            fill="var(--paper)"
            stroke="none"
          />
          <circle cx="10.3" cy="14.7" r="1.2" fill="#3c4152" stroke="none" />
          <circle cx="13.7" cy="14.7" r="1.2" fill="#3c4152" stroke="none" />
        </g>
      </symbol>
      <symbol id="bt-mitama" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.3c.6 4.3 8 6.7 8 13.6a8 8 0 0 1-16 0c0-3.2 1.5-5.3 3.2-6.9.2 1.9.9 2.9 1.9 3.2C9.2 7.5 10.4 4 12 1.3z"
            fill="#e98b5f"
          />
          <path
            d="M12 11c2.6 2 3.6 3.5 3.6 5.4a3.6 3.6 0 0 1-7.2 0c0-1.9 1-3.4 3.6-5.4z"
            fill="#fbe3b5"
            strokeWidth="1.1"
          />
        </g>
      </symbol>
      <symbol id="bt-dragonfly" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <g fill="#bfe0e6" strokeWidth="1.3">
            <ellipse cx="6" cy="8" rx="5.6" ry="2.5" transform="rotate(18 6 8)" />
            <ellipse cx="18" cy="8" rx="5.6" ry="2.5" transform="rotate(-18 18 8)" />
            <ellipse cx="6.8" cy="13" rx="4.8" ry="2.2" transform="rotate(-14 6.8 13)" />
            <ellipse cx="17.2" cy="13" rx="4.8" ry="2.2" transform="rotate(14 17.2 13)" />
          </g>
          <path d="M10.6 6.5h2.8l-.5 15.5h-1.8z" fill="#c8452f" strokeWidth="1.2" />
          <circle cx="12" cy="4.8" r="2.7" fill="#c8452f" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="bt-crystal-dream" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M12 1.5L18.5 7v10L12 22.5 5.5 17V7z" fill="#8468c6" />
          <path d="M12 1.5L18.5 7 12 10 5.5 7z" fill="#c3b2ec" />
          <path d="M12 10v12.5" strokeWidth="1.1" />
        </g>
      </symbol>
      <symbol id="bt-crystal-memory" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M7.5 3h9l5 5.5-2 9L12 21.5l-7.5-4-2-9z" fill="#e8bb34" />
          <path d="M8.5 7.5h7l2.3 4L12 17l-5.8-5.5z" fill="#fbebae" strokeWidth="1.1" />
        </g>
      </symbol>
      <symbol id="bt-crystal-mastery" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M12 1.5L21.5 12 12 22.5 2.5 12z" fill="#de6c95" />
          <path d="M12 1.5L16 12l-4 10.5L8 12z" fill="#f8c3d5" strokeWidth="1.1" />
        </g>
      </symbol>
      <symbol id="bt-crystal" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M5 3.5h14l3.5 5.5L12 22 1.5 9z" fill="#de6c95" />
          <path d="M1.5 9h7L12 22zM5 3.5L8.5 9 12 3.5z" fill="#8468c6" strokeWidth="1.1" />
          <path d="M12 3.5L8.5 9h7z" fill="var(--paper)" strokeWidth="1.1" />
          <path d="M19 3.5L15.5 9h7z" fill="#e8bb34" strokeWidth="1.1" />
        </g>
      </symbol>
      <symbol id="bt-lake-pearl" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M2 13c1-6.5 5-10 10-10s9 3.5 10 10c-3 1-17 1-20 0z" fill="#e9b7a6" />
          <path d="M12 3v10M7 5l2 8M17 5l-2 8" strokeWidth="1.1" />
          <path d="M2.5 13.5c1 4.5 4.5 7.5 9.5 7.5s8.5-3 9.5-7.5z" fill="#c98873" />
          <circle cx="12" cy="14.5" r="4" fill="var(--paper)" />
        </g>
      </symbol>
      <symbol id="bt-lake-comb" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M2 12C2 6 6.5 3.5 12 3.5S22 6 22 12z" fill="#b3563a" />
          <path d="M3.5 12v8M7 12v9M10.3 12v9.5M13.7 12v9.5M17 12v9M20.5 12v8" strokeWidth="2" />
          <circle cx="12" cy="8" r="1.8" fill="#f2d24b" strokeWidth="1.1" />
        </g>
      </symbol>
      <symbol id="bt-lake-mirror" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M10.5 16h3V23h-3z" fill="#8a5f38" />
          <circle cx="12" cy="9.5" r="8" fill="#c9a24a" />
          <circle cx="12" cy="9.5" r="5.3" fill="#dcebef" />
          <path d="M9 10.5l3.5-3.5M10.5 12.5l4-4" stroke="var(--paper)" strokeWidth="1.5" />
        </g>
      </symbol>
      <symbol id="bt-lake-bell" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M12 3.5c5 0 6.5 4 6.5 8 0 3 1.5 4.5 3 6h-19c1.5-1.5 3-3 3-6 0-4 1.5-8 6.5-8z" fill="#ddb04a" />
          <path d="M6 11h12" strokeWidth="1.2" />
          <circle cx="12" cy="19.8" r="2.3" fill="#c8452f" />
          <path d="M12 3.5V1.3" />
        </g>
      </symbol>
      <symbol id="bt-lake-fan" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M12 21.5L1.5 10.5C5.5 3.5 18.5 3.5 22.5 10.5z" fill="#fbf3e0" />
          <path d="M4.7 13.8C8 9.3 16 9.3 19.3 13.8L22.5 10.5C18.5 3.5 5.5 3.5 1.5 10.5z" fill="#d2503a" />
          <path d="M12 21.5L7.5 6.7M12 21.5V5.6M12 21.5l4.5-14.8" strokeWidth="1.1" />
        </g>
      </symbol>
    </>
  );
}
