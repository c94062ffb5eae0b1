/** The five oni, on a base in the colour of whoever leads them. */
export function Oni() {
  return (
    <>
      <symbol id="rs-oni-of-blood" viewBox="0 0 36 38">
        <path
          className="rs-halo"
          d="M4 34c0 4 28 4 28 0l-2-4 1-6 3-4-1-9-4-5-1 5-3-2-1-7-3 4h-6l-3-4-1 7-3 2-6 6-1 8 4 4 1 6z"
        />
        <ellipse cx="18" cy="34" rx="13.5" ry="3.2" fill="var(--rs-c)" className="rs-o" />
        <path d="M30.5 7.5c1.8-1.3 3.8-.4 4.2 1.7L32 24.5l-3-.6z" fill="#8a5a00" className="rs-o" />
        <path d="m31 9.5 3 .6M30.6 13l2.8.6M30 16.8l2.7.5" stroke="#fffdf6" strokeWidth="1.2" />
        <path d="M9.5 33.5 11 25h14l1.5 8.5-5 .5-1.5-5h-4l-1.5 5z" fill="#9c241a" className="rs-o" />
        <path
          d="M3.5 20C4 14.5 8 12.5 12 12.5h12c4.5 0 7.5 2.3 8 6.5l-1.5 5-4-.5.5-3.5-1.2 7.5c-5 1.6-10.6 1.6-15.6 0L9 20.5l-.6 5.7-4.2-.8z"
          fill="#c8402e"
          className="rs-o"
        />
        <path d="M21.5 12.5H24c4.5 0 7.5 2.3 8 6.5l-1.5 5-4-.5.5-3.5-1.2 7.5c-1.9.6-3.7.9-5.6 1.1z" fill="#9c241a" />
        <path
          d="M10.3 25.5c5 1.7 10.4 1.7 15.4 0l.6 5-3-1.7-2.3 3-3-2.6-3 2.6-2.3-3-3 1.7z"
          fill="#e2b04a"
          className="rs-o"
          strokeWidth="1.2"
        />
        <path
          d="M11.8 9.5c0-3.7 2.6-5.7 6.2-5.7s6.2 2 6.2 5.7c0 4.6-2.4 8.2-6.2 8.2s-6.2-3.6-6.2-8.2z"
          fill="#c8402e"
          className="rs-o"
        />
        <path
          d="M12.5 7.5C10.5 6 9.9 3.4 10.7.6c1.3 1.9 2.7 3.1 4.5 3.6zM23.5 7.5c2-1.5 2.6-4.1 1.8-6.9-1.3 1.9-2.7 3.1-4.5 3.6z"
          fill="#fffdf6"
          className="rs-o"
          strokeWidth="1.2"
        />
        <path
          d="m13.8 8.5 3.2 1.4-.2 1-2.6-.4zM22.2 8.5 19 9.9l.2 1 2.6-.4z"
          fill="#fad338"
          stroke="#1e2230"
          strokeWidth=".7"
        />
        <path d="M14.3 13h7.4c-.4 2-1.8 3-3.7 3s-3.3-1-3.7-3z" fill="#1e2230" />
        <path d="m15 13 .8 2.4.9-2.4zM19.3 13l.9 2.4.8-2.4z" fill="#fffdf6" />
      </symbol>
      <symbol id="rs-oni-of-skulls" viewBox="0 0 36 38">
        <path className="rs-halo" d="M4 34c0 4 28 4 28 0l-3-4 2-12-3-5-4-2 1-8-3 2h-8l-3-2 1 8-4 2-4-9-4 2 4 13 1 9z" />
        <ellipse cx="18" cy="34" rx="13.5" ry="3.2" fill="var(--rs-c)" className="rs-o" />
        <path d="m5.5 4.8 3-1.5L13 24l-2.5.8z" fill="#b9a988" className="rs-o" />
        <path d="M3 5.6c.3-2.5 2-4.3 4.3-4.3 1.6 0 3 .9 3.4 2.3L7.6 8z" fill="#fffdf6" className="rs-o" />
        <circle cx="5.8" cy="4.3" r=".9" fill="#1e2230" />
        <circle cx="8.4" cy="3.5" r=".9" fill="#1e2230" />
        <path d="M9.5 33.5 11 25h14l1.5 8.5-5 .5-1.5-5h-4l-1.5 5z" fill="#3f5266" className="rs-o" />
        <path
          d="M6 23c-.5-6 1.7-9.5 6-9.5h12c4.3 0 6.5 3 6.5 7.5L29 28l-3.8-.6.5-5-1 5.6c-4.4 1.5-9 1.5-13.4 0l-1-6-.7 3.6z"
          fill="#5f7a93"
          className="rs-o"
        />
        <path d="M21.5 13.5H24c4.3 0 6.5 3 6.5 7.5L29 28l-3.8-.6.5-5-1 5.6c-1.8.6-3.2.9-5 1z" fill="#3f5266" />
        <g fill="#fffdf6" className="rs-o" strokeWidth="1">
          <circle cx="12" cy="19" r="2.4" />
          <circle cx="15.8" cy="21.3" r="2.5" />
          <circle cx="20.2" cy="21.3" r="2.5" />
          <circle cx="24" cy="19" r="2.4" />
        </g>
        <g fill="#1e2230">
          <circle cx="11.3" cy="18.8" r=".65" />
          <circle cx="12.9" cy="18.8" r=".65" />
          <circle cx="15" cy="21.1" r=".65" />
          <circle cx="16.7" cy="21.1" r=".65" />
          <circle cx="19.4" cy="21.1" r=".65" />
          <circle cx="21.1" cy="21.1" r=".65" />
          <circle cx="23.2" cy="18.8" r=".65" />
          <circle cx="24.8" cy="18.8" r=".65" />
        </g>
        <path
          d="M11.5 10.5C11.5 6 14 4 18 4s6.5 2 6.5 6.5-2.5 6.8-6.5 6.8-6.5-2.3-6.5-6.8z"
          fill="#5f7a93"
          className="rs-o"
        />
        <path
          d="M18 5.5c-1.4-1.3-1.7-3-.8-5 1.9 1 2.7 2.8 2.1 4.8z"
          fill="#fffdf6"
          className="rs-o"
          strokeWidth="1.1"
        />
        <circle cx="18" cy="9.6" r="2.9" fill="#fffdf6" className="rs-o" strokeWidth="1.1" />
        <circle cx="18" cy="9.9" r="1.3" fill="#1e2230" />
        <path d="M14 13.8h8l-1 1.8-1.2-.9-1.8 1-1.8-1-1.2.9z" fill="#fffdf6" stroke="#1e2230" strokeWidth=".8" />
      </symbol>
      <symbol id="rs-oni-of-souls" viewBox="0 0 36 38">
        <path
          className="rs-halo"
          d="M4 34c0 4 28 4 28 0l-3-4 1-9 4-7-4-6-2 4-4-3-1-7-3 3h-4l-3-3-1 7-4 3-2-4-4 6 4 7 1 9z"
        />
        <ellipse cx="18" cy="34" rx="13.5" ry="3.2" fill="var(--rs-c)" className="rs-o" />
        <path d="M10 33.6c-2-8 0-15 8-21 8 6 10 13 8 21-5 1.3-11 1.3-16 0z" fill="#4f3f73" className="rs-o" />
        <path d="M18 12.6c8 6 10 13 8 21-2 .5-4 .8-6 .9 2.5-7 2-14.5-2-21.9z" fill="#372b55" />
        <path
          d="M18 22c2.5 2 3.5 4.3 3.5 6.5 0 2-1.5 3.5-3.5 3.5s-3.5-1.5-3.5-3.5c0-2.2 1-4.5 3.5-6.5z"
          fill="#8cc4de"
          className="rs-o"
          strokeWidth="1.1"
        />
        <path
          d="M12 9.6c0-3.7 2.4-5.6 6-5.6s6 1.9 6 5.6c0 4.5-2.2 7.7-6 7.7s-6-3.2-6-7.7z"
          fill="#6b589a"
          className="rs-o"
        />
        <path
          d="m12.8 6.3-2.3-5.5 4.6 3.4zM23.2 6.3l2.3-5.5-4.6 3.4z"
          fill="#fffdf6"
          className="rs-o"
          strokeWidth="1.1"
        />
        <path d="M14 9.3h3v1.8h-3zM19 9.3h3v1.8h-3z" fill="#8cc4de" stroke="#1e2230" strokeWidth=".8" />
        <path d="M15.5 14c1.7-.8 3.3-.8 5 0" className="rs-o" fill="none" strokeWidth="1.2" />
        <path
          d="M5.5 8.5c2.6 2.3 3.4 4.5 2.4 6.8-.7 1.5-2.3 2.1-3.7 1.4-1.7-.9-1.9-2.7-1-4.3.6-1 1.5-2 2.3-3.9zM30.5 8.5c-2.6 2.3-3.4 4.5-2.4 6.8.7 1.5 2.3 2.1 3.7 1.4 1.7-.9 1.9-2.7 1-4.3-.6-1-1.5-2-2.3-3.9z"
          fill="#8cc4de"
          className="rs-o"
          strokeWidth="1.2"
        />
      </symbol>
      <symbol id="rs-oni-of-hate" viewBox="0 0 36 38">
        <path className="rs-halo" d="M4 34c0 4 28 4 28 0l-2-5 2-9-3-6-3-2 5-8-6 2-3-2h-8l-3 2-6-2 5 8-5 4-1 10 3 3z" />
        <ellipse cx="18" cy="34" rx="13.5" ry="3.2" fill="var(--rs-c)" className="rs-o" />
        <path d="M9 33.5 10.5 24h15l1.5 9.5-5 .5-2-5.5h-4l-2 5.5z" fill="#1e2230" className="rs-o" />
        <path
          d="M5 26c-1.6-7 1-12.5 7-12.5h12c6 0 8.6 5.5 7 12.5l-4.3-.6.3-4.4-1 6.5c-5 1.6-11 1.6-16 0l-1-6.5.3 4.4z"
          fill="#3a3d4c"
          className="rs-o"
        />
        <path d="M10 20.5 18 24l8-3.5M10 24.5 18 28l8-3.5" stroke="#c82917" strokeWidth="1.5" fill="none" />
        <path d="M11 10.5C11 6 13.6 4 18 4s7 2 7 6.5-2.6 7.5-7 7.5-7-3-7-7.5z" fill="#3a3d4c" className="rs-o" />
        <path
          d="M11.8 8.5C8.5 8 6.2 6 5.2 2.3c3 .4 6 .8 8.3 3zM24.2 8.5c3.3-.5 5.6-2.5 6.6-6.2-3 .4-6 .8-8.3 3z"
          fill="#c82917"
          className="rs-o"
          strokeWidth="1.1"
        />
        <path
          d="m13 8.5 4.3 2-.6 1.5-3-.6zM23 8.5l-4.3 2 .6 1.5 3-.6z"
          fill="#ff9a80"
          stroke="#1e2230"
          strokeWidth=".6"
        />
        <path
          d="m13.5 14.5 1.5-1 1.5 1 1.5-1 1.5 1 1.5-1 1.5 1-1.3 2h-6.4z"
          fill="#fffdf6"
          stroke="#1e2230"
          strokeWidth=".7"
        />
      </symbol>
      <symbol id="rs-oni-of-spite" viewBox="0 0 36 38">
        <path
          className="rs-halo"
          d="M4 34c0 4 28 4 28 0l-3-5-2-6 6-3 1-8-5-1-4 4 2-8-4-6-2 4h-5l-3-4-3 6 2 7-6 2-2 9 5 3z"
        />
        <ellipse cx="18" cy="34" rx="13.5" ry="3.2" fill="var(--rs-c)" className="rs-o" />
        <path d="M11 33.6 13 24h10l3 9.6-5.5.4-2-4.5-3 4.5z" fill="#43632f" className="rs-o" />
        <path
          d="M5 22.5c0-5 3-8.5 8-8.5h9c3 0 4.5 1.2 5.5 3l5.5-6.5 1.5 3.5-5.5 9-4.3-1.5-1.2 5c-4 1.2-8 1.2-11.5-.2L11.5 21l-2 5-4-.7z"
          fill="#6e9350"
          className="rs-o"
        />
        <path d="M20 14h2c3 0 4.5 1.2 5.5 3l5.5-6.5 1.5 3.5-5.5 9-4.3-1.5-1.2 5c-1.7.5-3.2.7-5 .7z" fill="#43632f" />
        <path d="m30 12.5 4.5-3.3M31.5 14l4-1.2" className="rs-o" fill="none" strokeWidth="1.3" />
        <path
          d="M11 10.5c0-4 2.6-6 6.5-6s6.5 2 6.5 6c0 4.3-3 7.3-6.5 7.3S11 14.8 11 10.5z"
          fill="#6e9350"
          className="rs-o"
        />
        <path d="m12.5 6.7-1-6 4.5 4zM22 6.4l2.8-5.8-6.2 3.8z" fill="#fffdf6" className="rs-o" strokeWidth="1.1" />
        <circle cx="14.8" cy="9.8" r="1.9" fill="#fad338" className="rs-o" strokeWidth=".9" />
        <circle cx="20.6" cy="9.8" r="1.9" fill="#fad338" className="rs-o" strokeWidth=".9" />
        <circle cx="15.2" cy="9.9" r=".7" />
        <circle cx="20.2" cy="9.9" r=".7" />
        <path
          d="M13.8 13.3c2.8 1.3 5.4 1.3 8 0-.6 2-2 3-4 3s-3.5-1-4-3z"
          fill="#c82917"
          className="rs-o"
          strokeWidth=".9"
        />
        <path d="M17 15.5c.3 2.5 1.2 4 3 4.5" stroke="#c82917" strokeWidth="2" fill="none" />
      </symbol>
    </>
  );
}
