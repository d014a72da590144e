import { join, resolve } from 'node:path'
import { Command, Option } from 'commander'
import { problemTextKey } from '#locales'
import { readEnvironment } from '../kit/environment.ts'
import type { Terminal } from '../kit/terminal.ts'
import { packageRoot } from '../services/kit/package-root.ts'
import { stopOnSignals } from '../services/kit/stop-on-signals.ts'

interface Flags {
  api: string
  adminDir: string
}

/** `stateroom serve`: the panel on this machine, for a Payload project that runs elsewhere. */
export const serveCommand = (terminal: Terminal) =>
  new Command('serve')
    .description(terminal.text('cli.serve.description'))
    .requiredOption('--api <url>', terminal.text('cli.serve.api'))
    .addOption(new Option('--admin-dir <dir>').default(join(packageRoot, 'dist/admin')).hideHelp())
    .action((flags: Flags) => serve(terminal, flags))

async function serve(terminal: Terminal, flags: Flags): Promise<void> {
  const { port } = readEnvironment(terminal.env, resolve(terminal.cwd, 'stateroom.config.ts'))
  const { serveRemote } = await import('#server')
  const panel = await serveRemote({
    api: flags.api,
    port,
    adminDir: resolve(terminal.cwd, flags.adminDir),
    log: terminal.complain,
    warn: ({ code, details }) => terminal.complain(terminal.text(problemTextKey(code), details)),
  })
  stopOnSignals(async () => {
    terminal.say(terminal.text('cli.start.stopping'))
    await panel.close()
  })
  terminal.say(terminal.text('cli.start.ready', { url: panel.url }))
  terminal.say(terminal.text('cli.serve.remote', { url: flags.api }))
}
