import '../white-castle/page.ts';
import { copyOf, type Game, interject, interjectionsOf, LANGUAGES, SearchLuck } from '@engawa/kernel';
import { type RisingSun, risingSun } from '@engawa/rising-sun';
import { createElement } from 'react';
import { renderToStaticMarkup as draw } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Purse } from '../../src/games/rising-sun/purse.tsx';
import { decidingAt, decisions } from './game.ts';

const game = risingSun as unknown as Game<RisingSun>;

/** What stands on every button, and how it is called. */
function buttonsIn(markup: string): { text: string; name: string }[] {
  return [...markup.matchAll(/<button([^>]*)>(.*?)<\/button>/gs)].map(([, attributes, inside]) => {
    const text = inside!.replace(/<[^>]*>/g, '').trim();
    return { text, name: /aria-label="([^"]*)"/.exec(attributes!)?.[1] ?? text };
  });
}

/** The first position in which the seat that is asked could give something away. */
function withCoins(): RisingSun {
  for (const view of decisions(3, 1)) if (view.circle.length > 0) return view;
  throw new Error('nobody ever sat down');
}

describe.each(LANGUAGES)('the purse in %s', (language) => {
  const purse = (view: RisingSun) => {
    const props = decidingAt(view, language);
    const interjections = interjectionsOf(game, view, props.seat!);
    return buttonsIn(draw(createElement(Purse, { ...props, interjections })));
  };

  it('calls its buttons by what is to be read on them', () => {
    const view = withCoins();
    const buttons = purse(view);
    expect(buttons).toHaveLength(6);
    const drafted = copyOf(game, view);
    const { seat } = decidingAt(view);
    interject(game, drafted, seat!, `offer:${view.circle.find((one) => one !== seat)}`, { luck: SearchLuck.seeded(1) });
    const amounts = purse(drafted);
    expect(amounts.length).toBeGreaterThan(3);
    for (const { text, name } of [...buttons, ...amounts]) expect(name).toContain(text);
  });
});
