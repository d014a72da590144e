import type { Criterion } from './criteria.ts'
import { criterionNames } from './criteria.ts'
import type { TourOptions } from './tour.ts'

/** What a suite is made for: which targets, how long a test may get, and how far it wanders besides. */
export interface Preset extends TourOptions {
  covers: readonly Criterion[]
  /** Random walks besides, on the rungs without a browser. */
  walks: number
  /** The tests are weighed by mutation, too. */
  weighs?: true
}

/** A preset that says how long its tests get. */
type SizedPreset = Preset & Required<TourOptions>

/** `resetCost` is the price of a new page, in steps. */
const resetCost = 20

/** The suites that are asked for by name. */
export const presets = {
  /** Each arrow once: what a browser can run in a minute. */
  smoke: { covers: ['transitions'], maxSteps: 12, resetCost, walks: 0 },
  /** Each arrow after each arrow and by each example, and everything that must not happen. */
  default: { covers: ['pairs', 'examples', 'refusals'], maxSteps: 16, resetCost, walks: 0 },
  /** With both answers of every guard besides, and a long wander. */
  deep: {
    covers: ['pairs', 'refusals', 'guards', 'examples'],
    maxSteps: 16,
    resetCost,
    walks: 500,
  },
  /** The same with a longer wander, and the tests are weighed. */
  release: {
    covers: ['pairs', 'refusals', 'guards', 'examples'],
    maxSteps: 24,
    resetCost,
    walks: 2000,
    weighs: true,
  },
} as const satisfies Record<string, SizedPreset>

/** The names of the presets. */
export type PresetName = keyof typeof presets

/** All that can be asked for by name: presets and criteria. */
export const coverNames: readonly string[] = [...Object.keys(presets), ...criterionNames]

/** What a name asks for: a preset, or one criterion with the lengths of another; undefined: nothing. */
export function coverNamed(name: string, lengths: PresetName): SizedPreset | undefined {
  const preset = Object.entries(presets).find(([known]) => known === name)?.[1]
  if (preset) return preset
  const criterion = criterionNames.find((known) => known === name)
  return criterion && { ...presets[lengths], covers: [criterion] }
}
