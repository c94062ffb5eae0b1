import './guide-figure.css';

const INK = '#1e2230';

/** The guide of all lessons: a pebble spirit under a leaf, with a lantern. */
export function GuideFigure() {
  return (
    <svg
      className="guide-figure"
      viewBox="-36 -68 92 78"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path className="guide-figure__limbs" d="M-20 0l-2 5M-8 2l-1 5M20 0l2 5M8 2l1 5M18-20C28-26 34-34 36-46H46" />
      <path
        d="M-20 0C-26-18-22-42 0-44 22-42 26-18 20 0 12 4-12 4-20 0Z"
        fill="#fffdf6"
        stroke={INK}
        strokeWidth="2.6"
      />
      <ellipse cx="-8" cy="-25" rx="2.8" ry="3.8" fill={INK} />
      <ellipse cx="8" cy="-25" rx="2.8" ry="3.8" fill={INK} />
      <path d="M-3-16q3 3 6 0" fill="none" stroke={INK} strokeWidth="1.8" />
      <ellipse cx="-13" cy="-18" rx="3.6" ry="2.2" fill="#f0a08a" />
      <ellipse cx="13" cy="-18" rx="3.6" ry="2.2" fill="#f0a08a" />
      <path d="M-30-38C-20-56 8-66 34-56 26-40-4-30-30-38Z" fill="#7fa65a" stroke={INK} strokeWidth="2.4" />
      <path d="M-26-39C-8-44 14-50 30-55M-6-43-8-52M8-47V-57" fill="none" stroke={INK} strokeWidth="1.4" />
      <ellipse cx="46" cy="-34" rx="7" ry="9" fill="#f4c56a" stroke={INK} strokeWidth="2" />
      <path d="M39-34H53" fill="none" stroke={INK} />
    </svg>
  );
}
