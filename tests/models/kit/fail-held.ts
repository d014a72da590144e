import type { Route } from '@playwright/test'
import type { Problem } from '#problems'
import { refuse } from './answers.ts'
import type { Visitor } from './session-end.ts'
import { endSession } from './session-end.ts'

/** A held request fails as the plan has it; a session that has ended is over for the browser, too. */
export async function failHeld(visitor: Visitor, route: Route, error: unknown): Promise<void> {
  // What the plan makes the work fail with is a problem.
  const { code } = error as Problem
  if (code === 'server.unreachable') return route.abort()
  if (code === 'session.ended') await endSession(visitor)
  await refuse(route, code)
}
