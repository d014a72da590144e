import { useSyncExternalStore } from 'react'

/** How this browser counts the hours of a day; `auto`: as the reader's region does. */
export const hoursOffered = ['auto', '12', '24'] as const
export type Hours = (typeof hoursOffered)[number]

export const hourCycles: Readonly<Record<Hours, Intl.DateTimeFormatOptions>> = {
  auto: {},
  12: { hourCycle: 'h12' },
  24: { hourCycle: 'h23' },
}

export const useHours = (): Hours => useSyncExternalStore(subscribe, chosenHours, () => 'auto')

export function chosenHours(): Hours {
  chosen ??= kept()
  return chosen
}

export function chooseHours(hours: Hours): void {
  chosen = hours
  try {
    localStorage.setItem(key, hours)
  } catch {
    // A browser that keeps nothing shows them as chosen until the page is left.
  }
  for (const listener of listeners) listener()
}

let chosen: Hours | undefined

const key = 'stateroom-hours'
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function kept(): Hours {
  try {
    return hoursOffered.find((hours) => hours === localStorage.getItem(key)) ?? 'auto'
  } catch {
    return 'auto'
  }
}
