import { basename, dirname, relative, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { Problem } from '#problems'
import type { Restored } from '#server'
import type { Terminal } from '../kit/terminal.ts'
import type { ShowChoice } from '../services/ask/question-screen.ts'
import { questionScreen } from '../services/ask/question-screen.ts'
import { contentOf } from '../services/kit/words-of-backup.ts'
import { configOption, exampleLines, jsonOption } from './options.ts'

interface Flags {
  config: string
  dryRun?: true
  json?: true
  yes?: true
}

/** `stateroom restore`: a backup in place of a site's content, all of it or nothing. */
export const restoreCommand = (terminal: Terminal) =>
  new Command('restore')
    .description(terminal.text('cli.restore.description'))
    .argument('<file>', terminal.text('cli.restore.file'))
    .addOption(configOption(terminal))
    .option('--yes', terminal.text('cli.option.yes'))
    .addOption(new Option('--dry-run', terminal.text('cli.restore.dryRun')))
    .addOption(jsonOption(terminal))
    .addHelpText(
      'after',
      exampleLines(terminal, 'restore backup.tar.gz --dry-run', 'restore backup.tar.gz --yes'),
    )
    .action((file: string, flags: Flags) => restore(terminal, file, flags))

async function restore(terminal: Terminal, named: string, flags: Flags): Promise<void> {
  const { cwd, language } = terminal
  const { restoreSite } = await import('#server')
  const { ownSite } = await import('../services/site/open-site.ts')
  const showChoice = flags.json ? null : await questionScreen(terminal)
  const options = await ownSite(terminal, flags.config)
  const file = resolve(cwd, named)
  const restored = await restoreSite(options, {
    file,
    isDryRun: flags.dryRun === true,
    confirm: async (manifest, database) => {
      const details = { ...contentOf(manifest, language), path: dirname(database) }
      return flags.yes === true || isConfirmed(terminal, showChoice, details)
    },
  })
  if (restored) tell(terminal, flags, named, restored)
}

type Details = ReturnType<typeof contentOf> & { path: string }

async function isConfirmed(
  { text }: Terminal,
  showChoice: ShowChoice | null,
  details: Details,
): Promise<boolean> {
  const chosen = await showChoice?.({
    question: text('cli.restore.question', details),
    choices: [
      { value: null, label: text('cli.restore.keep') },
      { value: 'restore', label: text('cli.restore.now') },
    ],
    hint: text('cli.choice.hint'),
  })
  if (chosen === 'restore') return true
  throw new Problem('restore.unconfirmed', { details: { path: details.path } })
}

function tell(terminal: Terminal, flags: Flags, file: string, { kept, manifest }: Restored): void {
  const { cwd, language, say, text } = terminal
  const written = flags.dryRun !== true
  if (flags.json) {
    const { entries, ...facts } = manifest
    say(JSON.stringify({ ...facts, entries: entries.length, kept, written }))
    return
  }
  const content = contentOf(manifest, language)
  if (!written) {
    say(text('cli.restore.whole', { ...content, file }))
    return
  }
  say(text('cli.restore.done', content))
  if (kept.length > 0) say(text('cli.restore.kept'))
  for (const { from, to } of kept) say(`  ${relative(cwd, to)} → ${basename(from)}`)
  say(text('cli.restore.migrate'))
}
