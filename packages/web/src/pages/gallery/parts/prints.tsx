import { useId } from 'react';

/* Three small prints for the cards of the gallery. */

export function Sea() {
  const sky = useId();
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#F6B48A" />
          <stop offset="0.5" stopColor="#F4D7B0" />
          <stop offset="0.52" stopColor="#8FB3C9" />
          <stop offset="1" stopColor="#2F5D86" />
        </linearGradient>
      </defs>
      <rect x="0" y="0" width="120" height="90" fill={`url(#${sky})`} />
      <circle cx="88" cy="34" r="13" fill="#C82917" />
      <path
        d="M-4 56q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0V94H-4Z"
        fill="#5F93B4"
        stroke="#1E2230"
        strokeWidth="1.5"
      />
      <path
        d="M-4 68q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0V94H-4Z"
        fill="#3E76A0"
        stroke="#1E2230"
        strokeWidth="1.5"
      />
      <path
        d="M-4 80q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0q7.5 -9 15 0V94H-4Z"
        fill="#1F4E79"
        stroke="#1E2230"
        strokeWidth="1.5"
      />
      <g transform="translate(38 50) scale(0.6)">
        <path d="M-20 0 C-8 7 10 7 22 -1 L18 6 C8 10 -8 10 -16 6Z" fill="#7A5230" stroke="#1E2230" strokeWidth="1.8" />
        <path d="M0 0 L0 -40" fill="none" stroke="#1E2230" strokeWidth="1.8" />
        <path
          d="M-12 -38 L13 -38 C17 -26 16 -14 12 -4 L-11 -4 C-7 -14 -8 -26 -12 -38Z"
          fill="#FFFDF6"
          stroke="#1E2230"
          strokeWidth="1.8"
        />
        <path
          d="M-4 -38 C-1 -26 -1 -14 -4 -4 M5 -38 C8 -26 8 -14 5 -4"
          fill="none"
          stroke="#1E2230"
          strokeWidth="0.9"
        />
      </g>
    </svg>
  );
}

export function Spring() {
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="0" y="0" width="120" height="90" fill="#DCE7D2" />
      <path
        d="M0 50 C20 30 40 44 60 34 C84 22 100 44 120 36 V94 H0Z"
        fill="#8FAE7A"
        stroke="#1E2230"
        strokeWidth="1.5"
      />
      <ellipse cx="60" cy="70" rx="46" ry="15" fill="#49C2A0" stroke="#1E2230" strokeWidth="1.8" />
      <ellipse cx="60" cy="68" rx="34" ry="9" fill="#D7F2E8" />
      <path d="M38 52c-7 -9 7 -14 0 -26" fill="none" stroke="#1E2230" strokeWidth="2.4" />
      <path d="M60 52c-7 -9 7 -14 0 -26" fill="none" stroke="#1E2230" strokeWidth="2.4" />
      <path d="M82 52c-7 -9 7 -14 0 -26" fill="none" stroke="#1E2230" strokeWidth="2.4" />
      <circle cx="50" cy="66" r="6" fill="#F0CBA4" stroke="#1E2230" strokeWidth="1.5" />
      <path d="M44 64 q6 -8 12 0" fill="#1E2230" />
    </svg>
  );
}

export function Mountain() {
  return (
    <svg
      viewBox="0 0 120 90"
      preserveAspectRatio="xMidYMid slice"
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <rect x="0" y="0" width="120" height="90" fill="#E7D9B8" />
      <path d="M10 84 L60 10 L110 84Z" fill="#7E93A0" stroke="#1E2230" strokeWidth="1.8" />
      <path d="M60 10 L76 34 L68 32 L62 40 L56 32 L46 33Z" fill="#FFFDF6" stroke="#1E2230" strokeWidth="1.4" />
      <path d="M0 74 C30 62 60 78 120 66 V94H0Z" fill="#2E5A45" stroke="#1E2230" strokeWidth="1.5" />
    </svg>
  );
}
