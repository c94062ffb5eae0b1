import type { ReactNode } from 'react';

/** The glyphs of the games on a grid of 24: filled silhouettes, outlined with ink by day and with paper by night. */
export const GLYPHS = {
  coin: (
    <>
      <circle cx="12" cy="12" r="9.6" fill="#E7B53F" stroke="var(--ik)" strokeWidth="1.5" />
      <circle cx="12" cy="12" r="7.2" fill="none" stroke="#8A5A00" strokeWidth="1" />
      <rect x="9" y="9" width="6" height="6" fill="#FFFDF6" stroke="var(--ik)" strokeWidth="1.3" />
    </>
  ),
  food: (
    <>
      <path d="M5 11c0-4 3-6.5 7-6.5s7 2.5 7 6.5z" fill="#FFFDF6" stroke="var(--ik)" strokeWidth="1.4" />
      <path
        d="M2.5 11h19c0 4-2.6 7.4-5.5 8.4v1.6H8v-1.6C5.1 18.4 2.5 15 2.5 11z"
        fill="#C8402C"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path
        d="M8.5 8.2v.1M12 7v.1M15.3 8.4v.1M10.3 9.3v.1M13.7 9.4v.1"
        fill="none"
        stroke="var(--ik)"
        strokeWidth="1.6"
      />
    </>
  ),
  iron: (
    <>
      <path d="M7 4.5h10l5 7.5-5 7.5H7L2 12z" fill="#8C97A8" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M7 4.5h10l-2.6 5H9.6z" fill="#C3CBD6" stroke="var(--ik)" strokeWidth="1.4" />
      <path
        d="M9.6 9.5L2.4 12M14.4 9.5L21.6 12M9.6 9.5L7 19.3M14.4 9.5L17 19.3"
        fill="none"
        stroke="var(--ik)"
        strokeWidth="1.1"
      />
    </>
  ),
  pearl: (
    <>
      <path
        d="M12 20.5C6 20.5 2.5 15.5 2.5 10.5 5 11 6.5 9.5 7 6.5c2.5 1.5 4 .5 5-3 1 3.5 2.5 4.5 5 3 .5 3 2 4.5 4.5 4 0 5-3.5 10-9.5 10z"
        fill="#EBD3E0"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path
        d="M12 20V9M12 20L7.5 10M12 20l4.5-10M12 20L4.5 13M12 20l7.5-7"
        fill="none"
        stroke="var(--ik)"
        strokeWidth="1"
      />
      <circle cx="12" cy="17.5" r="2.4" fill="#FFFDF6" stroke="var(--ik)" strokeWidth="1.2" />
    </>
  ),
  bamboo: (
    <>
      <path d="M9 22V15.5h5V22zM9 14.5V8h5v6.5zM9 7V2h5v5z" fill="#7FA65A" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M14 8c2-4 5-5 8-4.5C20.5 7 17.5 8.6 14 8z" fill="#4C7A34" stroke="var(--ik)" strokeWidth="1.2" />
      <path d="M9 15c-2-3.5-4.5-4.5-7-4 1 3 3.5 4.7 7 4z" fill="#4C7A34" stroke="var(--ik)" strokeWidth="1.2" />
    </>
  ),
  torii: (
    <>
      <path
        d="M1.5 4c7 2.2 14 2.2 21 0l-.6 3.6C15 9.4 9 9.4 2.1 7.6z"
        fill="#C8402C"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path
        d="M5 9h2.6v12.5H5zM16.4 9H19v12.5h-2.6zM3.5 11.5h17V14h-17z"
        fill="#C8402C"
        stroke="var(--ik)"
        strokeWidth="1.2"
      />
    </>
  ),
  honour: (
    <>
      <path d="M12 20.5L1.8 10.3C7 3.3 17 3.3 22.2 10.3z" fill="#F0C23C" stroke="var(--ik)" strokeWidth="1.4" />
      <path
        d="M12 20L6 6.8M12 20V5M12 20L18 6.8M12 20L3.6 8.6M12 20L20.4 8.6"
        fill="none"
        stroke="var(--ik)"
        strokeWidth="1"
      />
      <path d="M10.8 18.5h2.4l.8 4h-4z" fill="#C8402C" stroke="var(--ik)" strokeWidth="1.2" />
    </>
  ),
  spirit: (
    <>
      <path
        d="M12 22c-5.5 0-8-4-7-8.5.6-2.6 2-3.6 2.6-6 1.4.8 2 2 2.2 3.3C12 8.6 12.3 5 11.4 1.8c5 2.6 8.2 7.2 7.8 12.2-.3 4.6-3.2 8-7.2 8z"
        fill="#5FC7C0"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path
        d="M12 20c-2.4 0-3.6-1.7-3.2-3.8.4-1.6 1.7-2.3 2.2-4.2 2.6 1.4 4.4 3 4.2 5-.2 1.8-1.5 3-3.2 3z"
        fill="#F1F7E0"
        stroke="var(--ik)"
        strokeWidth="1"
      />
    </>
  ),
  points: (
    <>
      <path
        d="M12 1.5l2.6 7.9 7.9 2.6-7.9 2.6L12 22.5l-2.6-7.9L1.5 12l7.9-2.6z"
        fill="#E2B04A"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
    </>
  ),
  seal: (
    <>
      <rect
        x="3"
        y="3"
        width="18"
        height="18"
        rx="3"
        fill="#B3261E"
        stroke="var(--ik)"
        strokeWidth="1.4"
        transform="rotate(-3 12 12)"
      />
      <path d="M8 8h8M12 8v8.5M8.5 12.5h7M7.5 16.5h9" fill="none" stroke="#FFFDF6" strokeWidth="1.7" />
    </>
  ),
  lantern: (
    <>
      <path d="M12 1v3" fill="none" stroke="var(--ik)" strokeWidth="1.4" />
      <ellipse cx="12" cy="12" rx="7.5" ry="8" fill="#E8663F" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M5 9.3h14M4.6 12h14.8M5 14.7h14" fill="none" stroke="var(--ik)" strokeWidth="0.9" />
      <path d="M8.5 3.5h7v2h-7zM8.5 18.5h7v2h-7z" fill="var(--ik)" stroke="var(--ik)" strokeWidth="1" />
      <path d="M12 20.5v2.5" fill="none" stroke="#C82917" strokeWidth="1.6" />
    </>
  ),
  time: (
    <>
      <path
        d="M3 20C5 12 9 8 14.5 7.5 14 5 15.5 3 18 3c1.6 0 2.6.8 3 1.9L23.5 6l-2.8.6C20 8.5 18.5 9.5 17.5 10.5 17 15 13 18.5 3 20z"
        fill="#FFFDF6"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path d="M12.5 17.5V22.5M15 16.5v6M10.5 22.5h6" fill="none" stroke="var(--ik)" strokeWidth="1.3" />
      <path d="M3 20C7 17 10 14 11.5 11" fill="#A9B4CC" stroke="var(--ik)" strokeWidth="1" />
      <circle cx="18.4" cy="5.2" r="0.9" fill="var(--ik)" />
    </>
  ),
  courtier: (
    <>
      <path d="M9.5 8.5V1.5h4l1 7z" fill="var(--ik)" stroke="var(--ik)" strokeWidth="1" />
      <circle cx="12" cy="9.5" r="3.3" fill="#F0CBA4" stroke="var(--ik)" strokeWidth="1.3" />
      <path
        d="M12 12.5c4 0 6.5 4 8.5 9.5h-17C5.5 16.5 8 12.5 12 12.5z"
        fill="#8E6BB0"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path d="M9 13.5l3 4 3-4" fill="none" stroke="#FFFDF6" strokeWidth="1.3" />
    </>
  ),
  warrior: (
    <>
      <path d="M4 3l15 16M20 3L5 19" fill="none" stroke="var(--ik)" strokeWidth="4.4" />
      <path d="M4 3l15 16M20 3L5 19" fill="none" stroke="#C3CBD6" strokeWidth="2" />
      <path d="M14.5 18.5l5-5M4.5 13.5l5 5" fill="none" stroke="var(--ik)" strokeWidth="2.2" />
      <path d="M18.5 18.5l3 3M5.5 18.5l-3 3" fill="none" stroke="#8A5A36" strokeWidth="2.6" />
    </>
  ),
  gardener: (
    <>
      <path d="M12 2v12" fill="none" stroke="#8A5A36" strokeWidth="2.6" />
      <path d="M4 14h16" fill="none" stroke="var(--ik)" strokeWidth="3.2" />
      <path d="M5 14v6M8.5 14v6M12 14v6M15.5 14v6M19 14v6" fill="none" stroke="var(--ik)" strokeWidth="1.8" />
    </>
  ),
  'hot-spring': (
    <>
      <path
        d="M2.5 15c0-2 4-3.5 9.5-3.5s9.5 1.5 9.5 3.5c0 4-4 6.5-9.5 6.5S2.5 19 2.5 15z"
        fill="#49C2A0"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <ellipse cx="12" cy="15" rx="7" ry="2" fill="#D7F2E8" stroke="var(--ik)" strokeWidth="1" />
      <path
        d="M7.5 10c-1.5-2 1.5-3 0-5.5M12 9.5c-1.7-2.4 1.7-3.6 0-7M16.5 10c-1.5-2 1.5-3 0-5.5"
        fill="none"
        stroke="var(--ik)"
        strokeWidth="1.7"
      />
    </>
  ),
  village: (
    <>
      <path d="M4.5 12h15v9h-15z" fill="#F4E3BD" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M1.5 13L12 3l10.5 10-2 1.5L12 7l-8.5 7.5z" fill="#4A4E5E" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M10 15.5h4V21h-4z" fill="#8A5A36" stroke="var(--ik)" strokeWidth="1.2" />
    </>
  ),
  farm: (
    <>
      <path d="M12 22c-2-4-2-8 0-12 2 4 2 8 0 12z" fill="#D9A227" stroke="var(--ik)" strokeWidth="1.4" />
      <path
        d="M11 21C6 19 4 14 4.5 7c4 3 6.5 8 6.5 14zM13 21c5-2 7-7 6.5-14-4 3-6.5 8-6.5 14z"
        fill="#E7B94A"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path d="M12 9c-1.7-2-1.7-5 0-7 1.7 2 1.7 5 0 7z" fill="#D9A227" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M8 16h8" fill="none" stroke="#B3261E" strokeWidth="2" />
    </>
  ),
  paddy: (
    <>
      <path d="M1.5 9c6-2.5 15-2.5 21 0v4c-6-2.5-15-2.5-21 0z" fill="#B9D36A" stroke="var(--ik)" strokeWidth="1.2" />
      <path
        d="M1.5 13.5c6-2.5 15-2.5 21 0V18c-6-2.5-15-2.5-21 0z"
        fill="#8FBF3F"
        stroke="var(--ik)"
        strokeWidth="1.2"
      />
      <path d="M1.5 18c6-2.5 15-2.5 21 0v3.5h-21z" fill="#6E9A3A" stroke="var(--ik)" strokeWidth="1.2" />
      <path d="M6 6.5V4M10 5.7V3M14 5.7V3M18 6.5V4" fill="none" stroke="#4C7A34" strokeWidth="1.6" />
    </>
  ),
  mountain: (
    <>
      <path d="M1 20.5L10 4.5c1-1.2 3-1.2 4 0l9 16z" fill="#7E93A0" stroke="var(--ik)" strokeWidth="1.4" />
      <path
        d="M10 4.5c1-1.2 3-1.2 4 0l3.3 6-2.3-.8-1.5 2.6L12 10l-1.5 2.3L9 9.7l-2.3.8z"
        fill="#FFFDF6"
        stroke="var(--ik)"
        strokeWidth="1.1"
      />
    </>
  ),
  sea: (
    <>
      <path
        d="M1.5 20.5c0-8 4.5-14.5 12-14.5 4.5 0 7 2.6 7 5.5-1.3-1.5-3.5-2-5-1-2 1.3-1.2 4.5 2 5 2 .3 3.6-.3 5-1.5v6.5z"
        fill="#2F80C9"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path d="M5 18.5c.5-5 3.5-8.5 8-8.8" fill="none" stroke="#EAF4FA" strokeWidth="1.5" />
      <circle cx="17.5" cy="4" r="1" fill="#2F80C9" />
      <circle cx="20.5" cy="6.2" r="0.8" fill="#2F80C9" />
    </>
  ),
  temple: (
    <>
      <path
        d="M1.5 4c7 2.2 14 2.2 21 0l-.6 3.6C15 9.4 9 9.4 2.1 7.6z"
        fill="#C8402C"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path
        d="M5 9h2.6v12.5H5zM16.4 9H19v12.5h-2.6zM3.5 11.5h17V14h-17z"
        fill="#C8402C"
        stroke="var(--ik)"
        strokeWidth="1.2"
      />
    </>
  ),
  encounter: (
    <>
      <path
        d="M1.5 13C3 6 8 3 12 3s9 3 10.5 10c-1.6-1-3-1-4.5 0-1.4-1-2.6-1-4 0-1.3-1-2.7-1-4 0-1.4-1-2.6-1-4 0-1.5-1-2.9-1-4.5 0z"
        fill="#B83280"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path d="M12 3C9.5 6 9 9 8.5 12.5M12 3c2.5 3 3 6 3.5 9.5" fill="none" stroke="var(--ik)" strokeWidth="1" />
      <path d="M12 1.5V3M12 12.5V20c0 2-3 2-3 0" fill="none" stroke="var(--ik)" strokeWidth="1.7" />
    </>
  ),
  inn: (
    <>
      <path
        d="M3 13h18c0 4-2.8 6.6-5.5 7.4v1.1h-7v-1.1C5.8 19.6 3 17 3 13z"
        fill="#B3261E"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
      <path d="M2 10.5L21 5.5M2.5 12L21.5 9" fill="none" stroke="var(--ik)" strokeWidth="1.8" />
      <path d="M5 13c.5-2 3-3 7-3s6.5 1 7 3z" fill="#F4E3BD" stroke="var(--ik)" strokeWidth="1.1" />
    </>
  ),
  'plant-garden': (
    <>
      <path d="M2.5 20.5c3-3 16-3 19 0z" fill="#8A5A36" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M12 18.5V10" fill="none" stroke="var(--ik)" strokeWidth="2" />
      <path
        d="M12 11C6 11 3.5 7.5 3.5 3 9 3 12 6 12 11zM12 13c5 0 8-3 8-7.5-5 0-8 2.5-8 7.5z"
        fill="#7FA65A"
        stroke="var(--ik)"
        strokeWidth="1.4"
      />
    </>
  ),
  'stone-garden': (
    <>
      <path d="M2 20.5c-.5-4 2-6 5.5-6s6 2 5.5 6z" fill="#9AA3A8" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M10 20.5c0-5 2-8 6-8s6.5 3 6 8z" fill="#C3CBD0" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M8 12.5c0-4 1.5-6.5 4-6.5s4 2 4 5.5z" fill="#7E8890" stroke="var(--ik)" strokeWidth="1.4" />
      <path d="M1.5 22.5c4-1.6 17-1.6 21 0" fill="none" stroke="var(--ik)" strokeWidth="1.2" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;
