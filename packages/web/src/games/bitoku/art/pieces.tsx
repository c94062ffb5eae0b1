/** What stands on the table, and what is done with it. */
export function Pieces() {
  return (
    <>
      <symbol id="bt-kodama" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M12 1.8c5.5 0 8.3 3.9 8.3 9.2 0 4.2.7 7.6-.5 11-1.7-1.3-2.7-1.7-4-.5-1.2 1-2.5 1-3.8 0-1.3 1-2.6 1-3.8 0-1.3-1.2-2.3-.8-4 .5-1.2-3.4-.5-6.8-.5-11C3.7 5.7 6.5 1.8 12 1.8z"
            fill="var(--seat-fill, #f3f0df)"
          />
        </g>
      </symbol>
      <symbol id="bt-kod" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <g transform="translate(-2 0) scale(.82)">
            <path
              d="M12 1.8c5.5 0 8.3 3.9 8.3 9.2 0 4.2.7 7.6-.5 11-1.7-1.3-2.7-1.7-4-.5-1.2 1-2.5 1-3.8 0-1.3 1-2.6 1-3.8 0-1.3-1.2-2.3-.8-4 .5-1.2-3.4-.5-6.8-.5-11C3.7 5.7 6.5 1.8 12 1.8z"
              fill="#f6f3e6"
              strokeWidth="1.8"
            />
            <ellipse cx="8.6" cy="10" rx="1.7" ry="2.2" fill="var(--sumi-ink)" stroke="none" />
            <ellipse cx="15.4" cy="10" rx="1.7" ry="2.2" fill="var(--sumi-ink)" stroke="none" />
            <circle cx="12" cy="15" r="1.3" fill="var(--sumi-ink)" stroke="none" />
          </g>
          <path d="M13 18h5.2v-2.8L23.3 19l-5.1 4v-2.6H13z" fill="var(--paper)" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="bt-kod-r" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <g transform="translate(-2 0) scale(.82)">
            <path
              d="M12 1.8c5.5 0 8.3 3.9 8.3 9.2 0 4.2.7 7.6-.5 11-1.7-1.3-2.7-1.7-4-.5-1.2 1-2.5 1-3.8 0-1.3 1-2.6 1-3.8 0-1.3-1.2-2.3-.8-4 .5-1.2-3.4-.5-6.8-.5-11C3.7 5.7 6.5 1.8 12 1.8z"
              fill="#f6f3e6"
              strokeWidth="1.8"
            />
            <ellipse cx="8.6" cy="10" rx="1.7" ry="2.2" fill="var(--sumi-ink)" stroke="none" />
            <ellipse cx="15.4" cy="10" rx="1.7" ry="2.2" fill="var(--sumi-ink)" stroke="none" />
            <circle cx="12" cy="15" r="1.3" fill="var(--sumi-ink)" stroke="none" />
          </g>
          <path d="M13 18h5.2v-2.8L23.3 19l-5.1 4v-2.6H13z" fill="#6fa64e" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="bt-kback" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <g transform="translate(5.5 0) scale(.8)">
            <path
              d="M12 1.8c5.5 0 8.3 3.9 8.3 9.2 0 4.2.7 7.6-.5 11-1.7-1.3-2.7-1.7-4-.5-1.2 1-2.5 1-3.8 0-1.3 1-2.6 1-3.8 0-1.3-1.2-2.3-.8-4 .5-1.2-3.4-.5-6.8-.5-11C3.7 5.7 6.5 1.8 12 1.8z"
              fill="#c9c4b4"
              strokeWidth="1.8"
            />
            <path d="M7 9l3 2-3 2M17 9l-3 2 3 2" strokeWidth="1.6" />
          </g>
          <path d="M11 18H5.8v-2.8L.7 19l5.1 4v-2.6H11z" fill="#d2503a" strokeWidth="1.3" />
        </g>
      </symbol>
      <symbol id="bt-pil" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M5.8 21.8c-.4-6.3 1.7-9.8 6.2-9.8s6.6 3.5 6.2 9.8z" fill="#c8bfa6" />
          <path d="M2.5 12.2L12 3.2l9.5 9c-6 2-13 2-19 0z" fill="#e3c27f" />
          <path d="M12 3.2v2.6" strokeWidth="1.2" />
          <path d="M20.8 14.5v7.3" strokeWidth="1.8" />
        </g>
      </symbol>
      <symbol id="bt-pilgrim" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M5.8 21.8c-.4-6.3 1.7-9.8 6.2-9.8s6.6 3.5 6.2 9.8z" fill="var(--seat-fill, #c8bfa6)" />
          <path d="M2.5 12.2L12 3.2l9.5 9c-6 2-13 2-19 0z" fill="var(--seat-fill, #e3c27f)" />
          <path d="M12 3.2v2.6" strokeWidth="1.2" />
        </g>
      </symbol>
      <symbol id="bt-pilgrim-asleep" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.6" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M2.8 21.5c-.4-4.5 3-7.3 9.2-7.3s9.6 2.8 9.2 7.3z" fill="var(--seat-fill, #c8bfa6)" />
          <path d="M3.5 17.5L9.5 9l9.3 6.3c-4.8 2.6-9.8 3.4-15.3 2.2z" fill="var(--seat-fill, #e3c27f)" />
          <path d="M16.5 3h4.5l-4.5 4.5H21" strokeWidth="1.5" />
        </g>
      </symbol>
      <symbol id="bt-great-spirit" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M12 2c4 0 6.5 3 6.5 7 0 5 1.5 8 2.5 13H3c1-5 2.5-8 2.5-13 0-4 2.5-7 6.5-7z" fill="var(--paper)" />
          <path d="M7 4L4.5 1M17 4l2.5-3" strokeWidth="2" />
          <ellipse cx="9.5" cy="9.5" rx="1.3" ry="1.8" fill="var(--sumi-ink)" stroke="none" />
          <ellipse cx="14.5" cy="9.5" rx="1.3" ry="1.8" fill="var(--sumi-ink)" stroke="none" />
          <path d="M8 16h8M7.3 19h9.4" stroke="#4fa37a" strokeWidth="1.6" />
        </g>
      </symbol>
      <symbol id="bt-pagoda-pawn" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path d="M7.5 9h9v3h-9zM6.5 16h11v6h-11z" fill="#fbf3e0" />
          <path d="M3.5 9.5C7 8.5 10 6.5 12 3c2 3.5 5 5.5 8.5 6.5z" fill="#c82917" />
          <path d="M1.5 16.5C6 15.5 9.5 13 12 9.8c2.5 3.2 6 5.7 10.5 6.7z" fill="#c82917" />
          <path d="M12 3V1" />
        </g>
      </symbol>
      <symbol id="bt-hikaru-marker" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <g stroke="#e2a81e" strokeWidth="2">
            <path d="M12 1v3M12 20v3M1 12h3M20 12h3M4.2 4.2l2.2 2.2M17.6 17.6l2.2 2.2M19.8 4.2l-2.2 2.2M6.4 17.6l-2.2 2.2" />
          </g>
          <circle cx="12" cy="12" r="6.3" fill="#f9d55c" />
          <path d="M9 12.2l2.2 2.3 4-4.6" strokeWidth="2" />
        </g>
      </symbol>
      <symbol id="bt-building-marker" viewBox="0 0 24 24">
        <g stroke="var(--bt-k)" strokeWidth="1.5" strokeLinejoin="round" strokeLinecap="round" fill="none">
          <path
            d="M1.8 12.8C6 11.6 9.5 9 12 5c2.5 4 6 6.6 10.2 7.8-2 1.6-18.4 1.6-20.4 0z"
            fill="var(--seat-fill, #c8bfa6)"
          />
          <path d="M5.5 14h13v7.5h-13z" fill="var(--seat-fill, #c8bfa6)" />
          <path d="M12 5V2.3" />
        </g>
      </symbol>
    </>
  );
}
