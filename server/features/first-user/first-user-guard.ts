import { createHash, timingSafeEqual } from 'node:crypto'

/** Decides who may make the first user. */
export interface FirstUserGuard {
  /** Whether this request's token, null for none, is the right one. */
  allows: (token: string | null) => boolean
  /** Called once the first user exists: nobody may from then on. */
  close: () => Promise<void>
}

/** Whoever comes first may. */
export const openGuard: FirstUserGuard = { allows: () => true, close: async () => {} }

/** Nobody may until it is opened with a token, then whoever has the token. */
export interface TokenGuard extends FirstUserGuard {
  /** `forget` is called when the token has become void. */
  open: (token: string, forget: () => Promise<void>) => void
}

export function tokenGuard(): TokenGuard {
  let valid: { token: string; forget: () => Promise<void> } | null = null

  return {
    allows: (given) => valid !== null && given !== null && isSame(given, valid.token),
    open: (token, forget) => {
      valid = { token, forget }
    },
    close: async () => {
      await valid?.forget()
      valid = null
    },
  }
}

const isSame = (one: string, other: string): boolean => timingSafeEqual(hash(one), hash(other))

const hash = (text: string): Buffer => createHash('sha256').update(text).digest()
