/** Signs of actions, temples, kinds and seasons, and what is counted. */
export function Signs() {
  return (
    <>
      <symbol id="bb-act-harmony" viewBox="0 0 24 24">
        <circle cx="12" cy="12" r="10.2" fill="#2f5d86" />
        <path fill="#f2c9b4" d="M12 1.8a10.2 10.2 0 0 1 0 20.4 5.1 5.1 0 0 1 0-10.2 5.1 5.1 0 0 0 0-10.2z" />
        <circle cx="12" cy="12" r="10.2" className="bb-k bb-n" />
        <path className="bb-k bb-n" d="M12 1.8a5.1 5.1 0 0 1 0 10.2 5.1 5.1 0 0 0 0 10.2" />
      </symbol>
      <symbol id="bb-act-home" viewBox="0 0 24 24">
        <path className="bb-k" fill="#f3e4c3" d="M5 12h14v9.5H5z" />
        <path className="bb-k" fill="#8a5b3a" d="M1.3 13C6 11.6 10 8 12 3c2 5 6 8.6 10.7 10l-1.5 2.6H2.8z" />
        <path fill="var(--bb-k)" d="M10 17h4v4.5h-4z" />
      </symbol>
      <symbol id="bb-act-income" viewBox="0 0 24 24">
        <circle className="bb-k" cx="12" cy="12" r="10" fill="#e2b04a" />
        <circle cx="12" cy="12" r="7.3" fill="none" stroke="#8a5a00" strokeWidth="1.2" />
        <path className="bb-k" fill="var(--paper)" d="M8.8 8.8h6.4v6.4H8.8z" />
      </symbol>
      <symbol id="bb-act-cook" viewBox="0 0 24 24">
        <path
          d="M8 8.5c-2-2 2-3.5 0-6M12 8.5c-2-2 2-3.5 0-6M16 8.5c-2-2 2-3.5 0-6"
          fill="none"
          stroke="var(--bb-k)"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <path className="bb-k" fill="#c2452d" d="M1.8 11h20.4c0 5-2.8 8-5.7 9.2V22h-9v-1.8C4.6 19 1.8 16 1.8 11z" />
        <path d="M4 13.8h16" stroke="var(--paper)" strokeWidth="1.4" />
      </symbol>
      <symbol id="bb-act-joker" viewBox="0 0 24 24">
        <path
          className="bb-k"
          fill="#e8b93c"
          d="M12 1.6l3.1 6.7 7.3.9-5.4 5 1.4 7.2L12 17.8l-6.4 3.6L7 14.2l-5.4-5 7.3-.9z"
        />
        <path fill="var(--paper)" opacity=".6" d="M12 4.5l-2 5-5 .6 3.8 3.4L12 12z" />
      </symbol>
      <symbol id="bb-emblem-red" viewBox="0 0 24 24">
        <path
          fill="currentColor"
          d="M13 1c.4 4.6 6.5 6.8 6.5 13.2A7.5 7.5 0 0 1 12 22a7.5 7.5 0 0 1-7.5-7.8c0-3.7 2.4-5.2 2.7-8.7 2 .9 3 2.5 3 4.6C12.3 8 13.6 5 13 1zm-1 12c-1.2 1.8-2.6 2.6-2.6 4.5a2.7 2.7 0 0 0 5.3 0c0-1.9-1.6-2.6-2.7-4.5z"
          fillRule="evenodd"
        />
      </symbol>
      <symbol id="bb-emblem-blue" viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="3.3"
          strokeLinecap="round"
          d="M12.5 12.5c.8-1.6-1.6-2.7-3-1.4-2 1.9-.4 5.4 3 5.3 4-.1 6.2-4 4.8-7.6C15.7 4.6 10.4 3 6.6 5.6 2.6 8.4 2 14 4.7 17.7"
        />
      </symbol>
      <symbol id="bb-emblem-green" viewBox="0 0 24 24">
        <path
          fill="currentColor"
          d="M12 1.5c3.3 4.5 3.3 10 0 15.5-3.3-5.5-3.3-11 0-15.5zM2 6.5c5.3 1 8.7 4.8 9.3 11C6 16.5 2.6 12.7 2 6.5zM22 6.5c-5.3 1-8.7 4.8-9.3 11C18 16.5 21.4 12.7 22 6.5zM11 17h2v5.5h-2z"
        />
      </symbol>
      <symbol id="bb-emblem-yellow" viewBox="0 0 24 24">
        <path fill="currentColor" d="M15.5 1.8A10.4 10.4 0 1 0 22.3 15 8.4 8.4 0 0 1 15.5 1.8z" />
      </symbol>
      <symbol id="bb-kind-decoration" viewBox="0 0 24 24">
        <path fill="currentColor" d="M12 22.5L.8 10.5a15.5 15.5 0 0 1 22.4 0z" />
        <path
          fill="none"
          stroke="var(--bb-under)"
          strokeWidth="1.5"
          d="M12 20L5.5 8.5M12 20L9.8 7M12 20L14.2 7M12 20l6.5-11.5"
        />
      </symbol>
      <symbol id="bb-kind-faith" viewBox="0 0 24 24">
        <path
          fill="currentColor"
          d="M1 3.2c7 2 15 2 22 0v3.6c-.9.3-1.9.5-2.8.6H3.8C2.9 7.3 1.9 7.1 1 6.8zM4.6 7h3.2v15H4.6zM16.2 7h3.2v15h-3.2zM2.8 10.6h18.4v2.8H2.8zM10.7 7h2.6v4h-2.6z"
        />
      </symbol>
      <symbol id="bb-kind-garden" viewBox="0 0 24 24">
        <path
          fill="currentColor"
          d="M10.8 22.5v-8C5 14.5 1.5 10.5 1.5 4.5c5 0 8.6 2.2 10.2 6.3C13 5.7 17 2.5 22.5 2.5c0 7-3.5 11-9.1 11.8v8.2z"
        />
      </symbol>
      <symbol id="bb-kind-item" viewBox="0 0 24 24">
        <path
          fill="currentColor"
          d="M10.3 2h3.4v3H19v2.6H5V5h5.3zM4.3 9h15.4c2.3 4.5 1.2 10-2.4 13H6.7C3.1 19 2 13.5 4.3 9z"
        />
        <path d="M6 13.5h12" stroke="var(--bb-under)" strokeWidth="1.6" />
      </symbol>
      <symbol id="bb-comfort" viewBox="0 0 24 24">
        <path
          className="bb-k"
          fill="var(--bb-cushion, #c2452d)"
          d="M2.5 4.5c6 2 13 2 19 0-1.8 5-1.8 10 0 15-6-2-13-2-19 0 1.8-5 1.8-10 0-15z"
        />
        <path d="M9.5 9.5l5 5m0-5l-5 5" stroke="var(--paper)" strokeWidth="1.8" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-happiness" viewBox="0 0 24 24">
        <path
          className="bb-k"
          fill="#e2b04a"
          d="M12 .8c1.3 6.7 4.5 9.9 11.2 11.2C16.5 13.3 13.3 16.5 12 23.2 10.7 16.5 7.5 13.3.8 12 7.5 10.7 10.7 7.5 12 .8z"
        />
      </symbol>
      <symbol id="bb-stick" viewBox="0 0 24 24">
        <path d="M6 20.5L16.5 6.5" stroke="var(--bb-k)" strokeWidth="7" strokeLinecap="round" />
        <path d="M6 20.5L16.5 6.5" stroke="var(--paper)" strokeWidth="5.2" strokeLinecap="round" />
        <path d="M6 20.5L16.5 6.5" stroke="var(--seat-fill)" strokeWidth="3.2" strokeLinecap="round" />
        <path d="M19 4c2-1 1-3 3-3" stroke="var(--ink-2)" strokeWidth="1.5" fill="none" strokeLinecap="round" />
      </symbol>
      <symbol id="bb-first-player" viewBox="0 0 24 24">
        <path className="bb-k" fill="#c2452d" d="M7 5h10l2 3v8l-2 3H7l-2-3V8z" />
        <path className="bb-k bb-n" d="M9 2.5h6V5H9zM9 19h6v2.5H9z" />
        <path d="M5.5 9.5h13M5.5 14.5h13" stroke="var(--paper)" strokeWidth="1.2" />
      </symbol>
      <symbol id="bb-season-spring" viewBox="0 0 24 24">
        <g fill="currentColor">
          <path d="M12 11c-3-3-3-7 0-9.5 3 2.5 3 6.5 0 9.5z" />
          <path d="M12 11c-3-3-3-7 0-9.5 3 2.5 3 6.5 0 9.5z" transform="rotate(72 12 12.5)" />
          <path d="M12 11c-3-3-3-7 0-9.5 3 2.5 3 6.5 0 9.5z" transform="rotate(144 12 12.5)" />
          <path d="M12 11c-3-3-3-7 0-9.5 3 2.5 3 6.5 0 9.5z" transform="rotate(216 12 12.5)" />
          <path d="M12 11c-3-3-3-7 0-9.5 3 2.5 3 6.5 0 9.5z" transform="rotate(288 12 12.5)" />
        </g>
      </symbol>
      <symbol id="bb-season-summer" viewBox="0 0 24 24">
        <path
          fill="currentColor"
          d="M12 1.5a8.3 8.3 0 0 1 4.6 15.2l-3.2.6V23h-2.8v-5.7l-3.2-.6A8.3 8.3 0 0 1 12 1.5z"
        />
        <path d="M12 14.5V6M12 14.5L8 8M12 14.5L16 8" stroke="var(--bb-under, var(--surface))" strokeWidth="1.4" />
      </symbol>
      <symbol id="bb-season-autumn" viewBox="0 0 24 24">
        <path
          fill="currentColor"
          d="M12 1l2.2 5.2L18 4.5 17.3 9l5.2.5-4 3.5 2 3.5-5-.5.5 2.5-3.2-1.5V22h-1.6v-5L8 18.5l.5-2.5-5 .5 2-3.5-4-3.5L6.7 9 6 4.5l3.8 1.7z"
        />
      </symbol>
      <symbol id="bb-season-winter" viewBox="0 0 24 24">
        <path
          fill="none"
          stroke="currentColor"
          strokeWidth="1.9"
          strokeLinecap="round"
          d="M12 2v20M3.3 7l17.4 10M20.7 7L3.3 17M9.5 3.5L12 6l2.5-2.5M9.5 20.5L12 18l2.5 2.5M3 10.5l3.3-.9-.9-3.3M21 13.5l-3.3.9.9 3.3M3 13.5l3.3.9-.9 3.3M21 10.5l-3.3-.9.9-3.3"
        />
      </symbol>
    </>
  );
}
