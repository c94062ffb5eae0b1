import { ROUND } from './brush.tsx';

/** The fourteen dishes. */
export function Meals() {
  return (
    <>
      <symbol id="tk-meal-dango" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M2 32h52c-2 6-8 9-14 10H16C10 41 4 38 2 32z" fill="var(--tk-sea-a)" />
          <path d="M4 34L34 6" strokeWidth="2.6" stroke="var(--tk-wood)" />
          <circle cx="12" cy="26.5" r="5.6" fill="var(--tk-rose)" />
          <circle cx="19.5" cy="19.5" r="5.6" fill="var(--tk-snow)" />
          <circle cx="27" cy="12.5" r="5.6" fill="var(--tk-leaf)" />
          <path d="M18 34L48 6" strokeWidth="2.6" stroke="var(--tk-wood)" />
          <circle cx="26" cy="26.5" r="5.6" fill="var(--tk-rose)" />
          <circle cx="33.5" cy="19.5" r="5.6" fill="var(--tk-snow)" />
          <circle cx="41" cy="12.5" r="5.6" fill="var(--tk-leaf)" />
        </g>
      </symbol>
      <symbol id="tk-meal-misoshiru" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M6 22h44c0 10-6 16-13 18v3H19v-3C12 38 6 32 6 22z" fill="var(--tk-sun)" />
          <ellipse cx="28" cy="22" rx="22" ry="6" fill="var(--tk-earth-2)" />
          <rect x="18" y="18" width="7" height="5" fill="var(--tk-snow)" />
          <rect x="30" y="20" width="7" height="5" fill="var(--tk-snow)" />
          <path d="M25 19q4-3 8 0" stroke="var(--tk-pine)" strokeWidth="2.6" fill="none" />
          <path d="M20 12c-3-4 3-5 0-10M30 12c-3-4 3-5 0-10" fill="none" strokeWidth="1.6" />
        </g>
      </symbol>
      <symbol id="tk-meal-nigirimeshi" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M2 32h52c-2 6-8 9-14 10H16C10 41 4 38 2 32z" fill="var(--tk-mt)" />
          <path d="M5 32c-2-1-2-4 0-7l7-13c2-3 5-3 7 0l7 13c2 3 2 6 0 7z" fill="var(--tk-snow)" />
          <path d="M11 23h9v9h-9z" fill="var(--tk-hair)" />
          <path d="M27 32c-2-1-2-4 0-7l7-13c2-3 5-3 7 0l7 13c2 3 2 6 0 7z" fill="var(--tk-snow)" />
          <path d="M33 23h9v9h-9z" fill="var(--tk-hair)" />
        </g>
      </symbol>
      <symbol id="tk-meal-soba" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M4 24h48l-4 16H8z" fill="var(--tk-wood)" />
          <path d="M4 24h48v5H4z" fill="var(--tk-earth)" />
          <path d="M8 24c2-9 10-13 20-13s18 4 20 13z" fill="var(--tk-earth-2)" />
          <path d="M14 22c2-5 8-8 14-8M20 23c2-4 8-6 14-5M32 23c3-3 7-3 10-1" fill="none" strokeWidth="1.5" />
          <path d="M22 10l6-3 5 3-5 2z" fill="var(--tk-pine)" />
        </g>
      </symbol>
      <symbol id="tk-meal-sushi" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M2 32h52c-2 6-8 9-14 10H16C10 41 4 38 2 32z" fill="var(--tk-wood)" />
          <path d="M4 32c0-8 2-11 11-11s11 3 11 11z" fill="var(--tk-snow)" />
          <path d="M3 25c3-8 8-10 13-9 6 1 10 4 11 9-6-3-15-4-24 0z" fill="var(--tk-sun)" />
          <path d="M30 32c0-8 2-11 11-11s11 3 11 11z" fill="var(--tk-snow)" />
          <path d="M29 25c3-8 8-10 13-9 6 1 10 4 11 9-6-3-15-4-24 0z" fill="var(--tk-sky-a)" />
        </g>
      </symbol>
      <symbol id="tk-meal-tempura" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M2 32h52c-2 6-8 9-14 10H16C10 41 4 38 2 32z" fill="var(--tk-snow)" />
          <path d="M10 30c2-12 10-20 20-22 4 0 5 4 2 6-7 4-10 9-11 17z" fill="var(--tk-coin)" />
          <path d="M31 9l9-6-2 8z" fill="var(--tk-sun)" />
          <path d="M28 31c2-8 8-14 16-15 4 0 4 4 2 6-5 2-7 5-7 9z" fill="var(--tk-coin)" />
          <path d="M45 17l8-4-2 7z" fill="var(--tk-sun)" />
        </g>
      </symbol>
      <symbol id="tk-meal-tofu" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M2 32h52c-2 6-8 9-14 10H16C10 41 4 38 2 32z" fill="var(--tk-sea-b)" />
          <path d="M12 18l12-6h22v14l-10 7H12z" fill="var(--tk-snow)" />
          <path d="M12 18h24l10-6M36 18v15" fill="none" />
          <path d="M22 14l7-3 6 2-6 3z" fill="var(--tk-leaf)" />
        </g>
      </symbol>
      <symbol id="tk-meal-yakitori" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M2 32h52c-2 6-8 9-14 10H16C10 41 4 38 2 32z" fill="var(--tk-wood)" />
          <path d="M4 40L30 4" strokeWidth="2.6" stroke="var(--tk-earth-2)" />
          <rect x="7" y="24" width="10" height="8" rx="2.5" fill="var(--tk-earth)" transform="rotate(-14 12 28)" />
          <rect x="13" y="16" width="10" height="8" rx="2.5" fill="var(--tk-leaf)" transform="rotate(-14 18 20)" />
          <rect x="19" y="8" width="10" height="8" rx="2.5" fill="var(--tk-earth)" transform="rotate(-14 24 12)" />
          <path d="M22 40L48 4" strokeWidth="2.6" stroke="var(--tk-earth-2)" />
          <rect x="25" y="24" width="10" height="8" rx="2.5" fill="var(--tk-earth)" transform="rotate(-14 30 28)" />
          <rect x="31" y="16" width="10" height="8" rx="2.5" fill="var(--tk-leaf)" transform="rotate(-14 36 20)" />
          <rect x="37" y="8" width="10" height="8" rx="2.5" fill="var(--tk-earth)" transform="rotate(-14 42 12)" />
        </g>
      </symbol>
      <symbol id="tk-meal-donburi" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M6 22h44c0 10-6 16-13 18v3H19v-3C12 38 6 32 6 22z" fill="var(--tk-sea-b)" />
          <path d="M8 22c4-10 12-12 20-12s16 2 20 12z" fill="var(--tk-snow)" />
          <path d="M12 20c6-8 26-8 32 0z" fill="var(--tk-coin)" />
          <circle cx="28" cy="16" r="4" fill="var(--tk-sun)" />
        </g>
      </symbol>
      <symbol id="tk-meal-fugu" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <ellipse cx="28" cy="26" rx="26" ry="16" fill="var(--tk-sea-b)" />
          <ellipse cx="41" cy="26" rx="8" ry="4.2" transform="rotate(0 41 26)" fill="var(--tk-snow)" />
          <ellipse cx="37.2" cy="31.7" rx="8" ry="4.2" transform="rotate(45 37.2 31.7)" fill="var(--tk-snow)" />
          <ellipse cx="28" cy="34" rx="8" ry="4.2" transform="rotate(90 28 34)" fill="var(--tk-snow)" />
          <ellipse cx="18.8" cy="31.7" rx="8" ry="4.2" transform="rotate(135 18.8 31.7)" fill="var(--tk-snow)" />
          <ellipse cx="15" cy="26" rx="8" ry="4.2" transform="rotate(180 15 26)" fill="var(--tk-snow)" />
          <ellipse cx="18.8" cy="20.3" rx="8" ry="4.2" transform="rotate(225 18.8 20.3)" fill="var(--tk-snow)" />
          <ellipse cx="28" cy="18" rx="8" ry="4.2" transform="rotate(270 28 18)" fill="var(--tk-snow)" />
          <ellipse cx="37.2" cy="20.3" rx="8" ry="4.2" transform="rotate(315 37.2 20.3)" fill="var(--tk-snow)" />
          <circle cx="28" cy="26" r="4.5" fill="var(--tk-coin)" />
        </g>
      </symbol>
      <symbol id="tk-meal-sashimi" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M2 32h52c-2 6-8 9-14 10H16C10 41 4 38 2 32z" fill="var(--tk-hair)" />
          <path d="M6 31c4-10 14-16 26-16l18 16z" fill="var(--tk-leaf)" />
          <path d="M8 31c0-8 3-12 8-12s6 5 5 12z" fill="var(--tk-sun)" />
          <path d="M11 27c1-3 3-4 6-4" stroke="var(--tk-snow)" fill="none" strokeWidth="1.6" />
          <path d="M19 31c0-8 3-12 8-12s6 5 5 12z" fill="var(--tk-rose)" />
          <path d="M22 27c1-3 3-4 6-4" stroke="var(--tk-snow)" fill="none" strokeWidth="1.6" />
          <path d="M30 31c0-8 3-12 8-12s6 5 5 12z" fill="var(--tk-sun)" />
          <path d="M33 27c1-3 3-4 6-4" stroke="var(--tk-snow)" fill="none" strokeWidth="1.6" />
        </g>
      </symbol>
      <symbol id="tk-meal-tai-meshi" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M6 24h44l-4 14c-8 4-28 4-36 0z" fill="var(--tk-wood)" />
          <ellipse cx="28" cy="24" rx="24" ry="8" fill="var(--tk-snow)" />
          <path d="M8 22c8-10 20-10 28-2l8-6c1 5 1 9 0 13l-8-4c-8 6-20 6-28-1z" fill="var(--tk-rose)" />
          <circle cx="14" cy="21" r="1.4" fill="var(--tk-k)" />
        </g>
      </symbol>
      <symbol id="tk-meal-udon" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M6 22h44c0 10-6 16-13 18v3H19v-3C12 38 6 32 6 22z" fill="var(--tk-earth)" />
          <ellipse cx="28" cy="22" rx="22" ry="6" fill="var(--tk-earth-2)" />
          <path d="M10 22c5-6 9 4 14-2s9 4 14-2 6 2 8 3" fill="none" stroke="var(--tk-k)" strokeWidth="5.5" />
          <path d="M10 22c5-6 9 4 14-2s9 4 14-2 6 2 8 3" fill="none" stroke="var(--tk-snow)" strokeWidth="3" />
          <path d="M34 18L48 2M39 18L52 4" strokeWidth="2.4" />
        </g>
      </symbol>
      <symbol id="tk-meal-unagi" viewBox="0 0 56 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.9">
          <path d="M4 14h48v24H4z" fill="var(--tk-hair)" />
          <path d="M8 18h40v16H8z" fill="var(--tk-snow)" />
          <path d="M11 20h34v5H11zM11 27h34v5H11z" fill="var(--tk-wood)" />
          <path d="M18 20v5M26 20v5M34 20v5M18 27v5M26 27v5M34 27v5" stroke="var(--tk-coin)" strokeWidth="1.5" />
        </g>
      </symbol>
    </>
  );
}
