import type { ComponentType } from 'react'
import { createContext } from 'react'

/** A component as the site has written it: its props are between it and its place. */
export type SiteView = ComponentType<Record<string, unknown>>

/** What fetches the modules that the panel shares with the site's components. */
export type FetchShared = Readonly<Record<string, () => Promise<unknown>>>

/** Given where the panel is put together: they import what imports these components. */
export const SharedModulesContext = createContext<FetchShared>({})

/** The same for features of rich text, which the editor shares more with. */
export const FeatureModulesContext = createContext<FetchShared>({})

/** What the scripts export, by name. */
type SiteModule = Readonly<Record<string, unknown>>

/** What came of fetching a script and running it. */
type Loaded = { module: SiteModule } | { failure: unknown }

const known = new Map<string, Promise<Loaded>>()

/**
 * The script at this address; never fails. It and what it shares with the panel are fetched at the same
 * time, once.
 */
export function siteModule(address: string, shared: FetchShared): Promise<Loaded> {
  const before = known.get(address)
  if (before) return before

  const arrives = load(address, shared)
  known.set(address, arrives)
  // React reads one that says so of itself at once, where it would wait for another once more.
  void arrives.then((value) => Object.assign(arrives, { status: 'fulfilled', value }))
  return arrives
}

async function load(address: string, shared: FetchShared): Promise<Loaded> {
  const ahead = Object.values(shared).map((fetchShared) => fetchShared())
  try {
    const [module] = await Promise.all([import(/* @vite-ignore */ address), ...ahead])
    return { module }
  } catch (failure) {
    console.error(failure)
    return { failure }
  }
}

/** React takes functions, and what `memo` and the like make of them. */
export const isView = (exported: unknown): exported is SiteView =>
  typeof exported === 'function' ||
  (typeof exported === 'object' && exported !== null && '$$typeof' in exported)
