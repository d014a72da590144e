import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { createContext, use } from 'react'
import type { PageFacts } from '#contracts/page'
import type { NavigationRef } from '#machines/navigation'
import type { SessionRef } from '#machines/session'
import type { SessionRenewalRef } from '#machines/session-renewal'
import type { ThemeRef } from '#machines/theme'
import type { Files } from '../client/files.ts'
import type { Http } from '../client/http.ts'
import type { JournalStore } from '../client/journal.ts'
import type { LastSaves } from '../client/last-saves.ts'
import type { Live } from '../client/live/live.ts'
import type { ShownLists } from './shown-lists.ts'

/** What lives as long as the page: the actors with a well-known name, and the way to the server. */
export interface Panel {
  boot: PageFacts
  http: Http
  files: Files
  /** Unsaved edits in this browser. */
  journal: JournalStore
  /** Of documents that were left. */
  lastSaves: LastSaves
  /** Of each collection. */
  shownLists: ShownLists
  /** What others do to what is on the screen. */
  live: Live
  queries: QueryClient
  texts: i18n
  session: SessionRef
  /** Keeps the session while its owner works. */
  renewal: SessionRenewalRef
  navigation: NavigationRef
  theme: ThemeRef
}

export const PanelContext = createContext<Panel | null>(null)

export function usePanel(): Panel {
  const panel = use(PanelContext)
  if (panel === null) throw new Error('usePanel is called outside of the panel.')
  return panel
}
