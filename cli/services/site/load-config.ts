import type { StateroomConfig } from '#config-schema/config'
import { checkConfig, isBuilt, isRefused } from '#config-schema/config'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import { loadSiteModule } from '../site-modules/load-site-module.ts'
import { payload2KeyIn } from '../site-modules/payload-2.ts'
import { describeMistake } from './describe-mistake.ts'

/** Seconds after which somebody who waits wants to know what for. */
const patience = 20

/** The config of a file, whatever mistakes it has. */
export async function readConfig(terminal: Terminal, path: string): Promise<StateroomConfig> {
  const config = await tellingOfDelay(terminal, path, () => loadSiteModule(path))
  const found = payload2KeyIn(config)
  if (found) throw new Problem('config.payload2', { details: { path, found } })

  if (isBuilt(config)) throw new Problem('config.built')
  return config as StateroomConfig
}

/** The config of a file. One with mistakes is refused, with every mistake in a line. */
export async function loadConfig(terminal: Terminal, path: string): Promise<StateroomConfig> {
  const { complain, text } = terminal
  const config = await readConfig(terminal, path)
  const mistakes = checkConfig(config)
  for (const mistake of mistakes) complain(describeMistake(mistake, text))
  const refused = mistakes.filter(isRefused(Object(config)))
  if (refused.length > 0) {
    throw new Problem('config.invalid', { details: { count: String(refused.length) } })
  }
  return config
}

async function tellingOfDelay<Value>(
  { complain, text }: Terminal,
  path: string,
  load: () => Promise<Value>,
): Promise<Value> {
  const timer = setTimeout(
    () => complain(text('cli.start.stillLoading', { path, seconds: patience })),
    patience * 1000,
  ).unref()
  try {
    return await load()
  } finally {
    clearTimeout(timer)
  }
}
