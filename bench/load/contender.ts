import type { BrowserContext } from 'playwright'
import type { ServerProcess } from '../kit/server-process.ts'

/** An admin panel that is measured. All of them have the same addresses and the same ids in their pages. */
export interface Contender {
  name: 'stateroom' | 'payload'
  server: ServerProcess
}

const person = { email: 'admin@example.com', password: 'test' }

/** Leaves the session's cookie in the browser, and nothing in its cache. */
export async function signIn(
  context: BrowserContext,
  { origin }: Pick<ServerProcess, 'origin'>,
): Promise<void> {
  const answer = await context.request.post(`${origin}/api/users/login`, {
    headers: { origin },
    data: person,
  })
  if (!answer.ok()) throw new Error(`Signing in at ${origin} answered ${answer.status()}.`)
}
