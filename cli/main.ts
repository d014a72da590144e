import { Command, CommanderError } from 'commander'
import { exitCodeOf } from '#config-schema'
import { problemTextKey } from '#locales'
import { machinesCommand } from './commands/machines.ts'
import { mutateCommand } from './commands/mutate.ts'
import { pathsCommand } from './commands/paths.ts'
import { replayCommand } from './commands/replay.ts'
import { reportCommand } from './commands/report.ts'
import { startCommand } from './commands/start.ts'
import { testCommand } from './commands/test.ts'
import { endWithReader } from './services/end-with-reader.ts'
import { packageVersion } from './services/package-version.ts'
import { problemOf } from './services/problem-of.ts'
import { ChildFailed } from './services/seed-apart.ts'
import type { Terminal } from './terminal.ts'
import { isInteractive } from './terminal.ts'
import { languageOf, loadTexts } from './texts.ts'

const wrongUsage = 2

const terminal: Terminal = {
  text: await loadTexts(process.env),
  language: languageOf(process.env),
  env: process.env,
  cwd: process.cwd(),
  isInteractive: isInteractive(process.env),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
}

// What an endpoint forgot to wait for must not end the server: everyone else is still using it.
process.on('unhandledRejection', (thrown) => terminal.complain(String(thrown)))
endWithReader(process.stdout)

const commands = [
  startCommand,
  machinesCommand,
  pathsCommand,
  testCommand,
  mutateCommand,
  replayCommand,
  reportCommand,
]

const program = hinting(new Command('stateroom'))
  .description(terminal.text('cli.description'))
  .version(packageVersion(), '-V, --version', terminal.text('cli.help.version'))
  .helpCommand('help [command]', terminal.text('cli.help.helpOf'))
for (const command of commands) program.addCommand(hinting(command(terminal), 'stateroom '))

/** The one place where a failure becomes a sentence and an exit code. */
try {
  await program.parseAsync()
} catch (thrown) {
  if (thrown instanceof CommanderError) {
    process.exit(thrown.exitCode === 0 ? 0 : wrongUsage)
  }
  if (thrown instanceof ChildFailed) process.exit(thrown.exitCode)
  const problem = problemOf(thrown)
  const { cause, code, details } = problem
  terminal.complain(terminal.text(problemTextKey(code), details))
  // Whoever wrote the code that failed has to find the line.
  if (code === 'unexpected' || code === 'config.onInit')
    terminal.complain(String(cause instanceof Error ? cause.stack : cause))
  process.exit(exitCodeOf(problem))
}

/** Commander's own errors name a fault; this says what to do next. Its help speaks as the rest does. */
function hinting(command: Command, before = ''): Command {
  const { text } = terminal
  const name = `${before}${command.name()}`
  const titles: Readonly<Record<string, string>> = {
    'Usage:': text('cli.help.usage'),
    'Arguments:': text('cli.help.arguments'),
    'Options:': text('cli.help.options'),
    'Commands:': text('cli.help.commands'),
  }
  return command
    .helpOption('-h, --help', text('cli.help.help'))
    .configureHelp({ styleTitle: (title) => titles[title] ?? title })
    .showHelpAfterError(text('cli.hint', { command: name }))
    .exitOverride()
}
