import { setTimeout as wait } from 'node:timers/promises'
import { adminConfigPath } from '#contracts/admin-config'
import type { AskForVisitor, PageRequest } from './visitor.ts'

/**
 * The config that the page brings with it, as JSON; null where the panel asks for itself: a database
 * that hangs must not hold up the page, which can say so.
 * @param api where the API is, such as '/api'
 */
export const configAhead = (
  page: PageRequest,
  ask: AskForVisitor,
  api: string,
  msPatience = 2_000,
): Promise<string | null> =>
  Promise.race([
    ask(page, api + adminConfigPath).then((answer) => answer?.json ?? null),
    wait(msPatience, null, { ref: false }),
  ])
