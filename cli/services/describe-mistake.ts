import type { ConfigMistake } from '#config-schema/config'
import type { Texts } from '../texts.ts'

/** One mistake in a config as a line for people. */
export function describeMistake(
  { allowed, found, path, place, suggestion }: ConfigMistake,
  text: Texts,
): string {
  const line = text('cli.config.mistake', {
    path,
    place,
    found,
    allowed: [allowed].flat().join(', '),
  })
  return suggestion === null ? line : `${line} ${text('cli.config.suggestion', { suggestion })}`
}
