import { dirname, join, resolve } from 'node:path'
import { Command, Option } from 'commander'
import type { ProblemData } from '#config-schema'
import { problemTextKey } from '#locales'
import type { RunningServer } from '#server'
import { componentCodeLines } from '../lines/site-code.ts'
import { askAnswers } from '../services/ask-answers.ts'
import { readEnvironment } from '../services/environment.ts'
import { loadConfig } from '../services/load-config.ts'
import { hasSeeded, isSeeded, keepSignIn, keptSignIn, loadSeed } from '../services/load-seed.ts'
import { questionScreen } from '../services/question-screen.ts'
import { endWithParent, onlySeedFlag, seedApart } from '../services/seed-apart.ts'
import { siteDirOf } from '../services/site-dir.ts'
import { otherPayload } from '../services/site-modules/other-payload.ts'
import { stopOnSignals } from '../services/stop-on-signals.ts'
import { surviveLateCloses } from '../services/survive-late-closes.ts'
import type { Terminal } from '../terminal.ts'
import { adminDirOption, configOption, dropOption, renameOption } from './options.ts'

interface Flags {
  config: string
  seed?: string
  adminDir: string
  rename: string[]
  drop: string[]
  /** A child that fills the database and ends. */
  onlySeed?: true
}

/** `stateroom start`: serves the admin until it is told to stop. */
export const startCommand = (terminal: Terminal) =>
  new Command('start')
    .description(terminal.text('cli.start.description'))
    .addOption(configOption(terminal))
    .option('--seed <file>', terminal.text('cli.start.seed'))
    .addOption(renameOption(terminal))
    .addOption(dropOption(terminal))
    .addOption(adminDirOption())
    .addOption(new Option(onlySeedFlag).hideHelp())
    .action((flags: Flags) => start(terminal, flags))

async function start(terminal: Terminal, flags: Flags): Promise<void> {
  const startedAt = performance.now()
  const configPath = resolve(terminal.cwd, flags.config)
  const { secret, ...environment } = readEnvironment(terminal.env, configPath)
  const { dataDir } = environment
  // Before the config: what is imported after it passes through the loader of its TypeScript.
  const { startServer } = await import('#server')
  const showChoice = await questionScreen(terminal)
  const config = await loadConfig(terminal, configPath)
  const siteDir = siteDirOf(config, configPath)
  const warn = (problem: ProblemData) => {
    terminal.complain(terminal.text(problemTextKey(problem.code), problem.details))
    for (const line of componentCodeLines(problem, siteDir)) terminal.complain(line)
  }
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
    siteDir,
    answers: { renames: flags.rename, drops: flags.drop },
    ...(!flags.onlySeed && { ask: (questions) => askAnswers(terminal, showChoice, questions) }),
    migrationDir: join(dirname(configPath), 'migrations'),
    log: terminal.complain,
    // What a child warns of, its parent does.
    ...(!flags.onlySeed && { warn }),
    ...(seed && !flags.onlySeed && !isSeeded(dataDir) && { prepare: seedApart }),
    ...(seed && {
      seed: async (payload) => {
        if (await hasSeeded(payload, dataDir)) return
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
