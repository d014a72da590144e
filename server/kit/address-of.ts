/** Who asks, as our own host says it; others do not. */
export const addressOf = (req: object): string | null =>
  'ip' in req && typeof req.ip === 'string' ? req.ip : null
