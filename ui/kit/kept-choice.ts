import { useSyncExternalStore } from 'react'

/** One of a few things, kept in this browser for whoever sits before it. */
export interface KeptChoice<Value extends string> {
  offered: readonly Value[]
  subscribe(listener: () => void): () => void
  read(): Value
  choose(value: Value): void
  use(): Value
}

/** The first one that is offered is taken where nothing was chosen. */
export function keptChoice<Value extends string>(
  name: string,
  offered: readonly [Value, ...Value[]],
): KeptChoice<Value> {
  const key = `stateroom-${name}`
  const listeners = new Set<() => void>()
  let chosen: Value | undefined

  const read = (): Value => {
    chosen ??= offered.find((value) => value === kept(key)) ?? offered[0]
    return chosen
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return {
    offered,
    subscribe,
    read,
    choose(value) {
      chosen = value
      keep(key, value)
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(subscribe, read, () => offered[0]),
  }
}

function kept(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** A browser that keeps nothing shows it as chosen until the page is left. */
function keep(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {}
}
