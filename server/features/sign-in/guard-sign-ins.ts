import type { Payload } from 'payload'
import { keptOnPayload } from '../../kit/kept-on-payload.ts'
import type { AskedUser, StoredUser } from './asked-user.ts'
import type { FailureLimits, Trial } from './failures.ts'
import { countFailures } from './failures.ts'
import { unlocksElsewhere } from './unlocked-elsewhere.ts'

/** Who tried to sign in as whom, and from where. */
export interface Attempt extends AskedUser {
  /** null: nobody knows. */
  address: string | null
}

/** `refused`: it isn't tried, and looks like a wrong password. */
export type Verdict = 'open' | 'locked' | 'refused'

/** An attempt that is being looked at, until it is known how it ended. */
export interface BegunAttempt extends Trial {
  verdict: Verdict
}

export interface SignInGuard {
  begin: (attempt: Attempt) => Promise<BegunAttempt>
  /** It was right; without an address, for everybody who tried. */
  forget: (user: StoredUser, address?: string | null) => void
}

type NamedGuards = Map<string, SignInGuard>

const guards = keptOnPayload<NamedGuards>('sign-in-guards')

/** The guard of a collection, the same for all who ask. */
export function signInGuardOf(
  payload: Payload,
  collection: string,
  limits: FailureLimits,
): SignInGuard {
  const known: NamedGuards = guards.of(payload) ?? new Map()
  guards.keep(payload, known)
  const guard = known.get(collection) ?? guardSignIns(limits)
  known.set(collection, guard)
  return guard
}

/**
 * A user is locked however they were named. What is told is about the name alone: it is locked after as
 * many failures where nobody has it, so neither who exists is told, nor that two names are of one user.
 */
function guardSignIns(limits: FailureLimits): SignInGuard {
  const names = countFailures(limits)
  const users = countFailures({ ...limits, mostKept: 100_000 })
  const wasUnlocked = unlocksElsewhere()

  const idOf = ({ id }: StoredUser) => String(id)
  const count = async ({ address, name, user }: Attempt): Promise<BegunAttempt> => {
    const named = await names.begin({ name, address })
    if (!named) return begun('locked', [])
    const known = user && (await users.begin({ name: idOf(user), address }))
    return begun(known === null && user ? 'refused' : 'open', known ? [named, known] : [named])
  }
  const forget: SignInGuard['forget'] = (user, address) => {
    users.forget(idOf(user), address)
    for (const name of [user.email, user.username]) {
      if (typeof name === 'string') names.forget(name.toLowerCase(), address)
    }
  }

  return {
    begin: async (attempt) => {
      const first = await count(attempt)
      const { user } = attempt
      if (!user) return first
      if (first.verdict !== 'open' && wasUnlocked(user)) {
        first.undo()
        forget(user)
        return count(attempt)
      }
      return first.verdict === 'open' && isLockedInDatabase(user)
        ? { ...first, verdict: 'refused' }
        : first
    },
    forget,
  }
}

const begun = (verdict: Verdict, trials: readonly Trial[]): BegunAttempt => ({
  verdict,
  fail: () => {
    for (const trial of trials) trial.fail()
  },
  undo: () => {
    for (const trial of trials) trial.undo()
  },
})

/** Payload's own lock, which all processes see. */
const isLockedInDatabase = ({ lockUntil }: StoredUser): boolean =>
  Boolean(lockUntil) && new Date(String(lockUntil)).getTime() > Date.now()
