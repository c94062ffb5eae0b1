import { Blobs, ROUND } from './brush.tsx';

/** People of the road, and the hot springs. */
export function Encounters() {
  return (
    <>
      <symbol id="tk-encounter-samurai" viewBox="0 0 64 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M44 46l16 18M40 52l18 18" strokeWidth="5.5" />
          <path d="M44 46l16 18M40 52l18 18" stroke="var(--tk-wood)" strokeWidth="2" />
          <path d="M12 78c0-20 4-32 12-38h16c8 6 12 18 12 38z" fill="var(--tk-sea-b)" />
          <path d="M6 44l16-6 4 18-16 6zM58 44l-16-6-4 18 16 6z" fill="var(--tk-mt-2)" />
          <path d="M32 42l-7 14 7 12 7-12z" fill="var(--tk-paper)" />
          <circle cx="32" cy="28" r="9" fill="var(--tk-skin)" />
          <path d="M20 24c0-12 24-12 24 0-8-4-16-4-24 0z" fill="var(--tk-hair)" />
          <path d="M29 14c-2-6 8-6 6 0l-1 5h-4z" fill="var(--tk-hair)" />
          <path d="M27 29h3M34 29h3" strokeWidth="1.8" />
          <path d="M29 34h6" strokeWidth="1.6" />
        </g>
      </symbol>
      <symbol id="tk-encounter-kuge" viewBox="0 0 64 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M4 78c2-16 8-28 18-36h20c10 8 16 20 18 36z" fill="var(--tk-plum)" />
          <path d="M32 42L22 56l10 22 10-22z" fill="var(--tk-paper)" />
          <path d="M4 78c4-10 10-14 20-14M60 78c-4-10-10-14-20-14" fill="none" />
          <circle cx="32" cy="30" r="9" fill="var(--tk-skin)" />
          <path d="M22 25C22 18 26 20 26 8c0-8 12-8 12 0 0 12 4 10 4 17-6-3-14-3-20 0z" fill="var(--tk-hair)" />
          <path d="M42 8c8 2 10 10 8 20" fill="none" strokeWidth="3" />
          <path d="M26 28l3-1M35 27l3 1" strokeWidth="2.4" />
          <circle cx="32" cy="36" r="1.2" fill="var(--tk-sun)" stroke="none" />
          <path d="M44 70l-8-16c8-4 16-2 20 6z" fill="var(--tk-coin)" />
        </g>
      </symbol>
      <symbol id="tk-encounter-miko" viewBox="0 0 64 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M10 78c2-8 4-14 8-18h28c4 4 6 10 8 18z" fill="var(--tk-sun)" />
          <path d="M14 62c0-12 4-18 10-22h16c6 4 10 10 10 22z" fill="var(--tk-snow)" />
          <path d="M32 42l-6 8M32 42l6 8" stroke="var(--tk-sun)" strokeWidth="2.6" />
          <path d="M20 30c-2 16-4 24-6 32l8 1 3-22zM44 30c2 16 4 24 6 32l-8 1-3-22z" fill="var(--tk-hair)" />
          <circle cx="32" cy="29" r="9" fill="var(--tk-skin)" />
          <path d="M20 30c-1-18 25-18 24 0-3-6-6-9-12-9s-9 3-12 9z" fill="var(--tk-hair)" />
          <path d="M27 29h2M35 29h2" strokeWidth="2" />
          <path d="M52 44V24" strokeWidth="3" />
          <path d="M52 24l-5 5 5 3-5 5 5 3M52 24l6 5-5 3 6 5-6 3" fill="var(--tk-snow)" strokeWidth="1.5" />
        </g>
      </symbol>
      <symbol id="tk-encounter-shokunin" viewBox="0 0 64 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M4 34c18-8 38-8 56 0" fill="none" strokeWidth="5" />
          <path d="M4 34c18-8 38-8 56 0" fill="none" stroke="var(--tk-earth)" strokeWidth="2.2" />
          <path d="M8 34v12M56 34v12" />
          <path d="M1 46h15v22H1zM48 46h15v22H48z" fill="var(--tk-earth-2)" />
          <path d="M1 53h15M1 61h15M48 53h15M48 61h15" strokeWidth="1.3" />
          <path d="M18 78c0-20 4-30 8-36h12c4 6 8 16 8 36z" fill="var(--tk-pine-2)" />
          <path d="M32 42l-5 8M32 42l5 8" stroke="var(--tk-paper)" strokeWidth="2.4" />
          <circle cx="32" cy="27" r="9" fill="var(--tk-skin)" />
          <path d="M22 26c-1-14 21-14 20 0-6-4-14-4-20 0z" fill="var(--tk-paper)" />
          <path d="M42 24l6-4-1 7z" fill="var(--tk-paper)" />
          <path d="M28 29h2M34 29h2" strokeWidth="2" />
          <path d="M28 33c2 3 6 3 8 0" fill="none" strokeWidth="1.5" />
        </g>
      </symbol>
      <symbol id="tk-encounter-annaibito-paddy" viewBox="0 0 64 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M52 22v54" strokeWidth="4.5" />
          <path d="M52 22v54" stroke="var(--tk-earth)" strokeWidth="1.8" />
          <path d="M14 78c0-20 4-30 10-36h14c6 6 10 16 10 36z" fill="var(--tk-earth-2)" />
          <path d="M36 46c6 0 12 2 16 6l-3 5c-4-3-9-4-13-4z" fill="var(--tk-earth-2)" />
          <circle cx="31" cy="30" r="9" fill="var(--tk-skin)" />
          <path d="M8 28C14 14 22 8 31 8s17 6 23 20c-14-5-32-5-46 0z" fill="var(--tk-straw)" />
          <path d="M31 9v14M21 12l-6 12M41 12l6 12" strokeWidth="1.2" fill="none" />
          <path d="M28 33h2M34 33h2" strokeWidth="2" />
          <circle cx="31" cy="62" r="12" fill="var(--tk-tea)" />
          <g transform="translate(22 53) scale(.75)" fill="var(--tk-snow)" stroke="none">
            <path d="M4.8 13.6h6.4V16.4H3.4zM12.8 13.6h6.4l1.4 2.8h-7.8zM2.7 17.9h8.5v3.3H1.2zM12.8 17.9h8.5l1.5 3.3h-10z" />
            <path d="M12 12.3c-.2-3.8-1.9-6.5-5.1-8 .1 4 1.7 6.8 5.1 8zm0 0c.2-3.8 1.9-6.5 5.1-8-.1 4-1.7 6.8-5.1 8zM11.3 2.2h1.4v9h-1.4z" />
          </g>
        </g>
      </symbol>
      <symbol id="tk-encounter-annaibito-mountain" viewBox="0 0 64 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M52 22v54" strokeWidth="4.5" />
          <path d="M52 22v54" stroke="var(--tk-earth)" strokeWidth="1.8" />
          <path d="M14 78c0-20 4-30 10-36h14c6 6 10 16 10 36z" fill="var(--tk-earth-2)" />
          <path d="M36 46c6 0 12 2 16 6l-3 5c-4-3-9-4-13-4z" fill="var(--tk-earth-2)" />
          <circle cx="31" cy="30" r="9" fill="var(--tk-skin)" />
          <path d="M8 28C14 14 22 8 31 8s17 6 23 20c-14-5-32-5-46 0z" fill="var(--tk-straw)" />
          <path d="M31 9v14M21 12l-6 12M41 12l6 12" strokeWidth="1.2" fill="none" />
          <path d="M28 33h2M34 33h2" strokeWidth="2" />
          <circle cx="31" cy="62" r="12" fill="var(--tk-mt-2)" />
          <g transform="translate(22 53) scale(.75)" fill="var(--tk-snow)" stroke="none">
            <path
              fillRule="evenodd"
              d="M.8 20.8L9.9 5.1c.9-1.5 3.3-1.5 4.2 0l9.1 15.7zM8.3 12.2l2.1-1.2 1.7 1.7 1.7-1.9 2 1.5 0 0-2.6-4.6c-.5-.9-1.9-.9-2.4 0z"
            />
          </g>
        </g>
      </symbol>
      <symbol id="tk-encounter-annaibito-sea" viewBox="0 0 64 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M52 22v54" strokeWidth="4.5" />
          <path d="M52 22v54" stroke="var(--tk-earth)" strokeWidth="1.8" />
          <path d="M14 78c0-20 4-30 10-36h14c6 6 10 16 10 36z" fill="var(--tk-earth-2)" />
          <path d="M36 46c6 0 12 2 16 6l-3 5c-4-3-9-4-13-4z" fill="var(--tk-earth-2)" />
          <circle cx="31" cy="30" r="9" fill="var(--tk-skin)" />
          <path d="M8 28C14 14 22 8 31 8s17 6 23 20c-14-5-32-5-46 0z" fill="var(--tk-straw)" />
          <path d="M31 9v14M21 12l-6 12M41 12l6 12" strokeWidth="1.2" fill="none" />
          <path d="M28 33h2M34 33h2" strokeWidth="2" />
          <circle cx="31" cy="62" r="12" fill="var(--tk-sea-b)" />
          <g transform="translate(22 53) scale(.75)" fill="var(--tk-snow)" stroke="none">
            <path d="M.8 20.8C1.7 11 7.3 4.2 15 4.2c4.8 0 7.7 2.9 8.1 6.5-2-1.9-4.8-2.5-6.9-1.5-2.2 1.1-2.3 3.6-.6 5 1.9 1.6 4.8 1.3 7.6-.1v6.7z" />
            <circle cx="18.6" cy="11.7" r="1.3" />
          </g>
        </g>
      </symbol>
      <symbol id="tk-spring-2" viewBox="0 0 72 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <rect width="72" height="80" fill="var(--tk-far)" stroke="none" />
          <rect width="72" height="40" fill="url(#tk-bk-top)" opacity="var(--tk-bk)" stroke="none" />
          <path d="M0 46c10-10 20-12 32-4 12-10 26-8 40 4v34H0z" fill="var(--tk-pine-2)" />
          <ellipse cx="36" cy="62" rx="33" ry="15" fill="var(--tk-water)" />
          <path d="M14 60q5-3 10 0M40 68q6-3 12 0M26 70q4-2 8 0" fill="none" stroke="var(--tk-snow)" strokeWidth="2" />
          <Blobs
            fill="var(--tk-roof)"
            light="var(--tk-mt)"
            line={1.8}
            inset={0.8}
            of="5,58,7,6 10,70,9,7 26,77,10,6 46,77,11,6 62,70,9,7 68,57,7,6"
          />
          <path d="M20 40c-10-9 6-12-2-24 13 9-1 14 7 24z" fill="var(--tk-snow)" />
          <path d="M36 34c-10-9 6-12-2-24 13 9-1 14 7 24z" fill="var(--tk-snow)" />
          <path d="M52 40c-10-9 6-12-2-24 13 9-1 14 7 24z" fill="var(--tk-snow)" />
          <g transform="translate(36 58)">
            <rect x="-9" y="0" width="18" height="7" rx="1" fill="var(--tk-earth-2)" />
            <path d="M-3 0c-1-7 4-8 4-8s2 4 2 8z" fill="var(--tk-snow)" />
            <path d="M6 0v-5h4v5" fill="var(--tk-snow)" />
          </g>
        </g>
      </symbol>
      <symbol id="tk-spring-3" viewBox="0 0 72 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <rect width="72" height="80" fill="var(--tk-far)" stroke="none" />
          <rect width="72" height="40" fill="url(#tk-bk-top)" opacity="var(--tk-bk)" stroke="none" />
          <path d="M0 46c10-10 20-12 32-4 12-10 26-8 40 4v34H0z" fill="var(--tk-pine-2)" />
          <ellipse cx="36" cy="62" rx="33" ry="15" fill="var(--tk-water)" />
          <path d="M14 60q5-3 10 0M40 68q6-3 12 0M26 70q4-2 8 0" fill="none" stroke="var(--tk-snow)" strokeWidth="2" />
          <Blobs
            fill="var(--tk-roof)"
            light="var(--tk-mt)"
            line={1.8}
            inset={0.8}
            of="5,58,7,6 10,70,9,7 26,77,10,6 46,77,11,6 62,70,9,7 68,57,7,6"
          />
          <path d="M20 40c-10-9 6-12-2-24 13 9-1 14 7 24z" fill="var(--tk-snow)" />
          <path d="M36 34c-10-9 6-12-2-24 13 9-1 14 7 24z" fill="var(--tk-snow)" />
          <path d="M52 40c-10-9 6-12-2-24 13 9-1 14 7 24z" fill="var(--tk-snow)" />
          <g transform="translate(26 58) scale(1)">
            <path d="M-10 8c-1-9 2-16 10-16s11 7 10 16z" fill="var(--tk-earth-2)" />
            <path d="M-6 0c0-6 12-6 12 0 0 5-3 7-6 7s-6-2-6-7z" fill="var(--tk-rose)" />
            <path d="M-3-1h.1M3-1h.1" strokeWidth="2.6" />
            <path d="M-2 4h4" strokeWidth="1.3" />
            <path d="M-5-8h10l-1-4h-8z" fill="var(--tk-snow)" />
          </g>
          <g transform="translate(46 57) scale(0.92)">
            <path d="M-10 8c-1-9 2-16 10-16s11 7 10 16z" fill="var(--tk-earth-2)" />
            <path d="M-6 0c0-6 12-6 12 0 0 5-3 7-6 7s-6-2-6-7z" fill="var(--tk-rose)" />
            <path d="M-3-1h.1M3-1h.1" strokeWidth="2.6" />
            <path d="M-2 4h4" strokeWidth="1.3" />
            <path d="M-5-8h10l-1-4h-8z" fill="var(--tk-snow)" />
          </g>
        </g>
      </symbol>
    </>
  );
}
