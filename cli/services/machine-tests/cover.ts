import { Problem } from '#problems'
import type { Preset } from '#testing'
import { coverNamed, coverNames } from '#testing'
import { knownNames } from '../../kit/known-names.ts'

/**
 * What `--cover` asks for: a preset, or one criterion with the lengths of the default.
 *
 * @throws {Problem} `cover.unknown`
 */
export function coverOf(name: string): Preset {
  const preset = coverNamed(name, 'default')
  if (preset) return preset
  throw new Problem('cover.unknown', { details: { name, ...knownNames(name, coverNames) } })
}
