import { dirname, join } from 'node:path'
import type { SanitizedConfig } from 'payload'
import type { ConfigMistake, StateroomConfig } from '#config-schema/config'
import { checkConfig } from '#config-schema/config'
import { Problem } from '#problems'
import type { Terminal } from '../../kit/terminal.ts'
import { shownFile } from '../site-modules/site-place.ts'
import { findPayloadConfig, readEnvFiles } from './find-payload-config.ts'
import { readConfig } from './load-config.ts'
import { packageDirOf, siteDirOf } from './site-dir.ts'

/** A Payload project with a host of its own. */
export interface PayloadProject {
  configPath: string
  /** As its file has it. */
  written: StateroomConfig
  /** In what is written. */
  mistakes: readonly ConfigMistake[]
  /** With what Payload and its plugins add. */
  config: SanitizedConfig
  /** The folder of its package. */
  projectDir: string
  /** What its components are named from. */
  siteDir: string
  /** Where `stateroom build` writes to, unless it is told. */
  outDir: string
}

/** Reads the project that the terminal is in, or that of a config. Nothing of it is started. */
export async function loadProject(
  terminal: Terminal,
  named: string | undefined,
): Promise<PayloadProject> {
  await readEnvFiles()
  const configPath = await findPayloadConfig(terminal, named)
  // Before the config: what is imported after it passes through the loader of its TypeScript.
  const { projectConfig } = await import('#server')
  const written = await readConfig(terminal, configPath)
  // Payload writes into what it's given.
  const mistakes = checkConfig(written)
  const config = await projectConfig(written).catch((cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const told = terminal.text('cli.check.refused', { reason: reason.replace(/\.$/, '') })
    const details = { path: shownFile(configPath), reason: told }
    throw new Problem('config.unreadable', { details, cause })
  })
  return {
    configPath,
    written,
    mistakes,
    config,
    projectDir: packageDirOf(configPath),
    siteDir: siteDirOf(written, configPath),
    outDir: join(dirname(configPath), 'stateroom'),
  }
}
