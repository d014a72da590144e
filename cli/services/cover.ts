import { closest } from 'fastest-levenshtein'
import { Problem } from '#config-schema'
import type { Preset } from '#testing'
import { coverNamed, coverNames } from '#testing'

/**
 * What `--cover` asks for: a preset, or one criterion with the lengths of the default.
 *
 * @throws {Problem} `cover.unknown`, with the nearest name
 */
export function coverOf(name: string): Preset {
  const preset = coverNamed(name, 'default')
  if (preset) return preset
  throw new Problem('cover.unknown', {
    details: { name, nearest: closest(name, coverNames), all: coverNames.join(', ') },
  })
}
