import { Cloud, Planted, ROUND } from './brush.tsx';

/** The mountain: one drawing, shown in four fragments of 120. */
export function MountainPanorama() {
  return (
    <symbol id="tk-pan-mountain" viewBox="0 0 480 220" {...ROUND}>
      <rect width="480" height="190" fill="var(--tk-sky-c)" />
      <rect width="480" height="56" fill="url(#tk-bk-top)" opacity="var(--tk-bk)" />
      <rect y="116" width="480" height="74" fill="url(#tk-bk-dawn)" opacity="var(--tk-bk)" />
      <circle cx="84" cy="66" r="25" fill="var(--tk-sun)" stroke="var(--tk-k)" strokeWidth="1.8" />
      <Cloud bars="42.9,66,98,9 38.2,74.3,107.1,9 40.7,82.6,104.2,9" />
      <path
        d="M0 146c24-18 44-20 66-4 22-16 46-14 66 6v60H0zM340 150c26-22 52-26 76-8 22-16 44-14 64 2v64H340z"
        fill="var(--tk-far)"
        stroke="var(--tk-k)"
        strokeWidth="1.6"
      />
      <path
        d="M70 186C140 158 190 104 226 50c5-8 11-10 17-7 3-5 9-6 14-2 5-4 12-3 15 2 7-2 12 1 16 8 34 56 96 110 178 135z"
        fill="var(--tk-mt)"
      />
      <path
        d="M258 42c-2 18 10 30 6 48s14 28 12 44 20 34 24 52h166C384 160 322 106 288 50c-4-7-9-10-16-8-3-4-9-5-14 0z"
        fill="var(--tk-mt-2)"
      />
      <path
        d="M70 186C140 158 190 104 226 50c5-8 11-10 17-7 3-5 9-6 14-2 5-4 12-3 15 2 7-2 12 1 16 8 34 56 96 110 178 135z"
        fill="url(#tk-bk-foot)"
        opacity="var(--tk-bk)"
      />
      <path
        d="M226 50c5-8 11-10 17-7 3-5 9-6 14-2 5-4 12-3 15 2 7-2 12 1 16 8 10 17 22 33 36 49-6 4-9-6-15-9-1 8-2 15-6 21-5-8-6-18-13-24-3 10-2 22-8 32-6-9-5-22-11-30-5 6-6 14-11 20-5-7-5-16-10-22-6 8-9 18-16 25-3-7-2-14-5-20-6 3-10 10-17 11 13-17 24-35 34-54z"
        fill="var(--tk-snow)"
        stroke="var(--tk-k)"
        strokeWidth="2"
      />
      <path
        d="M258 44c-2 14 6 22 4 36M274 46c2 10 8 16 8 28M243 46c-1 9-5 14-6 24"
        fill="none"
        stroke="var(--tk-far)"
        strokeWidth="2"
      />
      <path
        d="M70 186C140 158 190 104 226 50c5-8 11-10 17-7 3-5 9-6 14-2 5-4 12-3 15 2 7-2 12 1 16 8 34 56 96 110 178 135z"
        fill="none"
        stroke="var(--tk-k)"
        strokeWidth="2.2"
      />
      <path
        d="M196 120l-14 22M214 128l-8 18M180 146l-14 16M330 130l12 18M310 138l8 18M352 150l14 14M250 132l-2 20M286 128l5 20"
        stroke="var(--tk-k)"
        strokeWidth="1.2"
        opacity=".5"
      />
      <Cloud bars="141.3,128,114.5,10 121.2,137.2,127.5,10 143,146.4,83.2,10" />
      <Cloud bars="328,112,98.6,10 325.7,121.2,107.5,10 301.7,130.4,124.7,10" />
      <path
        d="M-4 178c26-22 62-30 98-10 26-8 52-4 72 12 40-14 84-12 120 2 34-16 70-18 104-4 30-20 64-20 94 0v50H-4z"
        fill="var(--tk-pine-2)"
        stroke="var(--tk-k)"
        strokeWidth="1.8"
      />
      <Planted
        what="cedar"
        ratio={2.01}
        at="405.7,136.4,15.4 417.6,135.7,16.2 431.6,147.3,10.7 437,139.8,15.5 392.3,140.1,16 74.2,144.8,15.2 56.8,155.3,10.1 172.8,147.5,14.4 184.9,146.5,15.3 89.7,155.5,10.8 63.4,145.7,16 386.7,151.8,13 163.3,155.3,12 154.3,157.1,11.1 44.5,156.2,11.6 205.1,147.1,16.3 32.3,148.3,15.9 449,147.2,16.5 197,154,13.1 101.7,159,11.4 143.9,150.6,15.8 220,154,15.5 111.1,153.8,15.7 374.3,162.7,11.5 340.6,165.6,10.5 351.2,153.6,16.5 330.7,162.9,12 464.4,161.1,12.9 359,154.9,16.4 129,155.8,16.1 306.3,163.7,12.2 19.6,162.2,13 123.1,162.2,13.5 321.5,165.2,12.2 12.3,160.1,14.8 300.2,169.9,10.2 240.9,170.4,10.3 -0.3,161.3,14.8 232.7,166.6,12.4 283.1,162.1,14.9 474.1,165.6,13.1 264.6,160.2,16.1 274.1,166.6,13.4 256.1,172.7,11.3"
      />
      <use href="#tk-pagoda" x="424" y="108" width="34" height="62" />
      <path
        d="M-4 190c60-8 120 2 190-2s140 6 298-4v40H-4z"
        fill="var(--tk-sea-a)"
        stroke="var(--tk-k)"
        strokeWidth="1.8"
      />
      <path d="M-4 196h488v28H-4z" fill="url(#tk-bk-sea)" opacity="var(--tk-bk)" />
      <path
        d="M140 198h34M196 206h52M270 200h30M320 210h44M230 214h26M400 202h26M120 212h22M452 212h22"
        stroke="var(--tk-sea-c)"
        strokeWidth="2"
      />
      <path d="M236 195h46M242 200h36M248 205h24M254 210h13" stroke="var(--tk-snow)" strokeWidth="2.4" opacity=".8" />
      <use href="#tk-boat-small" x="338" y="188" width="40" height="22" />
      <path
        d="M-4 204c18-10 44-12 66-4 16 6 30 12 40 24H-4z"
        fill="var(--tk-leaf)"
        stroke="var(--tk-k)"
        strokeWidth="1.8"
      />
      <path d="M420 224c8-12 28-18 64-16v16z" fill="var(--tk-leaf)" stroke="var(--tk-k)" strokeWidth="1.8" />
      <use href="#tk-pine-a" x="-18" y="100" width="112" height="112" />
      <use href="#tk-house" x="438" y="186" width="38" height="27" />
      <Planted what="crane" ratio={0.59} at="330,52,44 382,72,34 396,38,26" />
    </symbol>
  );
}
