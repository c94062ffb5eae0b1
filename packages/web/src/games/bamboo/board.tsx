import './board.css';
import { Sheet } from '../sheet.tsx';
import { Grove } from './board/grove.tsx';
import { HarmonyMarket } from './board/harmony-market.tsx';
import { HomeMarket } from './board/home-market.tsx';
import { Shelf } from './board/shelf.tsx';
import { Stalk } from './board/stalk.tsx';
import { Temples } from './board/temples.tsx';
import type { BambooDeciding } from './deciding.ts';
import { placesIn } from './last.ts';
import { House } from './mat/house.tsx';
import { MealStrip } from './mat/meal-strip.tsx';
import { AreaStrip } from './mat/strip.tsx';
import { PAGE, PICKING, UPRIGHT, UPRIGHT_HOUSE, WIDE, WIDE_SIZE } from './places.ts';
import { faceWords } from './words/index.ts';

const outlinedIn = ({ view, last, pointed }: BambooDeciding) => placesIn(view, [...last, ...pointed]);

/** The grove on the left, above the markets the temples, below them the food, and happiness at the right edge. */
export function Board(props: BambooDeciding) {
  const outlined = outlinedIn(props);
  return (
    <Sheet className="bb-board" name={faceWords[props.language].board} size={WIDE_SIZE}>
      <Grove props={props} layout={WIDE.grove} outlined={outlined} />
      <Temples props={props} layout={WIDE.temples} outlined={outlined} />
      <HarmonyMarket props={props} grid={WIDE.harmony} outlined={outlined} />
      <HomeMarket props={props} grid={WIDE.market} outlined={outlined} />
      <Shelf props={props} layout={WIDE} outlined={outlined} />
      <Stalk props={props} />
    </Sheet>
  );
}

/** On a phone the board has three pages. The first: temples, grooves, and of the own mat what is needed there. */
export function GrovePage(props: BambooDeciding) {
  const outlined = outlinedIn(props);
  return (
    <Sheet className="bb-board" name={faceWords[props.language].pages.grove} size={PAGE}>
      <Temples props={props} layout={UPRIGHT.temples} outlined={outlined} />
      <Grove props={props} layout={UPRIGHT.grove} outlined={outlined} />
      <AreaStrip props={props} outlined={outlined} />
    </Sheet>
  );
}

/** The second: everything that can be taken and bought. */
export function MarketPage(props: BambooDeciding) {
  const outlined = outlinedIn(props);
  return (
    <Sheet className="bb-board" name={faceWords[props.language].pages.market} size={PAGE}>
      <HarmonyMarket props={props} grid={UPRIGHT.harmony} outlined={outlined} />
      <HomeMarket props={props} grid={UPRIGHT.market} outlined={outlined} />
      <Shelf props={props} layout={props.step?.do === 'pickGift' ? PICKING : UPRIGHT} outlined={outlined} />
    </Sheet>
  );
}

/** The third: the own home. */
export function HomePage(props: BambooDeciding) {
  const of = props.seat ?? 0;
  return (
    <Sheet className="bb-board" name={faceWords[props.language].pages.home} size={PAGE}>
      <House props={props} of={of} layout={UPRIGHT_HOUSE} outlined={outlinedIn(props)} />
      <MealStrip props={props} of={of} y={UPRIGHT_HOUSE.height} />
    </Sheet>
  );
}
