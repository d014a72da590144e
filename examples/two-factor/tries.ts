const most = 5
const lastsMs = 10 * 60 * 1000

/** How often each account got a code wrong lately. Each process counts for itself. */
export function countTries(now: () => number = Date.now) {
  const known = new Map<string, { count: number; until: number }>()
  return {
    /** Counts a try before its code is checked, so that tries sent at once count, too; false: too many. */
    begin(account: string): boolean {
      const tries = known.get(account)
      const { count, until } =
        tries && tries.until > now() ? tries : { count: 0, until: now() + lastsMs }
      if (count >= most) return false
      known.set(account, { count: count + 1, until })
      return true
    },
    forget: (account: string): void => {
      known.delete(account)
    },
  }
}

export type Tries = ReturnType<typeof countTries>
