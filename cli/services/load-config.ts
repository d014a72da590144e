import { Problem } from '#config-schema'
import type { StateroomConfig } from '#config-schema/config'
import { checkConfig } from '#config-schema/config'
import type { Terminal } from '../terminal.ts'
import { describeMistake } from './describe-mistake.ts'
import { loadModule } from './load-module.ts'

/** The config of a file. One with mistakes is refused, with every mistake in a line. */
export async function loadConfig(
  { complain, text }: Terminal,
  path: string,
): Promise<StateroomConfig> {
  const config = await loadModule(path)
  const mistakes = checkConfig(config)

  for (const mistake of mistakes) complain(describeMistake(mistake, text))
  if (mistakes.length > 0) {
    throw new Problem('config.invalid', { details: { count: String(mistakes.length) } })
  }
  return config as StateroomConfig
}
