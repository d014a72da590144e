import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Terminal } from '../../kit/terminal.ts'
import { findPayloadConfig, readEnvFiles } from './find-payload-config.ts'

/** Whose server a config is for. */
export interface FoundConfig {
  path: string
  /** `payload`: a project with a host of its own. */
  host: 'stateroom' | 'payload'
}

const usualConfig = 'stateroom.config.ts'

/** The config that was named, the usual one, or else the one that Payload finds. */
export async function findConfig(
  terminal: Terminal,
  named: string | undefined,
): Promise<FoundConfig> {
  const path = resolve(terminal.cwd, named ?? usualConfig)
  if (named !== undefined || existsSync(path)) return { path, host: 'stateroom' }
  try {
    const found = await findPayloadConfig(terminal, undefined)
    await readEnvFiles()
    return { path: found, host: 'payload' }
  } catch {
    // Where there is neither, the usual one is missed.
    return { path, host: 'stateroom' }
  }
}
