import { KINDS, PROVINCES, type Province, type RisingSunEvent, STRONGHOLD } from '@engawa/rising-sun';

const provinceAt = (province: Province): number => PROVINCES.indexOf(province);
const pieceAt = (seat: number, kind: string, where: Province): string =>
  `piece ${seat} ${kind === 'stronghold' ? STRONGHOLD : KINDS.indexOf(kind as 'bushi')} ${provinceAt(where)}`;

/** The places where these events happened: they are outlined. */
export function placesIn(events: readonly RisingSunEvent[]): ReadonlySet<string> {
  const places = new Set<string>();
  for (const event of events) {
    switch (event.is) {
      case 'summons':
      case 'places':
        places.add(pieceAt(event.seat, event.kind, event.province));
        break;
      case 'moves':
        places.add(pieceAt(event.seat, event.kind, event.to));
        break;
      case 'builds':
        places.add(pieceAt(event.seat, 'stronghold', event.province));
        break;
      case 'replaces':
        if (PROVINCES.includes(event.place as Province))
          places.add(pieceAt(event.seat, event.by, event.place as Province));
        else places.add(`shrine ${event.place}`);
        break;
      case 'worships':
      case 'shrineWon':
        places.add(`shrine ${event.shrine}`);
        break;
      case 'harvests':
        for (const province of event.provinces) places.add(`province ${provinceAt(province)}`);
        break;
      case 'kills':
      case 'takesToken':
      case 'noWar':
      case 'battle':
        places.add(`province ${provinceAt(event.province)}`);
        break;
      case 'honor':
        places.add(`honor ${event.seat}`);
        break;
      case 'buys':
        places.add(`card ${event.card}`);
        break;
    }
  }
  return places;
}
