import { ORNAMENT } from '../../named.ts';
import { GROUND, GROVE_HEIGHT, type GroveLayout, HOLE, HOLE_TOPS } from '../places.ts';

const FAR = [0.04, 0.26, 0.5, 0.74, 0.96];
const FAR_TOPS = [19, 27, 35, 43, 22];

/** Sky, hills, far stalks and the ground with its holes: they change with nothing that happens. */
export function GroveScene({ layout }: { readonly layout: GroveLayout }) {
  const { width, centres } = layout;
  return (
    <g {...ORNAMENT}>
      <rect width={width} height={GROVE_HEIGHT} fill="url(#bb-sky)" />
      <circle cx={width / 2} cy={layout.top + 36} r="27" fill="var(--bb-sun)" />
      <g fill="var(--bb-cloud)">
        <rect x={width * 0.6} y="56" width={width / 2} height="9" rx="4.5" />
        <rect x={width * 0.72} y="63" width={width * 0.4} height="8" rx="4" />
        <rect x="-20" y={layout.top + 31} width="78" height="8" rx="4" />
        <rect x="-20" y={layout.top + 37} width="52" height="8" rx="4" />
      </g>
      <path
        d={`M0 172C${width * 0.2} 128 ${width * 0.35} 136 ${width * 0.5} 162S${width * 0.85} 114 ${width} 150V${GROUND}H0z`}
        fill="var(--bb-hill-a)"
      />
      <path
        d={`M0 206C${width * 0.25} 174 ${width * 0.5} 202 ${width * 0.7} 186S${width} 192 ${width} 192V${GROUND}H0z`}
        fill="var(--bb-hill-b)"
      />
      {FAR.map((part, i) => (
        <FarStalk key={part} x={width * part} top={layout.top + FAR_TOPS[i]!} />
      ))}
      <Soil width={width} />
      {centres.map((x) => (
        <g key={x}>
          {HOLE_TOPS.map((y) => (
            <rect key={y} x={x - 25} y={y} {...HOLE} rx="8" className="bb-hole" />
          ))}
          <path d={`M${x - 25} 243v-10M${x + 25} 243v-10`} className="bb-k" />
          <rect x={x - 24.2} y="229" width="48.4" height="20" fill="var(--bb-hole)" />
          <use href="#bb-leaf-crown" x={x - 32} y="42" width="60" height="41" />
        </g>
      ))}
    </g>
  );
}

function FarStalk({ x, top }: { readonly x: number; readonly top: number }) {
  const nodes = Array.from({ length: 6 }, (_, i) => `M${x - 4} ${top + 24 + i * 33}h8`).join('');
  return (
    <g>
      <path d={`M${x} ${GROUND}V${top}`} stroke="var(--bb-far)" strokeWidth="5" opacity=".75" />
      <path d={nodes} stroke="var(--bb-hill-a)" strokeWidth="1.6" />
      <path
        d={`M${x} ${top + 6}c-9-3-15 1-19 8 9 1 15-1 19-8zM${x} ${top + 2}c8-5 15-3 20 4-8 3-15 1-20-4z`}
        fill="var(--bb-far)"
        opacity=".75"
      />
    </g>
  );
}

function Soil({ width }: { readonly width: number }) {
  const tufts = Array.from({ length: Math.ceil(width / 13) }, (_, i) => `q3.25-${5 + ((i * 5) % 6)} 6.5 0t6.5 0`);
  return (
    <g>
      <path d={`M0 ${GROUND}H${width}V${GROVE_HEIGHT}H0z`} fill="var(--bb-soil-a)" />
      <path d={`M0 262c${width * 0.2} 10 ${width * 0.5}-8 ${width} 6V${GROVE_HEIGHT}H0z`} fill="var(--bb-soil-b)" />
      <path d={`M0 318c${width * 0.3}-12 ${width * 0.6} 8 ${width}-4V${GROVE_HEIGHT}H0z`} fill="var(--bb-soil-c)" />
      <g fill="var(--bb-stone)" opacity=".55" stroke="var(--bb-k)">
        <ellipse cx={width * 0.03} cy="294" rx="6" ry="4" />
        <ellipse cx={width * 0.97} cy="272" rx="5" ry="3.5" />
        <ellipse cx={width * 0.26} cy="351" rx="6" ry="3.5" />
      </g>
      <path d={`M0 228${tufts.join('')}V240H0z`} fill="var(--bb-moss)" className="bb-k" />
    </g>
  );
}
