import type { VirtualClock } from './clock.ts'
import type { BrowserKind, TabKind } from './kinds.ts'
import { Storage } from './storage.ts'
import { WebLocks } from './web-locks.ts'

export class Browser implements BrowserKind {
  readonly name: string
  readonly storage: Storage
  readonly locks = new WebLocks()
  readonly tabs = new Set<TabKind>()
  cookie: string | null = null
  isOnline = true

  constructor(name: string, clock: VirtualClock) {
    this.name = name
    this.storage = new Storage(clock)
  }
}
