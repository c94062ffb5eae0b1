/** Bamboo shoots, food, and the leaves on top of a stalk. */
export function Pieces() {
  return (
    <>
      <symbol id="bb-shoot-body" viewBox="0 0 48 54" overflow="visible">
        <path className="bb-k" fill="var(--bb-leaf-2)" d="M40 6.5c2.5-5.5 7-8 12.5-7.5-.5 6-5.5 9.5-12.5 7.5z" />
        <path
          className="bb-k"
          fill="var(--bb-c)"
          d="M8.5 5c1.7 8 2.3 16 2.3 24S10.2 46 8.5 54h31c-1.7-8-2.3-17-2.3-25S37.8 13 39.5 5z"
        />
        <path
          fill="var(--paper)"
          opacity=".36"
          d="M11.5 10c1.3 7 1.7 13 1.7 19s-.4 16-1.5 24.3h3.8C16.6 45 17 36 17 29s-.4-13-1.3-19z"
        />
        <path
          fill="var(--bb-k)"
          opacity=".2"
          d="M38 10c-1.3 7-1.7 13-1.7 19s.5 16 1.7 24.5h.9C37.4 45 36.9 37 36.9 29S37.3 16 38.7 9z"
        />
        <path className="bb-k" fill="var(--bb-c)" d="M7.5 2.2h33c2.5 0 2.5 5 0 5h-33c-2.5 0-2.5-5 0-5z" />
        <path d="M9 4h20" stroke="var(--paper)" strokeWidth="1.3" opacity=".6" strokeLinecap="round" />
        <path d="M9.5 9.6h29" stroke="var(--bb-k)" strokeWidth="1.1" opacity=".55" />
        <circle className="bb-k" cx="24" cy="25.5" r="13.5" fill="var(--paper)" />
      </symbol>
      <symbol id="bb-shoot-red" viewBox="0 0 48 54" overflow="visible">
        <g className="bb-red">
          <use href="#bb-shoot-body" />
          <use href="#bb-emblem-red" x="12" y="42.5" width="8" height="8" />
          <use href="#bb-emblem-red" x="20" y="42.5" width="8" height="8" />
          <use href="#bb-emblem-red" x="28" y="42.5" width="8" height="8" />
        </g>
      </symbol>
      <symbol id="bb-shoot-blue" viewBox="0 0 48 54" overflow="visible">
        <g className="bb-blue">
          <use href="#bb-shoot-body" />
          <use href="#bb-emblem-blue" x="12" y="42.5" width="8" height="8" />
          <use href="#bb-emblem-blue" x="20" y="42.5" width="8" height="8" />
          <use href="#bb-emblem-blue" x="28" y="42.5" width="8" height="8" />
        </g>
      </symbol>
      <symbol id="bb-shoot-green" viewBox="0 0 48 54" overflow="visible">
        <g className="bb-green">
          <use href="#bb-shoot-body" />
          <use href="#bb-emblem-green" x="12" y="42.5" width="8" height="8" />
          <use href="#bb-emblem-green" x="20" y="42.5" width="8" height="8" />
          <use href="#bb-emblem-green" x="28" y="42.5" width="8" height="8" />
        </g>
      </symbol>
      <symbol id="bb-shoot-yellow" viewBox="0 0 48 54" overflow="visible">
        <g className="bb-yellow">
          <use href="#bb-shoot-body" />
          <use href="#bb-emblem-yellow" x="12" y="42.5" width="8" height="8" />
          <use href="#bb-emblem-yellow" x="20" y="42.5" width="8" height="8" />
          <use href="#bb-emblem-yellow" x="28" y="42.5" width="8" height="8" />
        </g>
      </symbol>
      <symbol id="bb-food-tea" viewBox="0 0 40 40">
        <path
          d="M16 11c-3-3 3-4 0-8M23 11c-3-3 3-4 0-8"
          fill="none"
          stroke="var(--ink-2)"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <path className="bb-k" fill="#6e8f57" d="M9 15h22c.4 9-1 16-4 21H13c-3-5-4.4-12-4-21z" />
        <ellipse className="bb-k" cx="20" cy="15" rx="11" ry="3.4" fill="#c9d48a" />
        <path
          d="M13 22c1 5 1.5 8 3 11"
          stroke="var(--paper)"
          strokeWidth="1.8"
          opacity=".6"
          fill="none"
          strokeLinecap="round"
        />
      </symbol>
      <symbol id="bb-food-rice" viewBox="0 0 40 40">
        <path className="bb-k" fill="var(--paper)" d="M7 19C8 10 13 6 20 6s12 4 13 13z" />
        <path d="M14 13l2-1M20 11l2 1M25 14l2 1M17 16l2-1" stroke="#b9a988" strokeWidth="1.5" strokeLinecap="round" />
        <path className="bb-k" fill="#2f5d86" d="M3.5 19h33c0 8-5 13-9.5 14.5V36H13v-2.5C8.5 32 3.5 27 3.5 19z" />
        <path d="M7 24c4 3 22 3 26 0" stroke="var(--paper)" strokeWidth="1.6" fill="none" />
      </symbol>
      <symbol id="bb-food-ramen" viewBox="0 0 40 40">
        <path className="bb-k" fill="#f4dda0" d="M5 19c0-6 7-8 15-8s15 2 15 8z" />
        <path d="M9 16c2-3 4 2 6-1s4 2 6-1" stroke="#a87b1a" strokeWidth="1.5" fill="none" />
        <circle className="bb-k" cx="27.5" cy="15" r="4.3" fill="var(--paper)" />
        <circle cx="27.5" cy="15" r="1.9" fill="#e2912e" />
        <path d="M9 3l9 13M14 2l6 13" stroke="var(--bb-k)" strokeWidth="2" strokeLinecap="round" />
        <path className="bb-k" fill="#c2452d" d="M2.5 19h35c0 8-5.5 13-10 14.5V36h-15v-2.5C8 32 2.5 27 2.5 19z" />
        <path d="M6 23h5v4h5v-4h5v4h5v-4h5v4" stroke="#f4dda0" strokeWidth="1.5" fill="none" />
      </symbol>
      <symbol id="bb-leaf-crown" viewBox="0 0 64 44" overflow="visible">
        <path d="M32 46C31 34 33 22 38 10" fill="none" stroke="var(--bb-k)" strokeWidth="2" />
        <g className="bb-k" fill="var(--bb-leaf)">
          <path d="M38 10C30 8 20 12 13 22c10 1 20-3 25-12z" />
          <path d="M37 12c8-5 17-4 25 3-9 4-19 3-25-3z" />
          <path d="M34 22c7-2 16 2 22 11-10 0-18-3-22-11z" />
        </g>
        <g className="bb-k" fill="var(--bb-leaf-2)">
          <path d="M38 10c-2-5-1-9 3-14 3 5 2 10-3 14z" />
          <path d="M33 26C23 24 12 29 5 40c12 0 23-5 28-14z" />
        </g>
      </symbol>
    </>
  );
}
