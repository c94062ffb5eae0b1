import type { Layout } from '../places.ts';

/** Ripples of the river, here and there. */
const RIPPLES = [
  [16, 95],
  [126, 124],
  [54, 71],
  [72, 115],
  [146, 133],
  [206, 125],
  [195, 136],
  [135, 91],
  [160, 85],
  [98, 166],
  [51, 188],
  [145, 182],
  [195, 182],
  [94, 215],
  [193, 241],
  [156, 251],
  [101, 268],
  [203, 273],
  [114, 280],
  [141, 290],
  [131, 297],
  [162, 340],
  [205, 336],
  [180, 348],
  [164, 368],
  [192, 371],
  [109, 385],
  [52, 402],
  [84, 408],
  [158, 414],
  [107, 421],
  [205, 430],
  [78, 443],
  [156, 448],
  [20, 320],
  [30, 250],
]
  .map(([x, y]) => `M${x} ${y}q6-5 12 0t12 0`)
  .join('');

const LINE = { stroke: 'var(--wc-k)', strokeWidth: 1.6, strokeLinejoin: 'round' } as const;

/** Sky, hills, river and ground; only what is never moved. */
export function Land({ layout }: { readonly layout: Layout }) {
  return layout.id === 'wide' ? <WideLand layout={layout} /> : <UprightLand layout={layout} />;
}

function WideLand({ layout }: { readonly layout: Layout }) {
  const { width, height } = layout.frame;
  return (
    <>
      <rect width={width} height={height} fill="url(#wc-sky)" />
      <path
        d="M250 220C290 184 318 182 350 196S420 156 470 174s70 30 110 8 60-20 90-2v120H250z"
        fill="var(--wc-hill)"
      />
      <path d={`M236 336C300 324 360 346 450 342S620 324 836 336V${height}H236z`} fill="var(--wc-ground)" />
      <path
        d={`M0 52H224C246 92 234 132 244 176S236 260 246 306 236 400 248 ${height}H0z`}
        fill="url(#wc-river)"
        {...LINE}
      />
      <path d={RIPPLES} fill="none" stroke="var(--wc-wave)" strokeWidth="1.3" strokeLinecap="round" />
      <g fill="var(--wc-cloud)" stroke="var(--wc-cloud-line)">
        <use href="#wc-cloud" x="246" y="60" width="84" height="21" />
        <use href="#wc-cloud" x="596" y="138" width="60" height="15" />
      </g>
      <use href="#wc-pine" x="610" y="146" width="50" height="56" />
    </>
  );
}

function UprightLand({ layout }: { readonly layout: Layout }) {
  const { width, height } = layout.frame;
  return (
    <>
      <rect width={width} height={500} fill="url(#wc-sky)" />
      <path d="M0 330C40 290 80 300 110 310S200 270 250 288s100 20 158-6v240H0z" fill="var(--wc-hill)" />
      <rect y="490" width={width} height={height - 490} fill="var(--wc-ground)" />
      <path
        d={`M0 ${layout.ribbon}H${width}V150C320 158 250 146 170 153S60 146 0 152z`}
        fill="url(#wc-river)"
        {...LINE}
      />
      <g fill="var(--wc-cloud)" stroke="var(--wc-cloud-line)">
        <use href="#wc-cloud" x="10" y="164" width="70" height="18" />
      </g>
    </>
  );
}
