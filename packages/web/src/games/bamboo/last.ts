import { type Bamboo, type BambooEvent, GROOVES, SHOOTS } from '@engawa/bamboo';

/** The places where these events happened: they are outlined. Shoots are told by their looks; where one lies is looked up. */
export function placesIn(view: Bamboo, events: readonly BambooEvent[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const event of events) {
    switch (event.is) {
      case 'plants': {
        const cells = view.grooves[GROOVES.indexOf(event.groove)]!;
        const shoot = cells.findLast((one) => SHOOTS[one]!.kind === event.shoot);
        if (shoot !== undefined) places.add(`${event.groove} ${shoot}`);
        break;
      }
      case 'offers':
        places.add(`temple ${event.temple}`);
        break;
      case 'newSpirit':
        places.add(`spirit ${event.temple}`);
        break;
      case 'visits':
        places.add(`area ${event.area} ${event.seat}`);
        break;
      case 'bringsHome': {
        const own = view.players[event.seat]!.areas.flat();
        const shoot = own.findLast((one) => SHOOTS[one]!.kind === event.shoot);
        if (shoot !== undefined) places.add(`shoot ${shoot}`);
        break;
      }
      case 'takesHarmony':
      case 'newHarmony':
      case 'newHome':
        places.add(event.tile);
        break;
      case 'furnishes':
        places.add(`room ${event.cell} ${event.seat}`);
        break;
      case 'newFood':
        view.food.forEach((food, cell) => {
          if (food !== null && event.food.includes(food)) places.add(`food ${cell}`);
        });
        break;
    }
  }
  return places;
}
