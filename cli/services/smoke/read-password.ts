import { text } from 'node:stream/consumers'
import { Problem } from '#problems'
import type { Variables } from '../../kit/environment.ts'

/** From the environment, or else from what is piped in: in the arguments, others could read it. */
export async function readPassword(
  env: Variables,
  input: NodeJS.ReadStream = process.stdin,
): Promise<string> {
  if (env.STATEROOM_PASSWORD) return env.STATEROOM_PASSWORD
  const piped = input.isTTY ? '' : (await text(input)).replace(/\r?\n$/, '')
  if (piped === '') throw new Problem('smoke.noPassword')
  return piped
}
