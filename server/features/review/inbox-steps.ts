import type { PayloadRequest } from 'payload'
import { mentionedKeys, mentionsText } from '../comments/mentions.ts'
import type { KeptStep } from './kept-steps.ts'
import { findSteps } from './kept-steps.ts'

/** How many of the latest are looked at: of what a user may not read any more there may be many. */
const mostLookedAt = 300

/** The steps of others that concern a user, the newest first. */
export async function stepsTo(req: PayloadRequest, user: string): Promise<readonly KeptStep[]> {
  const found = await findSteps(req, { to: { contains: mentionsText([user]) } }, mostLookedAt)
  return found.filter(
    // The keys of some users are found in those of others.
    (step) => step.author !== user && mentionedKeys({ mentions: step.to ?? '' }).includes(user),
  )
}
