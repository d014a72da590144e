import type { AdminUser } from '#contracts/admin-config'
import type { SessionUser } from '#machines/session'

/**
 * Who said at sign-in that other people use this computer too. It is known here alone: the same person
 * may be signed in on a computer of their own. Where the browser keeps nothing, nothing stays either.
 */
const key = 'stateroom-shared-computer'

/** How somebody is named in what the browser keeps of them. */
export const keeperOf = ({ collection, id }: Pick<AdminUser, 'collection' | 'id'>): string =>
  `${collection}/${id}`

/** Null: everyone. */
export const sharersBut = (user: string | null): readonly string[] =>
  sharers().filter((one) => one !== user)

function sharers(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
  } catch {
    return []
  }
}

export function rememberComputer(user: string, computer: SessionUser['computer']): void {
  const others = sharersBut(user)
  keepSharers(computer === 'shared' ? [...others, user] : others)
}

/** They have left nothing, or know that they have. */
export const forgetSharers = (users: readonly string[]): void =>
  keepSharers(sharers().filter((one) => !users.includes(one)))

/** What is known of this computer when somebody comes to it. */
export const computerOf = (user: string): Pick<SessionUser, 'computer' | 'isAfterOthers'> => ({
  computer: sharers().includes(user) ? 'shared' : 'own',
  isAfterOthers: sharersBut(user).length > 0,
})

function keepSharers(users: readonly string[]): void {
  try {
    if (users.length === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(users))
  } catch {
    // Full or forbidden.
  }
}
