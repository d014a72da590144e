import { Command, Option } from 'commander'
import { Problem } from '#problems'
import type { ChangedUser } from '#server'
import { interrupted } from '../kit/interrupted.ts'
import type { Terminal } from '../kit/terminal.ts'
import type { ShowEntry } from '../services/ask/ask-secret.ts'
import { askPassword, entryScreen } from '../services/ask/ask-secret.ts'
import type { SiteFlags } from '../services/site/open-site.ts'
import { dryRunOption, exampleLines, jsonOption, siteOptions } from './options.ts'

interface Flags extends SiteFlags {
  collection?: string
  dryRun?: true
  json?: true
}

interface PasswordFlags extends Flags {
  passwordStdin?: true
}

interface CreateFlags extends PasswordFlags {
  set: string[]
}

type Action = 'create' | 'password' | 'unlock'

/** `stateroom user`: for whoever can't get into the panel, or sets a server up without a browser. */
export function userCommand(terminal: Terminal): Command {
  const { text } = terminal
  const command = (action: Action, argument: string) => {
    const made = new Command(action)
      .description(text(`cli.user.${action}`))
      .argument(argument, text('cli.user.name'))
      .option('--collection <slug>', text('cli.user.collection'))
    for (const option of siteOptions(terminal)) made.addOption(option)
    return made.addOption(dryRunOption(terminal)).addOption(jsonOption(terminal))
  }
  const stdin = new Option('--password-stdin', text('cli.user.passwordStdin'))

  return new Command('user')
    .description(text('cli.user.description'))
    .addCommand(
      command('create', '[email]')
        .addOption(stdin)
        .option('--set <field=value>', text('cli.user.set'), collected, [])
        .addHelpText(
          'after',
          exampleLines(
            terminal,
            'user create ada@site.example --set role=admin',
            'user create ada@site.example --password-stdin < password.txt',
          ),
        )
        .action((name: string | undefined, flags: CreateFlags) => create(terminal, name, flags)),
    )
    .addCommand(
      command('password', '<email>')
        .addOption(stdin)
        .addHelpText('after', exampleLines(terminal, 'user password ada@site.example'))
        .action((name: string, flags: PasswordFlags) => password(terminal, name, flags)),
    )
    .addCommand(
      command('unlock', '<email>')
        .addHelpText('after', exampleLines(terminal, 'user unlock ada@site.example'))
        .action((name: string, flags: Flags) => unlock(terminal, name, flags)),
    )
}

const collected = (value: string, before: readonly string[]) => [...before, value]

async function create(terminal: Terminal, given: string | undefined, flags: CreateFlags) {
  const { checkNewUser, createUser } = await import('#server')
  const { onSite } = await import('../services/site/open-site.ts')
  const showEntry = await asking(terminal, flags)
  mustHavePassword(showEntry, flags)
  const name = given ?? (await askName(terminal, showEntry))
  if (name === null) return stop(terminal)
  const who = { name, collection: flags.collection }
  const made = await onSite(terminal, flags, async (payload) => {
    await checkNewUser(payload, who, flags.set)
    const secret = await passwordFrom(terminal, showEntry, flags)
    if (secret === null) return null
    return createUser(payload, who, {
      ...changeOf(terminal, flags),
      password: secret,
      written: flags.set,
    })
  })
  tell(terminal, flags, 'create', made)
}

async function password(terminal: Terminal, name: string, flags: PasswordFlags) {
  const { findExistingUser, setPassword } = await import('#server')
  const { onSite } = await import('../services/site/open-site.ts')
  const showEntry = await asking(terminal, flags)
  mustHavePassword(showEntry, flags)
  const who = { name, collection: flags.collection }
  const changed = await onSite(terminal, flags, async (payload) => {
    await findExistingUser(payload, who)
    const secret = await passwordFrom(terminal, showEntry, flags)
    if (secret === null) return null
    return setPassword(payload, who, { ...changeOf(terminal, flags), password: secret })
  })
  tell(terminal, flags, 'password', changed)
}

async function unlock(terminal: Terminal, name: string, flags: Flags) {
  const { unlockUser } = await import('#server')
  const { onSite } = await import('../services/site/open-site.ts')
  const who = { name, collection: flags.collection }
  const changed = await onSite(terminal, flags, (payload) =>
    unlockUser(payload, who, changeOf(terminal, flags)),
  )
  tell(terminal, flags, 'unlock', changed)
}

const changeOf = ({ language }: Terminal, { dryRun }: Flags) => ({
  isDryRun: dryRun === true,
  language,
})

/** A screen would stand in the way of the object. */
const asking = (terminal: Terminal, { json }: Flags) => (json ? null : entryScreen(terminal))

/** Said before a database is opened. */
function mustHavePassword(show: ShowEntry | null, { passwordStdin }: PasswordFlags): void {
  if (show || passwordStdin) return
  throw new Problem('user.unanswered', { details: { flags: '--password-stdin' } })
}

const passwordFrom = (terminal: Terminal, show: ShowEntry | null, flags: PasswordFlags) =>
  askPassword(terminal, show, { fromStdin: flags.passwordStdin ?? false })

function askName({ text }: Terminal, show: ShowEntry | null): Promise<string | null> {
  if (!show) throw new Problem('user.unanswered', { details: { flags: 'EMAIL' } })
  return show({ label: text('cli.user.email'), hint: text('cli.user.hint') })
}

function tell(terminal: Terminal, flags: Flags, action: Action, user: ChangedUser | null): void {
  if (user === null) stop(terminal)
  else if (flags.json) {
    terminal.say(JSON.stringify({ action, ...user, written: flags.dryRun !== true }))
  } else for (const line of linesOf(terminal, flags, action, user)) terminal.say(line)
}

function linesOf({ text }: Terminal, { dryRun }: Flags, action: Action, user: ChangedUser) {
  const { collection, endedSessions, name, wasLocked } = user
  const details = { name, collection }
  if (action === 'unlock' && !wasLocked) return [text('cli.user.notLocked', details)]
  if (dryRun) return [text(`cli.user.would.${action}`, details)]
  const sessions = text('cli.user.sessions', { count: endedSessions })
  return [text(`cli.user.done.${action}`, details), ...(endedSessions > 0 ? [sessions] : [])]
}

function stop({ complain, text }: Terminal): never {
  complain(text('cli.user.stopped'))
  process.exit(interrupted)
}
