import type { KeptComment } from './kept-comments.ts'

/** Stored as text that a database finds one of them in. */
export const mentionsText = (keys: readonly string[]): string =>
  keys.map((key) => `[${key}]`).join('')

export const mentionedKeys = ({ mentions }: Pick<KeptComment, 'mentions'>): readonly string[] =>
  [...(mentions ?? '').matchAll(/\[([^\]]+)\]/g)].map(([, key]) => key!)
