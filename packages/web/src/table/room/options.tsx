import type { Shown } from '@engawa/wire';
import { Chip } from '../../design/index.ts';
import type { GameFace } from '../../games/face.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { TABLE_WORDS, type TableWords } from '../words/index.ts';

/** How it will be played, as far as that differs from the usual. */
export function OptionsInWords({ shown, face }: { readonly shown: Shown; readonly face: GameFace }) {
  const say = useWords(TABLE_WORDS);
  const language = useSettings((settings) => settings.language);
  const words = face.game.words[language];
  const specs = face.game.options as Readonly<Record<string, { readonly default: unknown }>>;
  const unusual = Object.entries(shown.options).filter(([key, value]) => specs[key] && specs[key].default !== value);
  const chips = [
    ...(unusual.length === 0 ? [say.room.usual] : []),
    ...unusual.map(([key, value]) =>
      value === true ? words.option(key).name : `${words.option(key).name}: ${words.optionValue(key, value)}`,
    ),
    clockInWords(shown, say),
    shown.public ? say.room.isPublic : say.room.isPrivate,
    shown.absent === 'bot' ? say.room.absentBot : say.room.absentWait,
  ];
  return (
    <ul className="room__options" aria-label={say.room.options}>
      {chips.map((chip) => (
        <li key={chip}>
          <Chip>{chip}</Chip>
        </li>
      ))}
    </ul>
  );
}

function clockInWords({ clock }: Shown, { room }: TableWords): string {
  switch (clock.is) {
    case 'none':
      return room.noClock;
    case 'live':
      return room.liveClock(Math.round(clock.bank / 60), clock.increment);
    case 'days':
      return room.daysClock(clock.days);
  }
}
