export interface AfterRest {
  /** Once this was not called again for a while. */
  later: () => void
  /** At once, where it is due. */
  now: () => void
}

/** Puts an act off until nobody has asked for it again for `ms`. */
export function afterRest(ms: number, act: () => void): AfterRest {
  let due: ReturnType<typeof setTimeout> | null = null
  const now = () => {
    if (due === null) return
    clearTimeout(due)
    due = null
    act()
  }
  const later = () => {
    if (due !== null) clearTimeout(due)
    due = setTimeout(now, ms)
  }
  return { later, now }
}
