import type { ChildProcess } from 'node:child_process'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { StartFailed } from '../../machines/dev/index.ts'
import type { FromServer, ToServer } from './messages.ts'

type Ready = Extract<FromServer, { type: 'ready' }>
type Built = Extract<FromServer, { type: 'built' }>

/** A server in a process of its own, which loads every module of the site anew. */
export interface ServerProcess {
  pid: number
  ready: Ready
  /** Builds the components as their files are now. null: it ended first. */
  build: () => Promise<Built | null>
  /** Lets it answer what it has accepted. */
  close: () => Promise<void>
}

interface Options {
  args: readonly string[]
  /** Ends a start. */
  signal: AbortSignal
  complain: (line: string) => void
  /** It ended without being asked to. */
  onEnd: (pid: number, lines: readonly string[]) => void
}

/** @throws {StartFailed} with what the server said */
export async function openServer({
  args,
  complain,
  onEnd,
  signal,
}: Options): Promise<ServerProcess> {
  const child = fork(process.argv[1]!, args, { stdio: ['inherit', 'inherit', 'pipe', 'ipc'] })
  const said: string[] = []
  const heard = createInterface({ input: child.stderr! }).on('line', (line) => {
    said.push(line)
    said.splice(0, said.length - mostLines)
    complain(line)
  })
  const allHeard = once(heard, 'close')
  const exit = once(child, 'exit')
  const abort = () => child.kill('SIGKILL')
  signal.addEventListener('abort', abort)
  const ready = await Promise.race([messageOf(child, 'ready'), exit.then(() => null)])
  signal.removeEventListener('abort', abort)
  if (ready === null || signal.aborted) {
    await allHeard
    throw new StartFailed(said)
  }

  let isClosing = false
  said.length = 0
  const pid = child.pid!
  void exit.then(async () => {
    await allHeard
    if (!isClosing) onEnd(pid, said)
  })
  return {
    pid,
    ready: ready as Ready,
    build: async () => {
      const built = messageOf(child, 'built')
      child.send({ type: 'build' } satisfies ToServer)
      return (await Promise.race([built, exit.then(() => null)])) as Built | null
    },
    close: async () => {
      isClosing = true
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      await exit
      clearTimeout(late)
    },
  }
}

/** Of what is said before it ends: enough to know why. */
const mostLines = 200

/** How long open requests may take. */
const patienceMs = 10_000

const messageOf = (child: ChildProcess, type: FromServer['type']): Promise<FromServer> =>
  new Promise((resolve) => {
    const listen = (message: FromServer) => {
      if (message.type !== type) return
      child.off('message', listen)
      resolve(message)
    }
    child.on('message', listen)
  })
