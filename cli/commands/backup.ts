import { statSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { Command } from 'commander'
import type { Terminal } from '../kit/terminal.ts'
import { packageVersion } from '../services/kit/package-json.ts'
import { stopWhenInterrupted } from '../services/kit/stop-when-interrupted.ts'
import { contentOf, sizeIn } from '../services/kit/words-of-backup.ts'
import { configOption, exampleLines, jsonOption } from './options.ts'

interface Flags {
  config: string
  json?: true
}

/** `stateroom backup`: a site's content in one archive, while its server runs. */
export const backupCommand = (terminal: Terminal) =>
  new Command('backup')
    .description(terminal.text('cli.backup.description'))
    .argument('[file]', terminal.text('cli.backup.file'))
    .addOption(configOption(terminal))
    .addOption(jsonOption(terminal))
    .addHelpText(
      'after',
      exampleLines(terminal, 'backup', 'backup /var/backups/site.tar.gz --json'),
    )
    .action((file: string | undefined, flags: Flags) => backup(terminal, file, flags))

async function backup(terminal: Terminal, named: string | undefined, flags: Flags): Promise<void> {
  const { cwd, language, say, text } = terminal
  stopWhenInterrupted()
  const { backUpSite } = await import('#server')
  const { ownSite } = await import('../services/site/open-site.ts')
  const options = await ownSite(terminal, flags.config)
  const file = resolve(cwd, named ?? `backup-${stamp()}.tar.gz`)
  const manifest = await backUpSite(options, { file, version: packageVersion() })
  const { size } = statSync(file)
  if (flags.json) {
    const { entries, ...facts } = manifest
    say(JSON.stringify({ file, size, ...facts, entries: entries.length }))
    return
  }
  const path = relative(cwd, file).startsWith('..') ? file : relative(cwd, file)
  say(text('cli.backup.done', { path, size: sizeIn(size, language) }))
  // One of an earlier start may lie beside the one that is used.
  const isElsewhere = options.secret !== undefined || Boolean(options.config.secret)
  const hasSecret = !isElsewhere && manifest.entries.some(({ path }) => path === 'secret')
  say(text('cli.backup.holds', contentOf(manifest, language)))
  say(text(hasSecret ? 'cli.backup.secret' : 'cli.backup.noSecret'))
}

const stamp = () => new Date().toISOString().slice(0, 19).replaceAll(':', '-')
