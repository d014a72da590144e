import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Panel } from '../../kit/fixtures.ts'
import { admin } from '../../kit/magazine.ts'
import { fillSignIn, loseSession } from './people.ts'
import { openQuestion } from './question.ts'

/** The admin before a page, whose session may end. */
export interface Visitor {
  page: Page
  panel: Panel
  hasSession: boolean
}

export async function endSession(visitor: Visitor): Promise<void> {
  await loseSession(visitor.page)
  visitor.hasSession = false
}

/** Signs in again in place where that is asked for. */
export async function signInIfAsked(visitor: Visitor): Promise<void> {
  if (visitor.hasSession) return
  await fillSignIn(visitor.page, visitor.panel, admin)
  await mustAskForSession(visitor, false)
  visitor.hasSession = true
}

export async function mustAskForSession(
  { page, panel: { words } }: Visitor,
  isAsked: boolean,
): Promise<void> {
  const question = openQuestion(page).filter({ hasText: words('sessionEnded.text') })
  await expect(question).toHaveCount(isAsked ? 1 : 0)
}
