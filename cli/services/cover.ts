import { closest } from 'fastest-levenshtein'
import { Problem } from '#config-schema'
import type { Preset } from '#testing'
import { criterionNames, presets } from '#testing'

/** What `--cover` asks for: a preset, or one criterion with the lengths of the default. */
export function coverNamed(name: string): Preset {
  const preset = Object.entries(presets).find(([known]) => known === name)?.[1]
  if (preset) return preset
  const criterion = criterionNames.find((known) => known === name)
  if (criterion) return { ...presets.default, covers: [criterion] }
  const all = [...Object.keys(presets), ...criterionNames]
  throw new Problem('cover.unknown', {
    details: { name, nearest: closest(name, all), all: all.join(', ') },
  })
}
