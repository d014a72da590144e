import type { Criterion } from '../cover/criteria.ts'
import type { PresetName } from '../cover/presets.ts'
import { coverNamed, coverNames } from '../cover/presets.ts'

/** What to try in the browser. The environment has the last word: there the command says what it wants. */
export interface BrowserOptions {
  /** A preset or a criterion; by default `smoke`. */
  cover?: PresetName | Criterion
  /** Steps in a test; by default as the preset says. */
  maxSteps?: number
  /** Adds a random walk that is the same for the same number. */
  seed?: number
}

/** Whether the assertions of states are run in other states as well. */
export const comparesStates = ({ STATEROOM_COMPARE: asked }: Environment): boolean => Boolean(asked)

type Environment = Readonly<Record<string, string | undefined>>

/** Whether the environment asks for this machine: `STATEROOM_MODELS=session,theme`; without it, all. */
export const isAskedFor = (machine: string, { STATEROOM_MODELS: names }: Environment): boolean =>
  !names || names.split(',').includes(machine)

/**
 * What a project asks for, as far as the environment does not say otherwise.
 *
 * @throws {Error} for a name in `STATEROOM_COVER` that is neither a preset nor a criterion, and for
 *   a `STATEROOM_SEED` that is no number
 */
export function settingsIn(options: BrowserOptions, environment: Environment) {
  const preset = presetOf(environment.STATEROOM_COVER || (options.cover ?? 'smoke'))
  return {
    ...preset,
    maxSteps: options.maxSteps ?? preset.maxSteps,
    seed: seedIn(environment.STATEROOM_SEED) ?? options.seed,
  }
}

function presetOf(cover: string) {
  const preset = coverNamed(cover, 'smoke')
  if (preset) return preset
  const known = coverNames.join(', ')
  throw new Error(`STATEROOM_COVER: "${cover}" is unknown. Choose among: ${known}.`)
}

function seedIn(seed: string | undefined): number | undefined {
  if (!seed) return undefined
  if (Number.isInteger(Number(seed))) return Number(seed)
  throw new Error(`STATEROOM_SEED: "${seed}" is no whole number.`)
}
