import type { Where } from 'payload'
import type { DatabaseLayer } from '../../kit/database-layer.ts'

const tokens: readonly string[] = ['_verificationToken', 'resetPasswordToken']

/** Without a token, Payload would find whoever has none either. */
export const tokensAreTexts: DatabaseLayer = {
  findOne: async (asked, next) => (asksForNoText(asked.where ?? {}) ? null : next(asked)),
}

const asksForNoText = (where: Where): boolean =>
  Object.entries(where).some(([name, rule]) => {
    if (name === 'and' && Array.isArray(rule)) return rule.some(asksForNoText)
    if (!tokens.includes(name) || typeof rule !== 'object' || !('equals' in rule)) return false
    return typeof rule.equals !== 'string' || rule.equals === ''
  })
