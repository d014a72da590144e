import type { ConfigMistake } from '#config-schema/config'
import type { CliTextKey } from '#locales'
import { cliWordsIn } from '../../kit/words.ts'

/** The sentence for a mistake, with the nearest right name behind it. */
export function sentenceFor(mistake: ConfigMistake, language: string = 'en'): string {
  const words = cliWordsIn(language)
  const { kind, path, found, suggestion } = mistake
  const allowed = [mistake.allowed].flat().join(', ')
  const key: CliTextKey = `cli.mistake.${kind}`
  const sentence = words(key, { path, found, allowed })
  return suggestion ? `${sentence} ${words('cli.mistake.suggestion', { suggestion })}` : sentence
}
