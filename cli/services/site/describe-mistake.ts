import type { ConfigMistake } from '#config-schema/config'
import type { Texts } from '../../kit/texts.ts'

/** One mistake in a config as a line for people. */
export function describeMistake(
  { allowed, found, kind, path, place, suggestion }: ConfigMistake,
  text: Texts,
): string {
  const line = text(`cli.mistake.${kind}`, {
    path: place === path ? path : `${path} (${place})`,
    found,
    allowed: [allowed].flat().join(', '),
  })
  return suggestion === null ? line : `${line} ${text('cli.mistake.suggestion', { suggestion })}`
}
