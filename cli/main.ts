import { Command, CommanderError } from 'commander'
import { exitCodeOf, toProblem } from '#config-schema'
import { problemTextKey } from '#locales'
import { startCommand } from './commands/start.ts'
import type { Terminal } from './terminal.ts'
import { loadTexts } from './texts.ts'

const wrongUsage = 2

const terminal: Terminal = {
  text: await loadTexts(process.env),
  env: process.env,
  cwd: process.cwd(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
}

// What an endpoint forgot to wait for must not end the server: everyone else is still using it.
process.on('unhandledRejection', (thrown) => terminal.complain(String(thrown)))

const program = new Command('stateroom')
  .description(terminal.text('cli.description'))
  .exitOverride()
  .addCommand(startCommand(terminal).exitOverride())

/** The one place where a failure becomes a sentence and an exit code. */
try {
  await program.parseAsync()
} catch (thrown) {
  if (thrown instanceof CommanderError) {
    process.exit(thrown.exitCode === 0 ? 0 : wrongUsage)
  }
  const { cause, code, details } = toProblem(thrown)
  terminal.complain(terminal.text(problemTextKey(code), details))
  if (code === 'unexpected') terminal.complain(String(cause instanceof Error ? cause.stack : cause))
  process.exit(exitCodeOf(thrown))
}
