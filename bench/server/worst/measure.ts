import { readFileSync, writeFileSync } from 'node:fs'
import type { Shape } from './shape.ts'

export interface WorstSample {
  name: string
  status: number
  /** How long the request itself took, ms. */
  ms: number
  /** The longest that the health check waited for its answer meanwhile, ms. */
  heldMs: number
  /** What the server's main thread worked in that time, whatever else the machine did, ms. */
  busyMs: number
  /** The most memory that the server had meanwhile, MiB. */
  memoryMiB: number
  /** How long the answer is, MiB. */
  answerMiB: number
}

interface Server {
  origin: string
  pid: number
}

/** Asks for each shape, and for the server's health all the while. */
export async function measureWorst(
  server: Server,
  cookie: string,
  shapes: readonly Shape[],
  tell: (sample: WorstSample) => void,
): Promise<void> {
  for (const shape of shapes) tell(await measure(server, cookie, shape))
}

async function measure(server: Server, cookie: string, shape: Shape): Promise<WorstSample> {
  const { origin, pid } = server
  let isOver = false
  let heldMs = 0
  let busyMs = 0
  forgetPeak(pid)
  const watch = async () => {
    do {
      const startedAt = performance.now()
      const worked = workOf(pid)
      await health(origin)
      busyMs = Math.max(busyMs, workOf(pid) - worked)
      heldMs = Math.max(heldMs, performance.now() - startedAt)
    } while (!isOver)
  }
  const watching = watch()
  const startedAt = performance.now()
  const answer = await ask(origin, cookie, shape)
  const ms = performance.now() - startedAt
  isOver = true
  await watching
  return { name: shape.name, ...answer, ms, heldMs, busyMs, memoryMiB: peakOf(pid) }
}

/** A connection that was closed meanwhile is opened again. */
async function health(origin: string): Promise<void> {
  try {
    await (await fetch(`${origin}/healthz`)).text()
  } catch {
    await (await fetch(`${origin}/healthz`)).text()
  }
}

async function ask(origin: string, cookie: string, shape: Shape) {
  const { body, headers, isSignedIn, method, path } = shape
  try {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { origin, ...headers, ...(isSignedIn && { cookie }) },
      ...(body !== undefined && { body: typeof body === 'function' ? body() : body }),
    })
    const { byteLength } = await answer.arrayBuffer()
    return { status: answer.status, answerMiB: byteLength / 2 ** 20 }
  } catch {
    return { status: 0, answerMiB: 0 }
  }
}

/** How long the main thread of a process has run, ms. */
const workOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6

/** Linux counts the peak from now on. */
const forgetPeak = (pid: number): void => writeFileSync(`/proc/${pid}/clear_refs`, '5')

function peakOf(pid: number): number {
  const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(peak?.[1]) / 1024
}
