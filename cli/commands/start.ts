import { dirname, join, resolve } from 'node:path'
import { Command, Option } from 'commander'
import type { ProblemData } from '#config-schema'
import { problemTextKey } from '#locales'
import type { RunningServer } from '#server'
import { readEnvironment } from '../services/environment.ts'
import { loadConfig } from '../services/load-config.ts'
import { isSeeded, keepSignIn, keptSignIn, loadSeed } from '../services/load-seed.ts'
import { packageRoot } from '../services/package-root.ts'
import { endWithParent, onlySeedFlag, seedApart } from '../services/seed-apart.ts'
import { otherPayload } from '../services/site-modules/other-payload.ts'
import { stopOnSignals } from '../services/stop-on-signals.ts'
import { surviveLateCloses } from '../services/survive-late-closes.ts'
import type { Terminal } from '../terminal.ts'

interface Flags {
  config: string
  seed?: string
  adminDir: string
  /** A child that fills the database and ends. */
  onlySeed?: true
}

/** `stateroom start`: serves the admin until it is told to stop. */
export const startCommand = (terminal: Terminal) =>
  new Command('start')
    .description(terminal.text('cli.start.description'))
    .option('-c, --config <file>', terminal.text('cli.start.config'), 'stateroom.config.ts')
    .option('--seed <file>', terminal.text('cli.start.seed'))
    .addOption(new Option('--admin-dir <dir>').default(join(packageRoot, 'dist/admin')).hideHelp())
    .addOption(new Option(onlySeedFlag).hideHelp())
    .action((flags: Flags) => start(terminal, flags))

async function start(terminal: Terminal, flags: Flags): Promise<void> {
  const startedAt = performance.now()
  const configPath = resolve(terminal.cwd, flags.config)
  const { secret, ...environment } = readEnvironment(terminal.env, configPath)
  const { dataDir } = environment
  // Before the config: what is imported after it passes through the loader of its TypeScript.
  const { startServer } = await import('#server')
  const config = await loadConfig(terminal, configPath)
  const warn = ({ code, details }: ProblemData) =>
    terminal.complain(terminal.text(problemTextKey(code), details))
  const other = otherPayload(configPath)
  if (other && !flags.onlySeed) warn(other)
  const seed = flags.seed ? await loadSeed(resolve(terminal.cwd, flags.seed)) : null
  if (flags.onlySeed) endWithParent()

  const server = await startServer({
    config,
    ...environment,
    ...(secret ? { secret } : {}),
    ...(flags.onlySeed && { port: 0 }),
    adminDir: resolve(terminal.cwd, flags.adminDir),
    siteDir: dirname(configPath),
    log: terminal.complain,
    // What a child warns of, its parent does.
    ...(!flags.onlySeed && { warn }),
    ...(seed && !flags.onlySeed && !isSeeded(dataDir) && { prepare: seedApart }),
    ...(seed && {
      seed: async (payload) => {
        terminal.say(terminal.text('cli.start.seeding'))
        await keepSignIn(dataDir, await seed(payload, terminal.say))
      },
    }),
  })
  if (flags.onlySeed) {
    if (!isSeeded(dataDir)) await keepSignIn(dataDir, null)
    await server.close()
    process.exit(0)
  }
  surviveLateCloses()
  stopOnSignals(async () => {
    terminal.say(terminal.text('cli.start.stopping'))
    await server.close()
  })
  await announce(terminal, server, dataDir, performance.now() - startedAt)
}

async function announce(
  { say, text }: Terminal,
  { setupToken, url }: RunningServer,
  dataDir: string,
  tookMs: number,
): Promise<void> {
  const signIn = await keptSignIn(dataDir)

  say(text('cli.start.ready', { url }))
  if (setupToken) {
    say(text('cli.start.firstUser', { url: `${url}/create-first-user?token=${setupToken}` }))
  } else if (signIn) {
    say(text('cli.start.signIn', { ...signIn }))
  }
  say(text('cli.start.took', { seconds: (tookMs / 1000).toFixed(1) }))
}
