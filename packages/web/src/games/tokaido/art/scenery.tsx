import { Blobs, ROUND } from './brush.tsx';

/** What the landscape and the panoramas are made of. */
export function Scenery() {
  return (
    <>
      <symbol id="tk-pine-a" viewBox="0 0 60 60" {...ROUND}>
        <path
          d="M28 58C30 48 24 42 27 34 29 28 24 22 28 14l4 1C29 22 34 27 32 34c-2 7 4 13 2 24zM31 34c5-1 9-3 13-7l2 2c-4 5-9 8-14 9zM27 44c-5 0-9-3-12-7l-2 2c3 5 8 8 14 8z"
          fill="var(--tk-wood)"
          stroke="var(--tk-k)"
          strokeWidth="1.5"
        />
        <Blobs fill="var(--tk-pine)" light="var(--tk-pine-2)" line={2} inset={0.9} of="12,35,9,5 20,33,7,5" />
        <Blobs fill="var(--tk-pine)" light="var(--tk-pine-2)" line={2} inset={0.9} of="44,25,10,5.5 52,27,7,4.5" />
        <Blobs
          fill="var(--tk-pine)"
          light="var(--tk-pine-2)"
          line={2}
          inset={0.9}
          of="20,17,9,5 38,16,10,5.5 29,11,11,6.5"
        />
      </symbol>
      <symbol id="tk-pine-b" viewBox="0 0 60 60" {...ROUND}>
        <path
          d="M22 58c4-9 12-14 12-24 0-8-6-10-4-19l4 .5c-1 8 6 10 5 19-1 10-9 15-11 24zM33 38c-6 0-11-3-15-7l-2 2c4 6 10 9 16 9zM37 36c4 0 7 0 10-1l0 3c-4 1-7 1-11 1z"
          fill="var(--tk-wood)"
          stroke="var(--tk-k)"
          strokeWidth="1.5"
        />
        <Blobs fill="var(--tk-pine)" light="var(--tk-pine-2)" line={2} inset={0.9} of="14,29,9,5 23,27,8,5" />
        <Blobs
          fill="var(--tk-pine)"
          light="var(--tk-pine-2)"
          line={2}
          inset={0.9}
          of="24,13,9,5 42,13,10,5.5 33,9,11,6"
        />
        <Blobs fill="var(--tk-pine)" light="var(--tk-pine-2)" line={2} inset={0.9} of="46,33,9,5 52,35,7,4.5" />
      </symbol>
      <symbol id="tk-cedar" viewBox="0 0 24 48" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M11 40h2.5v7H11z" fill="var(--tk-wood)" />
          <path d="M12 1C15 10 20 22 21 34c.5 5-3 8-9 8s-9.5-3-9-8C4 22 9 10 12 1z" fill="var(--tk-pine)" />
        </g>
        <path d="M11 8C8 17 6 25 6 33" fill="none" stroke="var(--tk-pine-2)" strokeWidth="2.2" />
      </symbol>
      <symbol id="tk-house" viewBox="0 0 56 40" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M9 20h38v17H9z" fill="var(--tk-wall)" />
          <path d="M22 25h12v12H22z" fill="var(--tk-wood)" />
          <path d="M13 25h6v6h-6zM37 25h6v6h-6z" fill="var(--tk-paper)" />
          <path d="M2 23C10 18 14 10 17 4h22c3 6 7 14 15 19-9 3-43 3-52 0z" fill="var(--tk-straw-2)" />
          <path d="M15 2.5h26v4H15z" fill="var(--tk-wood)" />
          <path d="M18 10l-5 9M26 9v11M34 9l2 11M40 11l4 8" strokeWidth="1.1" fill="none" />
        </g>
      </symbol>
      <symbol id="tk-boat" viewBox="0 0 44 52" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M22 4v38" strokeWidth="2.6" />
          <path d="M8 6h28c2 9 2 18 0 27H8c3-9 3-18 0-27z" fill="var(--tk-snow)" />
          <path d="M15 6c2 9 2 18 0 27M22 6v27M29 6c2 9 2 18 0 27" strokeWidth="1.1" fill="none" />
          <path d="M2 40c12 3 28 3 40-2-1 6-5 10-10 11H11c-5-1-8-4-9-9z" fill="var(--tk-wood)" />
        </g>
      </symbol>
      <symbol id="tk-boat-small" viewBox="0 0 44 24" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M2 13c12 4 28 4 40-3-2 7-6 10-11 11H12c-5-1-8-3-10-8z" fill="var(--tk-wood)" />
          <path d="M20 14c-1-5 1-9 5-9l2 9z" fill="var(--tk-sea-b)" />
          <path d="M18 6c3-4 9-5 13-2z" fill="var(--tk-straw)" />
          <path d="M27 10l12 10" strokeWidth="2" />
        </g>
      </symbol>
      <symbol id="tk-torii" viewBox="0 0 60 56" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M13 14l-2 41h6l1-41zM47 14l2 41h-6l-1-41z" fill="var(--tk-sun)" />
          <path d="M9 24h42v5H9z" fill="var(--tk-sun)" />
          <path d="M28 14h4v10h-4z" fill="var(--tk-sun)" />
          <path d="M2 6c18 4 38 4 56 0l-2 8c-17 3-35 3-52 0z" fill="var(--tk-sun)" />
          <path d="M2 5c18 4 38 4 56 0l-1 3.5c-18 4-36 4-54 0z" fill="var(--tk-k)" />
        </g>
      </symbol>
      <symbol id="tk-pagoda" viewBox="0 0 44 80" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M22 2v14" strokeWidth="2.6" />
          <path d="M11 64h22v15h-22z" fill="var(--tk-wall)" />
          <path d="M18 67h8v12h-8z" fill="var(--tk-sun)" />
          <path d="M2 65C12 63 16 59 22 56c3 3 10 7 20 9z" fill="var(--tk-roof)" />
          <path d="M12.4 48h19.2v11h-19.2z" fill="var(--tk-wall)" />
          <path d="M18.5 51h7v8h-7z" fill="var(--tk-sun)" />
          <path d="M4.5 49C13.2 47 16.8 43 22 40c2.6 3 8.8 7 17.5 9z" fill="var(--tk-roof)" />
          <path d="M13.8 34h16.5v9h-16.5z" fill="var(--tk-wall)" />
          <path d="M19 37h6v6h-6z" fill="var(--tk-sun)" />
          <path d="M7 35C14.5 33 17.5 29 22 26c2.2 3 7.5 7 15 9z" fill="var(--tk-roof)" />
          <path d="M15.1 22h13.8v8h-13.8z" fill="var(--tk-wall)" />
          <path d="M19.5 25h5v5h-5z" fill="var(--tk-sun)" />
          <path d="M9.5 23C15.8 21 18.2 17 22 14c1.9 3 6.2 7 12.5 9z" fill="var(--tk-roof)" />
        </g>
      </symbol>
      <symbol id="tk-crane" viewBox="0 0 48 28" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.4">
          <path
            d="M2 17c7-1 12-1 16 0l-5-13c8 2 13 6 16 12l6-1c4-1 6-3 9-4l-7 8c-4 4-12 5-18 2-5-2-10-3-17-4z"
            fill="var(--tk-snow)"
          />
          <path d="M13 4c3 1 5 2 7 3l-4 4z" fill="var(--tk-k)" />
          <path d="M44 11l3-1-2 3z" fill="var(--tk-sun)" />
        </g>
      </symbol>
      <symbol id="tk-gull" viewBox="0 0 28 12" {...ROUND}>
        <path
          d="M1 5c5-4 9-3 13 3 3-6 8-8 13-5-5 0-9 2-13 8-4-5-8-7-13-6z"
          fill="var(--tk-snow)"
          stroke="var(--tk-k)"
          strokeWidth="1.2"
        />
      </symbol>
      <symbol id="tk-egret" viewBox="0 0 24 40" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.4">
          <path d="M12 30v9M15 30v9" strokeWidth="1.6" />
          <path
            d="M10 5c-3 6 2 9 1 14-4 3-8 6-9 11 7 2 14 1 18-4 2-6-3-9-6-10 1-5-3-7-1-11-1-2-2-2-3 0z"
            fill="var(--tk-snow)"
          />
          <path d="M10 5l-7 1 7-3z" fill="var(--tk-coin)" />
        </g>
      </symbol>
      <symbol id="tk-planter" viewBox="0 0 44 44" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.7">
          <path d="M28 19l-3 22h5l3-16 2 16h5l-1-22z" fill="var(--tk-hair)" />
          <path d="M12 22c2 6 1 11-2 16l3 1c5-5 7-10 7-16z" fill="var(--tk-skin)" />
          <path
            d="M9 19c6-6 14-13 24-12 7 1 9 8 7 14-8 3-14 1-19 2-4 1-7 3-10 4z"
            fill="var(--tk-robe,var(--tk-sun))"
          />
          <path d="M27 8c0 5 0 10 2 15" fill="none" stroke="var(--tk-paper)" strokeWidth="2" />
          <path d="M1 28C1 19 5 12 15 9c3 5 4 10 2 15-5 3-10 4-16 4z" fill="var(--tk-straw)" />
          <path d="M15 10L5 26M15 10l-3 15" strokeWidth="1.1" fill="none" />
        </g>
        <path d="M10 38l-4 5M11 38v6M12 38l3 5" stroke="var(--tk-pine)" strokeWidth="1.8" />
      </symbol>
    </>
  );
}
