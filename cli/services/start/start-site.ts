import { dirname, join, resolve } from 'node:path'
import { problemTextKey } from '#locales'
import type { ProblemData } from '#problems'
import type { ServerOptions } from '#server'
import { readEnvironment, withPort } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { askAnswers } from '../ask/ask-answers.ts'
import { questionScreen } from '../ask/question-screen.ts'
import { builtDirOf } from '../build/built-dir.ts'
import { optionsBehind, reportTo } from '../dev/serve-behind.ts'
import { announce } from '../kit/announce.ts'
import { isSeeded, keepSignIn } from '../kit/kept-sign-in.ts'
import { apart, endWithParent, runApart } from '../kit/run-apart.ts'
import { stopOnSignals } from '../kit/stop-on-signals.ts'
import { loadConfig } from '../site/load-config.ts'
import { loadServer } from '../site/load-server.ts'
import { mendRestore } from '../site/mend-restore.ts'
import { siteDirOf } from '../site/site-dir.ts'
import { otherPayload } from '../site-modules/other-payload.ts'
import { componentCodeLines } from '../site-modules/site-code.ts'
import { hasSeeded, loadSeed } from './load-seed.ts'
import { surviveStrays } from './survive-strays.ts'

export interface StartFlags {
  config: string
  seed?: string
  port?: string
  adminDir: string
  rename: string[]
  drop: string[]
  /** A child that makes the tables, fills the database, builds the components and ends. */
  onlyPrepare?: true
  /** A child that builds the components and ends. */
  onlyBuild?: true
  /** A child of `stateroom dev`, which has this port. */
  behind?: string
}

/** Serves a site until it's told to stop, or prepares what another process serves. */
export async function startSite(terminal: Terminal, flags: StartFlags): Promise<void> {
  const startedAt = performance.now()
  const configPath = resolve(terminal.cwd, flags.config)
  const { secret, ...environment } = readEnvironment(withPort(terminal.env, flags.port), configPath)
  const { dataDir } = environment
  const { buildSiteComponents, startServer } = await loadServer(environment.databaseUrl)
  const showChoice = await questionScreen(terminal)
  await mendRestore(terminal, dataDir)
  const config = await loadConfig(terminal, configPath)
  const siteDir = siteDirOf(config, configPath)
  const warn = (problem: ProblemData) => {
    terminal.complain(terminal.text(problemTextKey(problem.code), problem.details))
    for (const line of componentCodeLines(problem, siteDir)) terminal.complain(line)
  }
  const behind = flags.behind === undefined ? null : Number(flags.behind)
  const other = otherPayload(configPath)
  const isChild = flags.onlyPrepare || flags.onlyBuild
  if (other && !isChild) warn(other)
  const seed = flags.seed ? await loadSeed(resolve(terminal.cwd, flags.seed)) : null
  if (isChild || behind !== null) endWithParent()

  const options: ServerOptions = {
    config,
    ...environment,
    ...(secret ? { secret } : {}),
    ...(behind !== null && optionsBehind(behind, environment)),
    ...(isChild && { port: 0 }),
    adminDir: resolve(terminal.cwd, flags.adminDir),
    siteDir,
    builtDir: builtDirOf(configPath),
    answers: { renames: flags.rename, drops: flags.drop },
    migrationDir: join(dirname(configPath), 'migrations'),
    log: terminal.complain,
  }
  if (flags.onlyBuild) {
    await buildSiteComponents(options)
    process.exit(0)
  }

  const isUnseeded = seed !== null && !isSeeded(dataDir)
  const server = await startServer({
    ...options,
    // What a child warns of and asks, its parent does.
    ...(!isChild && {
      warn,
      ask: (questions) => askAnswers(terminal, showChoice, questions),
      ...(isUnseeded && { prepare: () => runApart(apart.prepare) }),
      // Whoever edits components has use for the builder.
      ...(behind === null && { buildApart: () => runApart(apart.build) }),
    }),
    ...(seed && {
      seed: async (payload) => {
        if (await hasSeeded(payload, dataDir)) return
        terminal.say(terminal.text('cli.start.seeding'))
        await keepSignIn(dataDir, await seed(payload, terminal.say))
      },
    }),
  })
  if (flags.onlyPrepare) {
    if (isUnseeded && !isSeeded(dataDir)) await keepSignIn(dataDir, null)
    await server.close()
    process.exit(0)
  }
  surviveStrays()
  if (behind !== null) {
    stopOnSignals(server.close)
    reportTo(process, server)
    return
  }
  stopOnSignals(async () => {
    terminal.say(terminal.text('cli.start.stopping'))
    await server.close()
  })
  await announce(terminal, server, dataDir, performance.now() - startedAt)
}
