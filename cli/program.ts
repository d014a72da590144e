import { Command, CommanderError } from 'commander'
import { exitCodeOf } from '#problems/exit-code'
import type { CommandsFor } from './commands/commands-of.ts'
import type { Terminal } from './kit/terminal.ts'
import { isInteractive } from './kit/terminal.ts'
import { languageOf, loadTexts } from './kit/texts.ts'
import { helpDescriptions } from './lines/help-descriptions.ts'
import { problemLine } from './lines/problem.ts'
import { endWithReader } from './services/kit/end-with-reader.ts'
import { packageVersion } from './services/kit/package-json.ts'
import { problemOf } from './services/kit/problem-of.ts'
import { ChildFailed } from './services/kit/run-apart.ts'
import { usageProblem } from './services/kit/usage-problem.ts'

const wrongUsage = 2

/** Runs `stateroom` with these commands: the one place where a failure becomes a sentence and an exit code. */
export async function runProgram(
  commandsFor: CommandsFor,
  description: 'cli.description' | 'cli.testing.description' = 'cli.description',
): Promise<void> {
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

  const program = new Command('stateroom')
    .description(terminal.text(description))
    .version(packageVersion(), '-V, --version', terminal.text('cli.help.version'))
  for (const command of await commandsFor(terminal, process.argv.slice(2)))
    program.addCommand(command)
  speaking(program, terminal)

  try {
    await program.parseAsync()
  } catch (thrown) {
    // It has shown its help or the version.
    if (thrown instanceof CommanderError) process.exit(thrown.exitCode === 0 ? 0 : wrongUsage)
    if (thrown instanceof ChildFailed) process.exit(thrown.exitCode)
    const problem = problemOf(thrown)
    terminal.complain(problemLine(problem, terminal.text))
    const { command } = problem.details
    if (command) terminal.complain(terminal.text('cli.hint', { command }))
    const { siteCodeLines } = await import('./services/site-modules/site-code.ts')
    for (const line of siteCodeLines(problem)) terminal.complain(line)
    process.exit(exitCodeOf(problem))
  }
}

/** Commander's errors become problems, and its help speaks as the rest does. */
function speaking(command: Command, terminal: Terminal, before = ''): Command {
  const { text } = terminal
  const name = `${before}${command.name()}`
  for (const inner of command.commands) speaking(inner, terminal, `${name} `)
  const titles: Readonly<Record<string, string>> = {
    'Usage:': text('cli.help.usage'),
    'Arguments:': text('cli.help.arguments'),
    'Options:': text('cli.help.options'),
    'Commands:': text('cli.help.commands'),
  }
  if (command.commands.length > 0) command.helpCommand('help [command]', text('cli.help.helpOf'))
  return command
    .helpOption('-h, --help', text('cli.help.help'))
    .configureHelp({ styleTitle: (title) => titles[title] ?? title, ...helpDescriptions(text) })
    .configureOutput({ outputError: () => {} })
    .exitOverride((error) => {
      throw usageProblem(command, error, name) ?? error
    })
}
