/** The veranda on a red seal: the sign of the site. */
export function BrandMark({ size = 30 }: { size?: number }) {
  return (
    <svg className="brand-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <g transform="rotate(-3 16 16)">
        <rect x="1" y="1" width="30" height="30" rx="5" fill="var(--seal)" />
        <g fill="var(--paper)">
          <path d="M4 12C9 10.5 12.5 8.5 16 5c3.5 3.5 7 5.5 12 7l-.8 2.4C22 13.2 19 11.5 16 9c-3 2.5-6 4.2-11.2 5.4z" />
          <path d="M7.5 14.5h2v6h-2zM22.5 14.5h2v6h-2zM4.5 20.5h23v2.6h-23zM4.5 24.4h23v1.7h-23z" />
          <circle cx="13" cy="18.4" r="1.9" />
          <circle cx="19" cy="18.4" r="1.9" />
        </g>
      </g>
    </svg>
  );
}
