import { ROUND } from './brush.tsx';

/** The twenty-four souvenirs. */
export function Souvenirs() {
  return (
    <>
      <symbol id="tk-souvenir-gofu" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M13 12l5-6h12l5 6v32H13z" fill="var(--tk-sun)" />
          <path d="M18 16h12v22H18z" fill="var(--tk-coin)" />
          <path d="M24 6V1M24 21l-4 5h8l-4 8M21 18h6" fill="none" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-hashi" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M10 42L36 4" strokeWidth="6" />
          <path d="M10 42L36 4" stroke="var(--tk-sun)" strokeWidth="2.6" />
          <path d="M18 44L42 8" strokeWidth="6" />
          <path d="M18 44L42 8" stroke="var(--tk-sun)" strokeWidth="2.6" />
          <path d="M6 30l16 12" strokeWidth="5" />
          <path d="M6 30l16 12" stroke="var(--tk-sea-a)" strokeWidth="2" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-koma" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M21 4h6v10h-6z" fill="var(--tk-wood)" />
          <path d="M4 20c0-9 40-9 40 0 0 6-12 14-18 18l-2 7-2-7C16 34 4 26 4 20z" fill="var(--tk-sun)" />
          <path d="M4 20c6 6 34 6 40 0M8 26c8 4 24 4 32 0" fill="none" stroke="var(--tk-coin)" strokeWidth="2.6" />
          <ellipse cx="24" cy="17" rx="13" ry="3.6" fill="var(--tk-sea-b)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-uchiwa" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M22 26h4v20h-4z" fill="var(--tk-earth-2)" />
          <path d="M4 18C4 6 14 2 24 2s20 4 20 16c0 8-8 12-20 12S4 26 4 18z" fill="var(--tk-sea-a)" />
          <circle cx="30" cy="14" r="6" fill="var(--tk-sun)" stroke="none" />
          <path d="M8 22q4-3 8 0t8 0 8 0 8 0" fill="none" stroke="var(--tk-snow)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-washi" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M10 6h26l4 6v30H10z" fill="var(--tk-rose)" />
          <path d="M6 10h26v34H6z" fill="var(--tk-snow)" />
          <path d="M6 20h26M13 10v34" strokeWidth="1.3" />
          <circle cx="22" cy="31" r="5" fill="var(--tk-sea-a)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-yunomi" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M10 10h28l-3 32H13z" fill="var(--tk-sea-b)" />
          <ellipse cx="24" cy="10" rx="14" ry="4.5" fill="var(--tk-tea)" />
          <path
            d="M12 24q3-4 6 0t6 0 6 0 6 0M13 32q3-4 6 0t6 0 6 0 4 0"
            fill="none"
            stroke="var(--tk-snow)"
            strokeWidth="1.8"
          />
        </g>
      </symbol>
      <symbol id="tk-souvenir-kamaboko" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M3 38h42v6H3z" fill="var(--tk-earth-2)" />
          <path d="M6 38c0-16 6-24 18-24s18 8 18 24z" fill="var(--tk-rose)" />
          <path d="M12 38c0-12 4-18 12-18s12 6 12 18z" fill="var(--tk-snow)" />
          <path d="M24 34c-6 0-6-8 0-8s5 6 1 5" fill="none" stroke="var(--tk-sun)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-konpeito" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path
            d="M25 17L21.1 20L21.2 24.8L16.5 23.6L12.8 26.7L10.8 22.3L6 21.3L8.2 17L6 12.7L10.8 11.7L12.8 7.3L16.5 10.4L21.2 9.2L21.1 14z"
            fill="var(--tk-rose)"
          />
          <path
            d="M43 14L39.5 16.7L39.6 21L35.4 20L32 22.8L30.2 18.8L25.9 17.9L27.9 14L25.9 10.1L30.2 9.2L32 5.2L35.4 8L39.6 7L39.5 11.3z"
            fill="var(--tk-snow)"
          />
          <path
            d="M26.5 36L22.8 38.8L22.9 43.4L18.4 42.3L14.9 45.3L13 41.1L8.4 40.1L10.5 36L8.4 31.9L13 30.9L14.9 26.7L18.4 29.7L22.9 28.6L22.8 33.2z"
            fill="var(--tk-coin)"
          />
          <path
            d="M45.5 34L41.4 37.1L41.5 42.2L36.6 41L32.7 44.2L30.5 39.6L25.5 38.6L27.9 34L25.5 29.4L30.5 28.4L32.7 23.8L36.6 27L41.5 25.8L41.4 30.9z"
            fill="var(--tk-leaf)"
          />
        </g>
      </symbol>
      <symbol id="tk-souvenir-manju" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M3 38h42l-4 6H7z" fill="var(--tk-wood)" />
          <path d="M6 38c-4-8 2-16 9-16s13 8 9 16z" fill="var(--tk-earth-2)" />
          <path d="M24 38c-4-8 2-16 9-16s13 8 9 16z" fill="var(--tk-snow)" />
          <path d="M14 26c-4-10 2-18 10-18s14 8 10 18c-6-3-14-3-20 0z" fill="var(--tk-rose)" />
          <path d="M21 16c2-3 5-3 7 0" fill="none" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-daifuku" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M3 40h42l-4 5H7z" fill="var(--tk-mt)" />
          <ellipse cx="24" cy="28" rx="19" ry="13" fill="var(--tk-snow)" />
          <path d="M31 17c8 3 12 8 12 13-5-2-10-6-12-13z" fill="var(--tk-plum)" />
          <circle cx="18" cy="25" r="2" fill="var(--tk-rose)" stroke="none" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-ocha" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M12 14h24v30H12z" fill="var(--tk-tea)" />
          <path d="M10 6h28v9H10z" fill="var(--tk-wood)" />
          <path d="M17 20h14v16H17z" fill="var(--tk-snow)" />
          <path d="M24 34c-4-4-3-9 0-12 3 3 4 8 0 12z" fill="var(--tk-pine)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-sake" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M18 3h12v8c0 4 8 7 8 14v15c0 3-3 5-6 5H16c-3 0-6-2-6-5V25c0-7 8-10 8-14z" fill="var(--tk-snow)" />
          <path d="M10 26h28v10H10z" fill="var(--tk-sea-b)" />
          <path d="M14 31q3-3 6 0t6 0 6 0 4 0" stroke="var(--tk-snow)" fill="none" strokeWidth="1.8" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-furoshiki" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M6 26c0-8 36-8 36 0 3 10-2 18-18 18S3 36 6 26z" fill="var(--tk-plum)" />
          <path d="M24 20c-8-2-14-8-14-16 8 0 14 6 14 16zM24 20c8-2 14-8 14-16-8 0-14 6-14 16z" fill="var(--tk-rose)" />
          <path d="M14 32h.1M24 36h.1M34 32h.1M19 40h.1M29 40h.1" stroke="var(--tk-snow)" strokeWidth="4" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-geta" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M6 12C6 4 20 4 21 12l1 26c0 7-15 7-15 0z" fill="var(--tk-earth-2)" />
          <path d="M27 12c1-8 15-8 15 0l-1 26c0 7-15 7-15 0z" fill="var(--tk-earth-2)" />
          <path d="M14 12L7 26M14 12l7 14M34 12l-7 14M34 12l7 14" strokeWidth="4.6" fill="none" />
          <path d="M14 12L7 26M14 12l7 14M34 12l-7 14M34 12l7 14" stroke="var(--tk-sun)" strokeWidth="2" fill="none" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-haori" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M17 5l7 4 7-4 15 6v18H36v15H12V29H2V11z" fill="var(--tk-sea-b)" />
          <path d="M20 6l-2 38M28 6l2 38" stroke="var(--tk-snow)" strokeWidth="2" />
          <path d="M20 22h8" stroke="var(--tk-sun)" strokeWidth="3" />
          <circle cx="9" cy="17" r="2.6" fill="var(--tk-snow)" stroke="none" />
          <circle cx="39" cy="17" r="2.6" fill="var(--tk-snow)" stroke="none" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-kanzashi" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M6 20C10 6 38 6 42 20z" fill="var(--tk-sun)" />
          <path d="M8 20h32v4H8z" fill="var(--tk-coin)" />
          <path d="M11 24v18M17 24v18M23 24v18M29 24v18M35 24v18" strokeWidth="3.4" />
          <circle cx="24" cy="14" r="3.4" fill="var(--tk-snow)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-sandogasa" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M2 34C8 16 16 8 24 8s16 8 22 26c-10 7-34 7-44 0z" fill="var(--tk-straw)" />
          <path d="M24 9v29M16 12L9 36M32 12l7 24M5 28c12 5 26 5 38 0" strokeWidth="1.3" fill="none" />
          <path d="M14 38c4 6 16 6 20 0" fill="none" stroke="var(--tk-sun)" strokeWidth="2.4" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-yukata" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M17 3l7 6 7-6 15 7-2 14-8-2v23H12V22l-8 2L2 10z" fill="var(--tk-snow)" />
          <path d="M12 24h24v6H12z" fill="var(--tk-sun)" />
          <path d="M24 9l-7 15M24 9l3 15" fill="none" />
          <path d="M16 36q3-3 6 0M26 40q3-3 6 0M7 15q3-2 5 0M37 15q3-2 5 0" fill="none" stroke="var(--tk-sea-b)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-jubako" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M5 32h38v12H5zM5 19h38v13H5z" fill="var(--tk-hair)" />
          <path d="M3 8h42v11H3z" fill="var(--tk-sun)" />
          <circle cx="24" cy="13.5" r="3.6" fill="var(--tk-coin)" />
          <path d="M12 38h24M12 26h24" stroke="var(--tk-coin)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-netsuke" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M10 44c-6-8-4-20 4-24-2-8 4-15 10-15s12 7 10 15c8 4 10 16 4 24z" fill="var(--tk-earth-2)" />
          <path d="M16 8l-3-5M32 8l3-5" strokeWidth="3.4" />
          <path d="M20 16h.1M28 16h.1" strokeWidth="3.4" />
          <path d="M21 22q3 3 6 0M16 34c4-4 12-4 16 0" fill="none" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-shikki" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M4 18h40c0 12-6 18-12 20v6H16v-6C10 36 4 30 4 18z" fill="var(--tk-sun)" />
          <ellipse cx="24" cy="18" rx="20" ry="5.5" fill="var(--tk-hair)" />
          <path d="M14 30c4-4 8 2 12-2s6-1 8-2" fill="none" stroke="var(--tk-coin)" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-shamisen" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M18 34L42 6" strokeWidth="7" />
          <path d="M18 34L42 6" stroke="var(--tk-wood)" strokeWidth="3" />
          <path d="M38 3l8 6" strokeWidth="4" />
          <rect x="5" y="24" width="22" height="20" rx="5" transform="rotate(-40 16 34)" fill="var(--tk-snow)" />
          <path d="M12 38L40 8" strokeWidth="1.2" />
          <path d="M8 34l8 9" strokeWidth="3" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-sumie" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M10 5h28v38H10z" fill="var(--tk-snow)" />
          <path d="M6 2h36v5H6zM6 42h36v5H6z" fill="var(--tk-wood)" />
          <path d="M20 38c2-10-3-14 2-26M21 26c5-1 9-3 11-7M21 20c-3 0-5-2-6-5" fill="none" strokeWidth="3" />
          <circle cx="32" cy="35" r="2.4" fill="var(--tk-sun)" stroke="none" />
        </g>
      </symbol>
      <symbol id="tk-souvenir-ukiyoe" viewBox="0 0 48 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="2">
          <path d="M4 8h40v32H4z" fill="var(--tk-sky-a)" />
          <path d="M4 40c4-18 14-24 24-22 6 1 8 6 5 9-6-2-8 4-3 7 4 2 9 1 14-1v7z" fill="var(--tk-sea-b)" />
          <circle cx="37" cy="15" r="4" fill="var(--tk-sun)" />
          <path d="M4 8h40v32H4z" fill="none" />
        </g>
      </symbol>
    </>
  );
}
