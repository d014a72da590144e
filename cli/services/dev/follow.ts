import { stripVTControlCharacters } from 'node:util'
import type { ActorRefFrom } from 'xstate'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { CliTextKey } from '#locales'
import { problemTextKey } from '#locales'
import type { Environment } from '../../kit/environment.ts'
import type { Terminal } from '../../kit/terminal.ts'
import { devMachine } from '../../machines/dev/index.ts'
import type { Front } from './front.ts'
import { openFront } from './front.ts'
import type { ServerProcess } from './open-server.ts'
import { openServer } from './open-server.ts'
import { mistakeTextOf, tellOfDev } from './tell-of-dev.ts'
import { watchSources } from './watch-sources.ts'

export interface FollowOptions {
  terminal: Terminal
  environment: Environment
  /** What is watched. */
  dir: string
  configPath: string
  /** Of each start. */
  args: readonly string[]
  /** Of the first: what became of fields. */
  answers: readonly string[]
}

/** Serves a site, and its files as they are after each edit. Answers what ends all of it. */
export async function follow(options: FollowOptions): Promise<() => Promise<void>> {
  const { answers, args, configPath, dir, environment, terminal } = options
  const front = await openFront({
    ...environment,
    waiting: terminal.text('cli.dev.waiting'),
    refusal: (host) => terminal.text(problemTextKey('request.unknownHost'), { host }),
  })
  const processes = new Map<number, ServerProcess>()
  let isFirst = true

  const actor = createActor(
    devMachine.provide({
      actors: {
        open: fromPromise(async ({ signal }) => {
          const only = isFirst ? answers : []
          isFirst = false
          const server = await openServer({
            args: ['start', ...args, ...only, '--behind', `${front.port}`],
            signal,
            complain: terminal.complain,
            onEnd: (pid, lines) => {
              processes.delete(pid)
              actor.send({ type: 'server.ended', pid, lines })
            },
          })
          processes.set(server.pid, server)
          return { pid: server.pid, port: server.ready.port }
        }),
        close: fromPromise(async () => {
          await Promise.all([...processes.values()].map(({ close }) => close()))
        }),
      },
    }),
  )
  const current = () => processes.get(actor.getSnapshot().context.served?.pid ?? 0)
  const pages = tellPages({ actor, current, front, terminal })
  tellOfDev({ actor, current, terminal, dataDir: environment.dataDir })
  actor.on('replaced', async ({ served }) => {
    await processes.get(served.pid)?.close()
    processes.delete(served.pid)
  })
  actor.start()

  const stopWatching = watchSources(dir, (files) => {
    const server = current()
    const isOfConfig = (file: string) => file === configPath || server?.ready.files.includes(file)
    // What a config that failed consists of is not known.
    if (actor.getSnapshot().matches('serving') && !files.some(isOfConfig)) void pages.build()
    else actor.send({ type: 'file.saved' })
  })
  return async () => {
    stopWatching()
    actor.send({ type: 'user.stop' })
    await waitFor(actor, (state) => state.status === 'done')
    await front.close()
  }
}

type DevActor = ActorRefFrom<typeof devMachine>

interface Pages {
  actor: DevActor
  current: () => ServerProcess | undefined
  front: Front
  terminal: Terminal
}

/** Keeps every open page in step with the server that answers. */
function tellPages({ actor, current, front, terminal: { say, text } }: Pages) {
  let components = ''
  let told = ''
  // While the next start is tried, the last mistake is still there.
  let heading: CliTextKey = 'cli.dev.mistake'
  const tell = () => {
    const { context, value } = actor.getSnapshot()
    heading = mistakeTextOf(String(value)) ?? heading
    const { mistake, served } = context
    const state = {
      server: served && `${served.pid}`,
      components,
      mistake: mistake && {
        title: text(heading),
        lines: mistake.map(stripVTControlCharacters),
      },
    }
    const line = JSON.stringify(state)
    if (line !== told) front.tell(state)
    told = line
  }
  let shown: number | undefined
  actor.subscribe((snapshot) => {
    const { served } = snapshot.context
    front.passTo(served?.port ?? null)
    front.replace(snapshot.matches('replacing'))
    if (served && served.pid !== shown) components = current()?.ready.components ?? ''
    shown = served?.pid
    tell()
  })
  let building: Promise<void> = Promise.resolve()
  return {
    /** One build after the other: each sees what was saved before it. */
    build: () => {
      building = building.then(async () => {
        const server = current()
        const built = await server?.build()
        if (!built || server !== current()) return
        // The config that the panel has names them.
        if (built.isChanged) actor.send({ type: 'file.saved' })
        if (built.isChanged || built.components === components) return
        components = built.components
        say(text('cli.dev.components'))
        tell()
      })
      return building
    },
  }
}
