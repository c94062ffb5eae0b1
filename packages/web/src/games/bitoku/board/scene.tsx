import './scene.css';

/** Hills, sky, river and roof of the wide board: they change with nothing that happens. */
export function Scene() {
  return (
    <>
      <rect width="1016" height="216" fill="url(#bt-sky)" />
      <rect x="-30" y="34" width="1080" height="37" rx="18" className="bt-mist" />
      <path
        d="M0 176L70 132 118 158 190 112 262 160 330 126 404 166 452 140 508 168 566 138 620 164 700 116 770 158 842 124 920 160 1016 118V222H0z"
        className="bt-far"
      />
      <path
        d="M0 190C60 140 150 128 214 178 270 132 360 126 424 184 470 160 546 160 594 184 650 128 742 126 802 178 866 128 960 136 1016 186V222H0z"
        className="bt-near"
      />
      <circle cx="508" cy="172" r="36" className="bt-sun" />
      <path
        d="M20 190q14-8 30-6M36 197q20-8 44-4M176 192q-10-8-24-10M236 192q12-9 28-8M386 190q-12-8-26-9M614 190q12-8 26-8M776 192q-10-8-24-10M826 190q14-8 30-6M990 192q-14-10-30-10"
        className="bt-brush"
      />
      <rect y="208" width="1016" height="182" className="bt-floor" />
      <path d="M0 384c120-8 260 4 400-2s400-8 616 2v66H0z" className="bt-floor-2" />
      <path
        d="M-10 200C60 190 120 208 200 200S330 190 420 202 520 212 600 202 720 190 800 200 930 210 1026 196V222C930 236 880 216 800 224S690 214 600 226 500 236 420 226 300 214 200 226 70 214 -10 226Z"
        className="bt-river"
      />
      <path
        d="M16 208q5-4 10 0t10 0M150 212q5-4 10 0t10 0M236 206q5-4 10 0t10 0M372 211q5-4 10 0t10 0M430 210q5-4 10 0t10 0M560 214q5-4 10 0t10 0M610 210q5-4 10 0t10 0M742 206q5-4 10 0t10 0M826 213q5-4 10 0t10 0M962 214q5-4 10 0t10 0"
        className="bt-foam"
      />
      {SCENERY.map(([name, x, y, width, height]) => (
        <use key={`${name} ${x}`} href={`#bt-${name}`} x={x} y={y} width={width} height={height} />
      ))}
      <use href="#bt-crane" x="432" y="138" width="34" height="16" />
      <path d="M456 228V196h104v32z" className="bt-wall" />
      <path d="M422 214C458 208 484 188 508 166 532 188 558 208 594 214 578 224 438 224 422 214z" className="bt-roof" />
      <path d="M496 178L522 160M520 178L494 160" className="bt-ridge bt-ridge--edge" />
      <path d="M496 178L522 160M520 178L494 160" className="bt-ridge" />
      <path d="M446 214c30-8 46-22 62-38 16 16 32 30 62 38" className="bt-ridge" />
      <path d="M0 385H1016V450H0z" className="bt-shelf" />
      <path d="M0 385H1016" className="bt-shelf__edge" />
    </>
  );
}

/** What crosses the river is humbled: stones lie there, and how much a die loses. */
export function Crossing({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <ellipse cx={x - 26} cy={y + 3} rx="8" ry="4" className="bt-step" />
      <ellipse cx={x + 26} cy={y - 2} rx="8" ry="4" className="bt-step" />
      <rect x={x - 15} y={y - 9} width="30" height="18" rx="9" className="bt-sign" />
      <text x={x} y={y + 4.5} textAnchor="middle" className="bt-sign__text">
        −1
      </text>
    </>
  );
}

/** Name, left, top, width and height. */
const SCENERY: readonly (readonly [string, number, number, number, number])[] = [
  ['pine', 0, 209.5, 18.6, 34.5],
  ['pine', 203, 211.7, 16, 30],
  ['pine', 412, 211.7, 16, 30],
  ['pine', 586, 211.7, 16, 30],
  ['pine', 794, 210.6, 17, 32],
  ['pine', 996, 209.5, 18.6, 34.5],
  ['pine', 12, 164, 15, 28],
  ['pine', 28, 170, 13, 25],
  ['ancient', 42, 179, 19, 19],
  ['pine', 166, 169, 13, 25],
  ['pine', 224, 165, 14, 27],
  ['torii', 246, 174, 21, 21],
  ['tree', 372, 172, 15, 24],
  ['torii', 390, 179, 16, 16],
  ['pine', 406, 166, 12, 25],
  ['bamboo', 603, 163, 19, 31],
  ['bamboo', 620, 167, 17, 29],
  ['tree', 636, 175, 14, 22],
  ['bamboo', 758, 168, 16, 27],
  ['kiln', 814, 164, 27, 32],
  ['pine', 844, 172, 12, 23],
  ['pine', 963, 170, 12, 24],
  ['kiln', 978, 166, 24, 29],
];
