import type { OpenedTable } from '@engawa/wire';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageTitle } from '../../app/title.ts';
import { gameName } from '../../art/games.ts';
import { Button, LinkButton, Segmented } from '../../design/index.ts';
import { CATALOGUE, gameCard } from '../../games/catalogue.ts';
import { api, wordsOf } from '../../session/api.ts';
import { beSomebody } from '../../session/session.ts';
import { usualBot } from '../../session/usual-bot.ts';
import { useSettings } from '../../settings/settings.ts';
import { invitationLink } from '../../table/invitation.ts';
import { botWords } from '../../words/bots.ts';
import { useWords } from '../../words/index.ts';
import { sharedWords } from '../shared/words/index.ts';
import { ClockPanel } from './clock-panel.tsx';
import { GamePicker } from './game-picker.tsx';
import { AbsencePanel, SightPanel } from './manners.tsx';
import {
  chosenOptions,
  fillWithBots,
  hasGuests,
  hereAddress,
  newPlan,
  type Plan,
  problemOf,
  request,
  withGame,
  withPlace,
} from './plan.ts';
import { SeatsPanel } from './seats.tsx';
import { sentenceOf } from './sentence.ts';
import { useGame, useHouse } from './use-game.ts';
import { VariantsPanel, variantNames } from './variants.tsx';
import { newTableWords } from './words/index.ts';
import './new-table.css';

/** `?game=tokaido&here`: the game, and that it is played at this screen. */
function planAsked(search: string): Plan {
  const asked = new URLSearchParams(search);
  const card = gameCard(asked.get('game') ?? '') ?? CATALOGUE[0]!;
  return withPlace(newPlan(card.id, card.seats), asked.has('here') ? 'here' : 'online');
}

export default function NewTable() {
  const words = useWords(newTableWords);
  const shared = useWords(sharedWords);
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const search = useSearch();
  const house = useHouse();
  const [plan, setPlan] = useState<Plan>(() => planAsked(search));
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const known = useGame(plan.game, house.games);
  usePageTitle(words.title);

  useEffect(() => {
    if (house.isAway) setPlan((before) => withPlace(before, 'here'));
  }, [house.isAway]);

  const change = (next: Plan) => {
    setPlan(next);
    setError(null);
  };
  const range = house.games?.find(({ id }) => id === plan.game)?.seats ?? gameCard(plan.game)!.seats;
  const problem = problemOf(plan, range);
  const why =
    problem === 'too-few' ? words.problems['too-few'](range.min) : problem ? words.problems[problem] : undefined;
  const specs = known.specs ?? {};
  const bot = usualBot(house.bots);

  const create = async () => {
    if (isBusy || why !== undefined) return;
    if (plan.where === 'here') return go(hereAddress(plan, specs));
    setBusy(true);
    setError(null);
    try {
      await beSomebody();
      const { body, sitAt } = request(plan, specs);
      const opened = await api<OpenedTable>('POST', '/tables', body);
      if (sitAt !== null) {
        await api('POST', `/tables/${opened.table}/sit`, { seat: sitAt, invitation: opened.invitation });
      }
      go(hasGuests(plan) ? invitationLink(opened.table, opened.invitation) : `/t/${opened.table}`);
    } catch (thrown) {
      setError(wordsOf(thrown));
    } finally {
      setBusy(false);
    }
  };
  useEnter(() => void create());

  const sentence = sentenceOf(plan, {
    words,
    shared,
    botName: (bot) => botWords(language, bot, house.bots).name,
    gameName: gameName(language, plan.game),
    variants: variantNames(known, chosenOptions(specs, plan), language),
  });

  return (
    <div className="new-table">
      <header className="new-table__head">
        <h1>{words.title}</h1>
        <Segmented
          label={words.where}
          value={plan.where}
          options={[
            { value: 'online', label: words.online },
            { value: 'here', label: words.here },
          ]}
          onChange={(where: Plan['where']) => change(withPlace(plan, where))}
        />
      </header>
      <div className="new-table__columns">
        <GamePicker card={gameCard(plan.game)!} onChange={({ id, seats }) => change(withGame(plan, id, seats))} />
        <div className="new-table__column">
          <SeatsPanel plan={plan} range={range} bots={house.bots} onChange={change} />
          <VariantsPanel plan={plan} known={known} onChange={change} />
        </div>
        <div className="new-table__column">
          {plan.where === 'here' ? (
            <section className="new-table__panel">
              <h2>{words.here}</h2>
              <p className="new-table__note">{words.hereText}</p>
              {house.isAway && (
                <p className="new-table__note">
                  {shared.offline}. {shared.offlineText}
                </p>
              )}
            </section>
          ) : (
            <>
              <ClockPanel clock={plan.clock} onChange={(clock) => change({ ...plan, clock })} />
              <SightPanel plan={plan} onChange={change} />
              <AbsencePanel plan={plan} onChange={change} />
            </>
          )}
        </div>
      </div>
      <footer className="new-table__foot">
        <p className="new-table__sentence" aria-live="polite">
          {error === null ? sentence : <span role="alert">{error}</span>}
        </p>
        <div className="new-table__choices">
          <LinkButton kind="quiet" href="/" className="new-table__cancel">
            {words.cancel}
          </LinkButton>
          {plan.where === 'online' && bot !== undefined && hasGuests(plan) && (
            <Button kind="outline" onClick={() => change(fillWithBots(plan, bot))}>
              {words.fillWithBots}
            </Button>
          )}
          <Button kind="main" hotkey="Enter" why={why} aria-busy={isBusy} onClick={() => void create()}>
            {plan.where === 'here' || !hasGuests(plan) ? words.play : words.create}
          </Button>
        </div>
      </footer>
    </div>
  );
}

/** Enter creates the table, unless it means something else where the focus is. */
function useEnter(act: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.defaultPrevented || event.repeat) return;
      if ((event.target as Element).closest('a, button, select, dialog')) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
}
