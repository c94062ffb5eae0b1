import '../white-castle/page.ts';
import { KINDS, PROVINCES } from '@engawa/rising-sun';
import { createElement } from 'react';
import { renderToStaticMarkup as draw } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PieceGroup } from '../../src/games/rising-sun/board/pieces.tsx';
import type { SunDeciding } from '../../src/games/rising-sun/deciding.ts';
import { ownChoice } from '../../src/games/rising-sun/pieces.ts';
import { decidingAt, decisions } from './game.ts';

/** Somebody who may move figures. */
function marshalling(): SunDeciding {
  for (const view of decisions(3, 1)) {
    const props = decidingAt(view);
    if (props.step!.do === 'marshal' && props.choices.length > 1) return props;
  }
  throw new Error('nobody marshals');
}

it('figures that are drawn as one with a number have the number in their name', () => {
  const props = marshalling();
  const found = KINDS.flatMap((_, kind) => PROVINCES.map((_, place) => ({ kind, place }))).find(({ kind, place }) =>
    props.choices.includes(ownChoice(kind, place)),
  )!;
  const group = {
    seat: props.seat!,
    kind: found.kind,
    count: 5,
    drawn: 1,
    x: 0,
    y: 0,
    width: 20,
    height: 20,
    pitch: 0,
  };
  const markup = draw(
    createElement(PieceGroup, {
      props,
      group,
      flow: { scale: 1 },
      place: found.place,
      name: 'Oshu',
      outlined: new Set<string>(),
    }),
  );
  expect(markup).toContain('>×5</text>');
  expect(/data-choice="[^"]+" aria-label="([^"]+)"/.exec(markup)![1]).toContain('×5');
});
