import type { Shape } from './worst-shapes.ts'

export interface WorstSample {
  name: string
  status: number
  /** How long the request itself took, ms. */
  ms: number
  /** The longest that the health check waited for its answer meanwhile, ms. */
  heldMs: number
}

/** Asks for each shape, and for the server's health all the while. */
export async function measureWorst(
  origin: string,
  cookie: string,
  shapes: readonly Shape[],
  tell: (sample: WorstSample) => void,
): Promise<void> {
  for (const shape of shapes) tell(await measure(origin, cookie, shape))
}

async function measure(origin: string, cookie: string, shape: Shape): Promise<WorstSample> {
  let isOver = false
  let heldMs = 0
  const watch = async () => {
    do {
      const startedAt = performance.now()
      await (await fetch(`${origin}/healthz`)).text()
      heldMs = Math.max(heldMs, performance.now() - startedAt)
    } while (!isOver)
  }
  const watching = watch()
  const startedAt = performance.now()
  const status = await ask(origin, cookie, shape)
  const ms = performance.now() - startedAt
  isOver = true
  await watching
  return { name: shape.name, status, ms, heldMs }
}

async function ask(origin: string, cookie: string, shape: Shape): Promise<number> {
  const { body, headers, isSignedIn, method, path } = shape
  try {
    const answer = await fetch(origin + path, {
      method,
      redirect: 'manual',
      headers: { origin, ...headers, ...(isSignedIn && { cookie }) },
      ...(body !== undefined && { body }),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return 0
  }
}
