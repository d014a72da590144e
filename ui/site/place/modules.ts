import type { ComponentType } from 'react'
import { createContext } from 'react'

/** A component as the site has written it: its props are between it and its place. */
export type SiteView = ComponentType<Record<string, unknown>>

/** What fetches the modules that the panel shares with the site's components. */
export type FetchShared = Readonly<Record<string, () => Promise<unknown>>>

/** Given where the panel is put together: they import what imports these components. */
export const SharedModulesContext = createContext<FetchShared>({})

/** What the scripts export, by name. */
type SiteModule = Readonly<Record<string, unknown>>

/** A script of the site's, on its way or here. */
export interface LoadedModule {
  /** Never fails; null: it could not be loaded. */
  arrives: Promise<SiteModule | null>
  /** Absent: it is on its way. */
  module?: SiteModule | null
}

const known = new Map<string, LoadedModule>()

/** The script at this address. It and what it shares with the panel are fetched at the same time, once. */
export function siteModule(address: string, shared: FetchShared): LoadedModule {
  const before = known.get(address)
  if (before) return before

  const loaded: LoadedModule = { arrives: load(address, shared) }
  known.set(address, loaded)
  void loaded.arrives.then((module) => {
    loaded.module = module
  })
  return loaded
}

async function load(address: string, shared: FetchShared): Promise<SiteModule | null> {
  const ahead = Object.values(shared).map((fetchShared) => fetchShared())
  try {
    const [module] = await Promise.all([import(/* @vite-ignore */ address), ...ahead])
    return module
  } catch (thrown) {
    console.error(thrown)
    return null
  }
}

/** React takes functions, and what `memo` and the like make of them. */
export const isView = (exported: unknown): exported is SiteView =>
  typeof exported === 'function' ||
  (typeof exported === 'object' && exported !== null && '$$typeof' in exported)
