/** The seven forest spirits. */
export function Spirits() {
  return (
    <>
      <symbol id="bb-kappa" viewBox="0 0 48 48">
        <path className="bb-k" fill="#8a5b3a" d="M4 48c-1-14 7-20 20-20s21 6 20 20z" />
        <path className="bb-k" fill="#4f7f3a" d="M10 48c0-9 5-14 14-14s14 5 14 14z" />
        <path className="bb-k" fill="#7fa65a" d="M10 24c0-8 6-13 14-13s14 5 14 13-6 13-14 13-14-5-14-13z" />
        <path
          className="bb-k"
          fill="#2e4a3a"
          d="M9 22C8 12 15 7 24 7s16 5 15 15l-4-5-2.5 4-3-5-3 4.5L24 15.5l-2.5 5-3-4.5-3 5L13 17z"
        />
        <ellipse className="bb-k" cx="24" cy="8.5" rx="10" ry="3.8" fill="#8fb3c9" />
        <path d="M18 8c3-1 6-1 8-.5" stroke="var(--paper)" strokeWidth="1.4" strokeLinecap="round" />
        <circle className="bb-k" cx="18.5" cy="24" r="3" fill="var(--paper)" />
        <circle className="bb-k" cx="29.5" cy="24" r="3" fill="var(--paper)" />
        <circle cx="19" cy="24.3" r="1.3" />
        <circle cx="29" cy="24.3" r="1.3" />
        <path className="bb-k" fill="#e2b04a" d="M16.5 29.5c4-2.6 11-2.6 15 0-2 5.5-13 5.5-15 0z" />
        <path className="bb-k bb-n" d="M18 30.5c4 1.2 8 1.2 12 0" />
      </symbol>
      <symbol id="bb-tanuki" viewBox="0 0 48 48">
        <path className="bb-k" fill="#8a6242" d="M5 48c0-12 8-17 19-17s19 5 19 17z" />
        <ellipse className="bb-k" cx="24" cy="47" rx="10" ry="9" fill="#f3e4c3" />
        <circle className="bb-k" cx="11" cy="18" r="5" fill="#5b4030" />
        <circle className="bb-k" cx="37" cy="18" r="5" fill="#5b4030" />
        <path className="bb-k" fill="#b08357" d="M8 25c0-8 7-12 16-12s16 4 16 12-7 13-16 13S8 33 8 25z" />
        <path fill="#4a3527" d="M10 25c2-5 10-5 13 0-2 5-11 6-13 0zM38 25c-2-5-10-5-13 0 2 5 11 6 13 0z" />
        <circle cx="17.5" cy="24.5" r="2.4" fill="var(--paper)" />
        <circle cx="30.5" cy="24.5" r="2.4" fill="var(--paper)" />
        <circle cx="17.8" cy="24.8" r="1.2" />
        <circle cx="30.2" cy="24.8" r="1.2" />
        <ellipse className="bb-k" cx="24" cy="32" rx="6.5" ry="4.5" fill="#f3e4c3" />
        <ellipse cx="24" cy="29.8" rx="2.6" ry="1.9" />
        <path className="bb-k bb-n" d="M24 31.5v1.5c-1 1.5-2.5 1.5-3.5.8M24 33c1 1.5 2.5 1.5 3.5.8" />
        <path className="bb-k" fill="#e0c27a" d="M3 15.5C11 13 18 4 24 2.5c6 1.5 13 10.5 21 13-13 3.6-29 3.6-42 0z" />
        <path d="M24 3l-7 13M24 3l7 13M24 3v14" stroke="#a87b1a" strokeWidth="1.2" />
      </symbol>
      <symbol id="bb-rokurokubi" viewBox="0 0 48 48">
        <path className="bb-k" fill="#8e3b5a" d="M2 48c1-9 6-13 13-13s12 4 13 13z" />
        <path className="bb-k" fill="var(--paper)" d="M10 36l5 9 5-9-5 2z" />
        <path fill="none" stroke="var(--bb-k)" strokeWidth="9.5" strokeLinecap="round" d="M15 39C13 27 35 33 33 17" />
        <path fill="none" stroke="#f6e3cc" strokeWidth="6.6" strokeLinecap="round" d="M15 40C13 27 35 33 33 16" />
        <circle className="bb-k" cx="31" cy="4.5" r="4" fill="#2b2a3a" />
        <path className="bb-k" fill="#f6e3cc" d="M24 14c0-5 3-8 8.5-8S41 9 41 14c0 6-4 10-8.5 10S24 20 24 14z" />
        <path
          className="bb-k"
          fill="#2b2a3a"
          d="M21.5 17C20 8 25 4 32.5 4S45 8 43.5 17c-1 2-2.5 2-3 0-.2-4-3-6-8-6s-7.8 2-8 6c-.5 2-2 2-3 0z"
        />
        <path d="M36 6l6-4" stroke="#e2b04a" strokeWidth="2.4" strokeLinecap="round" />
        <path className="bb-k bb-n" d="M27 15.5c1 1 2.5 1 3.5 0M34.5 15.5c1 1 2.5 1 3.5 0" />
        <path fill="#c2452d" d="M30.8 20h3.4c-.7 1.6-2.7 1.6-3.4 0z" />
      </symbol>
      <symbol id="bb-kitsune" viewBox="0 0 48 48">
        <path className="bb-k" fill="#e39a4a" d="M33 47c9-1 15-9 12-20-4 5-10 5-13 12z" />
        <path className="bb-k" fill="var(--paper)" d="M45 27c-3 3.5-6 4.5-8.5 7 2 1 5 1 8 0 1-2 1-4.5.5-7z" />
        <path
          className="bb-k"
          fill="var(--paper)"
          d="M7 5l9 9h16l9-9c2.5 11 .5 20-5 27L24 45 12 32C6.5 25 4.5 16 7 5z"
        />
        <path
          fill="#c2452d"
          d="M9.5 10l5.5 6-3.5 4c-1.5-3-2.2-6.5-2-10zM38.5 10L33 16l3.5 4c1.5-3 2.2-6.5 2-10zM24 15l2.2 5-2.2 3.5-2.2-3.5z"
        />
        <path
          fill="none"
          stroke="var(--bb-k)"
          strokeWidth="2.4"
          strokeLinecap="round"
          d="M13.5 24.5c2.5-.6 5 .8 7 3M34.5 24.5c-2.5-.6-5 .8-7 3"
        />
        <path
          d="M11 30l5 1.5M37 30l-5 1.5M13.5 34l4-.5M34.5 34l-4-.5"
          stroke="#c2452d"
          strokeWidth="1.6"
          strokeLinecap="round"
        />
        <path fill="var(--bb-k)" d="M21.5 38h5L24 41.5z" />
      </symbol>
      <symbol id="bb-okami" viewBox="0 0 48 48">
        <circle className="bb-k" cx="33" cy="15" r="12" fill="#f3d98e" />
        <path
          className="bb-k"
          fill="#6b7487"
          d="M3 48c0-13 3-19 9-23l-1-11 8 6C23 16 26 10 29 3.5c1.5-1 3 .5 3 2 1 1 1.5 2 .8 3.3-.5 7.2-3.8 12.7-8.3 17.2 2 4 6.5 9 8 22z"
        />
        <path className="bb-k" fill="#d9dce2" d="M17 48c1-7-1-12-3-16 4 1 8 5 10 16z" />
        <path className="bb-k bb-n" d="M19 20l3 1.5M30 8.5l-3.5 5" />
        <circle cx="23.5" cy="16.8" r="1.4" fill="var(--bb-k)" />
        <path className="bb-k bb-n" d="M8 34c1.5-1 2.5-3 3-5" />
      </symbol>
      <symbol id="bb-bakeneko" viewBox="0 0 48 48">
        <path
          fill="none"
          stroke="var(--bb-k)"
          strokeWidth="7.5"
          strokeLinecap="round"
          d="M13 44C2 42 3 30 7 23M35 44c11-2 10-14 6-21"
        />
        <path
          fill="none"
          stroke="#5a4b5c"
          strokeWidth="4.6"
          strokeLinecap="round"
          d="M13 44C2 42 3 30 7 23M35 44c11-2 10-14 6-21"
        />
        <path
          className="bb-k"
          fill="#8fb3c9"
          d="M7 23c-5-2-4-7 0-12-.5 3 1.5 3.5 3 6 1.2 2.5 0 5-3 6zM41 23c5-2 4-7 0-12 .5 3-1.5 3.5-3 6-1.2 2.5 0 5 3 6z"
        />
        <path className="bb-k" fill="#5a4b5c" d="M12 48c0-9 4-14 12-14s12 5 12 14z" />
        <path
          className="bb-k"
          fill="#5a4b5c"
          d="M12 12l6 6c4-1.3 8-1.3 12 0l6-6c2 7 2 13-.5 18-2.5 5-7 7.5-11.5 7.5S15 35 12.5 30c-2.5-5-2.5-11-.5-18z"
        />
        <path
          className="bb-k"
          fill="#f2c33e"
          d="M15 26c2-3.5 6-3 7 .5-2 2.5-5.5 2.5-7-.5zM33 26c-2-3.5-6-3-7 .5 2 2.5 5.5 2.5 7-.5z"
        />
        <path d="M18.7 24v4.3M29.3 24v4.3" stroke="var(--bb-k)" strokeWidth="1.8" strokeLinecap="round" />
        <path fill="#e9a6a6" d="M22.2 30h3.6L24 32.3z" />
        <path
          d="M24 32.5v1.5M12 31l5-.3M36 31l-5-.3M13 34.5l4.5-1.5M35 34.5L30.5 33"
          stroke="#f1e9d6"
          strokeWidth="1.2"
          strokeLinecap="round"
        />
        <path className="bb-k" fill="#c2452d" d="M17 38c4 2.5 10 2.5 14 0l.8 3c-5 2.3-10.6 2.3-15.6 0z" />
      </symbol>
      <symbol id="bb-tengu" viewBox="0 0 48 48">
        <path className="bb-k" fill="#2b3042" d="M1 47C0 30 6 20 16 19l3 29zM47 47c1-17-5-27-15-28l-3 29z" />
        <path d="M6 45c0-8 2-14 6-18M42 45c0-8-2-14-6-18" stroke="#5d6785" strokeWidth="1.5" fill="none" />
        <path className="bb-k" fill="#e7d9b8" d="M11 48c1-8 5-12 13-12s12 4 13 12z" />
        <circle className="bb-k" cx="18" cy="45" r="2.6" fill="#c2452d" />
        <circle className="bb-k" cx="30" cy="45" r="2.6" fill="#c2452d" />
        <path
          className="bb-k"
          fill="#46506e"
          d="M10.5 23C10.5 14 16 9 24 9s13.5 5 13.5 14S32 38 24 38s-13.5-6-13.5-15z"
        />
        <path
          className="bb-k"
          fill="var(--paper)"
          d="M13 21c2-3 7-3 9 1-2 3-7 3-9-1zM35 21c-2-3-7-3-9 1 2 3 7 3 9-1z"
        />
        <circle cx="18.5" cy="21.3" r="1.8" fill="#c2452d" />
        <circle cx="29.5" cy="21.3" r="1.8" fill="#c2452d" />
        <path
          className="bb-k"
          fill="#e2b04a"
          d="M17.5 25.5c4-2.5 9-2.5 13 0C30 33 27 38.5 24 42.5c-3-4-6-9.5-6.5-17z"
        />
        <path className="bb-k bb-n" d="M19 29c3 1.5 7 1.5 10 0" />
        <path className="bb-k" fill="var(--bb-k)" d="M18.5 9.5L24 3l5.5 6.5-1 3h-9z" />
        <path
          d="M12 16c4-3 8-3 9-.5M36 16c-4-3-8-3-9-.5"
          stroke="var(--paper)"
          strokeWidth="2.2"
          fill="none"
          strokeLinecap="round"
        />
      </symbol>
    </>
  );
}
