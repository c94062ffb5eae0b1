import { ROUND } from './brush.tsx';

/** The inns, and the cities at the ends of the road. */
export function Buildings() {
  return (
    <>
      <symbol id="tk-inn-house" viewBox="0 0 96 62" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M10 34h76v26H10z" fill="var(--tk-wall)" />
          <path d="M10 34h76v5H10z" fill="var(--tk-wood)" />
          <path d="M16 42h12v18H16zM68 42h12v18H68z" fill="var(--tk-paper)" />
          <path d="M22 42v18M16 51h12M74 42v18M68 51h12" strokeWidth="1.2" />
          <path d="M34 40h28v20H34z" fill="var(--tk-wood)" />
          <path d="M34 40h7v11h-7zM41 40h7v11h-7zM48 40h7v11h-7zM55 40h7v11h-7z" fill="var(--tk-sea-b)" />
          <path d="M26 16h44v12H26z" fill="var(--tk-wall)" />
          <path d="M34 18h8v8h-8zM54 18h8v8h-8z" fill="var(--tk-paper)" />
          <path d="M2 36c10-2 16-6 20-12h52c4 6 10 10 20 12-26 3-66 3-92 0z" fill="var(--tk-roof)" />
          <path d="M18 17C24 15 28 11 30 5h36c2 6 6 10 12 12-18 3-42 3-60 0z" fill="var(--tk-roof)" />
          <path d="M28 3h40v4H28z" fill="var(--tk-hair)" />
        </g>
        <g stroke="var(--tk-k)" strokeWidth="1.5">
          <ellipse cx="31" cy="45" rx="3.6" ry="4.8" fill="var(--tk-sun)" />
          <ellipse cx="65" cy="45" rx="3.6" ry="4.8" fill="var(--tk-sun)" />
        </g>
      </symbol>
      <symbol id="tk-inn-kyoto" viewBox="0 0 96 90" {...ROUND}>
        <use href="#tk-pagoda" x="52" y="0" width="42" height="78" />
        <use href="#tk-cedar" x="40" y="34" width="16" height="38" />
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M14 56h6v32h-6zM48 56h6v32h-6z" fill="var(--tk-sun)" />
          <path d="M20 62h28v8H20z" fill="var(--tk-wall)" />
          <path d="M0 60c8-2 14-8 16-16h36c2 8 8 14 16 16-20 4-48 4-68 0z" fill="var(--tk-roof)" />
          <path d="M14 41h40v4H14z" fill="var(--tk-hair)" />
        </g>
      </symbol>
      <symbol id="tk-inn-edo" viewBox="0 0 96 90" {...ROUND}>
        <g stroke="var(--tk-k)" strokeWidth="1.8">
          <path d="M10 88l8-26h60l8 26z" fill="var(--tk-far)" />
          <path d="M22 72h14M44 68h12M60 78h14M30 82h12" strokeWidth="1.2" />
          <path d="M22 48h52v16H22z" fill="var(--tk-snow)" />
          <path d="M28 52h6v7h-6zM45 52h6v7h-6zM62 52h6v7h-6z" fill="var(--tk-hair)" />
          <path d="M12 50c8-2 14-6 16-12h40c2 6 8 10 16 12-22 4-50 4-72 0z" fill="var(--tk-roof)" />
          <path d="M32 28h32v11H32z" fill="var(--tk-snow)" />
          <path d="M40 31h5v6h-5zM51 31h5v6h-5z" fill="var(--tk-hair)" />
          <path d="M22 31c7-2 12-6 14-12h24c2 6 7 10 14 12-16 3-36 3-52 0z" fill="var(--tk-roof)" />
          <path d="M40 12h16v8H40z" fill="var(--tk-snow)" />
          <path d="M32 15c6-1 9-5 11-9h10c2 4 5 8 11 9-10 2-22 2-32 0z" fill="var(--tk-roof)" />
          <path d="M40 6c-3-1-4-4-2-5M56 6c3-1 4-4 2-5" fill="none" stroke="var(--tk-coin)" strokeWidth="3" />
        </g>
      </symbol>
    </>
  );
}
