import type { Payload, PayloadRequest, Where } from 'payload'
import type { DocumentId } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { DatabaseLayer } from '../../kit/database-layer.ts'
import { holdDocument } from '../../kit/hold-document.ts'

const tokens: readonly string[] = ['_verificationToken', 'resetPasswordToken']

/**
 * Without a token, Payload would find whoever has none either. With one, Payload reads the account and
 * writes all of it back: whoever else uses the token or edits the account has ended before that.
 */
export const tokensAreTexts = (payload: Payload): DatabaseLayer => ({
  findOne: async (asked, next) => {
    const { collection, req, where = {} } = asked
    if (asksForNoText(where)) return null
    const config = payload.collections[collection]?.config
    if (!config || !req?.transactionID || !asksForToken(where)) return next(asked)
    const { req: _, ...alone } = asked
    const found = await next(alone)
    if (!isRecord(found)) return found
    await holdDocument(req as PayloadRequest, { collection: config, id: found.id as DocumentId })
    const current = await next(asked)
    return JSON.stringify(where).includes('resetPasswordToken') && hasEnded(current)
      ? null
      : current
  },
})

/** Payload says when it asked, which may be before somebody else used the token. */
const hasEnded = (user: unknown): boolean =>
  isRecord(user) && new Date(String(user.resetPasswordExpiration)).getTime() <= Date.now()

const asksForToken = (where: Where): boolean =>
  Object.entries(where).some(([name, rule]) =>
    name === 'and' && Array.isArray(rule) ? rule.some(asksForToken) : tokens.includes(name),
  )

const asksForNoText = (where: Where): boolean =>
  Object.entries(where).some(([name, rule]) => {
    if (name === 'and' && Array.isArray(rule)) return rule.some(asksForNoText)
    if (!tokens.includes(name) || typeof rule !== 'object' || !('equals' in rule)) return false
    return typeof rule.equals !== 'string' || rule.equals === ''
  })
