import { appliesTo, type Language, type OptionSpec, type Options } from '@engawa/kernel';
import { Button, Field, Select, Switch } from '../../design/index.ts';
import { useSettings } from '../../settings/settings.ts';
import { useWords } from '../../words/index.ts';
import { optionOf, type Plan } from './plan.ts';
import type { KnownGame } from './use-game.ts';
import { newTableWords } from './words/index.ts';

interface VariantsProps {
  readonly plan: Plan;
  readonly known: KnownGame;
  readonly onChange: (plan: Plan) => void;
}

/** The game's variants: switches where it is yes or no, lists where there is more to choose. */
export function VariantsPanel({ plan, known, onChange }: VariantsProps) {
  const words = useWords(newTableWords);
  const { specs, face, hasFailed, retry } = known;
  const keys = Object.keys(specs ?? {});
  return (
    <section className="new-table__panel new-table__panel--grows">
      <h2>
        {words.variants} {keys.length > 1 && <small>{words.variantsNote}</small>}
      </h2>
      {hasFailed ? (
        <p className="new-table__note">
          {words.variantsFailed}{' '}
          <Button size="small" onClick={retry}>
            {words.again}
          </Button>
        </p>
      ) : specs === undefined || face === undefined ? (
        <p className="new-table__note" role="status">
          {words.loadingVariants}
        </p>
      ) : keys.length === 0 ? (
        <p className="new-table__note">{words.noVariants}</p>
      ) : (
        <div className="new-table__variants">
          {keys.map((key) => (
            <Variant key={key} id={key} spec={specs[key]!} plan={plan} known={known} onChange={onChange} />
          ))}
        </div>
      )}
    </section>
  );
}

function Variant({ id, spec, plan, known, onChange }: VariantsProps & { id: string; spec: OptionSpec }) {
  const words = useWords(newTableWords);
  const language = useSettings((settings) => settings.language);
  const game = known.face!.game.words[language];
  const { name, help } = game.option(id);
  const isMeant = appliesTo(spec, plan.seats.length);
  const value = isMeant ? optionOf(known.specs!, plan, id) : spec.default;
  const choose = (to: (typeof spec.values)[number]) => onChange({ ...plan, options: { ...plan.options, [id]: to } });
  const about = isMeant ? help : `${help} ${words.onlyFor(spec.seats!.min, spec.seats!.max)}`;
  if (typeof spec.default === 'boolean') {
    return <Switch label={name} help={about} checked={value === true} disabled={!isMeant} onChange={choose} />;
  }
  return (
    <Field label={name} help={about} className="new-table__variant">
      <Select
        value={String(value)}
        disabled={!isMeant}
        onChange={({ target }) => choose(spec.values.find((one) => String(one) === target.value)!)}
      >
        {spec.values.map((one) => (
          <option key={String(one)} value={String(one)}>
            {game.optionValue(id, one)}
          </option>
        ))}
      </Select>
    </Field>
  );
}

/** The chosen variants in words, as far as the words are there. */
export function variantNames({ face }: KnownGame, options: Options, language: Language): string[] {
  const game = face?.game.words[language];
  if (!game) return [];
  return Object.entries(options).map(([key, value]) => {
    const { name } = game.option(key);
    return typeof value === 'boolean' ? name : `${name}: ${game.optionValue(key, value)}`;
  });
}
