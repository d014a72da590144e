import type { PayloadRequest } from 'payload'
import { Problem } from '#problems'
import type { Made } from '../../features/creations/claims.ts'
import {
  abandon,
  claimPatiently,
  isAnother,
  whileClaimed,
} from '../../features/creations/claims.ts'
import { creationKey } from '../../features/creations/once.ts'
import { baseOf, titleOf } from '../bulk/change-one.ts'
import { findOne } from '../bulk/one.ts'
import type { Outcome } from './outcome.ts'
import type { ImportAsked } from './request.ts'

/** Makes no second document of a line that is sent again because its answer was lost. */
export async function createdOnce(
  req: PayloadRequest,
  asked: ImportAsked,
  creation: string,
  create: (key: string) => Promise<Outcome>,
): Promise<Outcome> {
  const key = creationKey(req, asked.collection.slug, creation)
  if (key === null) throw new Problem('session.ended')
  const claim = await claimPatiently(req.payload, key)
  if (claim.state === 'busy') throw new Problem('request.tooMany', { details: { seconds: '10' } })
  if (claim.state === 'made') return asMade(req, asked, claim)

  let isMade = false
  try {
    const outcome = await whileClaimed(req.payload, key, () => create(key))
    isMade = outcome.outcome === 'created'
    return outcome
  } finally {
    if (!isMade) await abandon(req.payload, key)
  }
}

/** The document that the first one made, as this person may see it. */
async function asMade(req: PayloadRequest, asked: ImportAsked, made: Made): Promise<Outcome> {
  const { document: id } = made
  const isGone = await isAnother(req.payload, asked.collection.slug, made)
  const change = { kind: 'edit', data: {} } as const
  const one = isGone ? null : await findOne(req, { ...asked, change }, { id })
  return one
    ? { id: one.id, title: titleOf(one), outcome: 'created', ...baseOf(one.doc) }
    : { id, title: null, outcome: 'created' }
}
