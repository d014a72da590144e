import { QueryClient } from '@tanstack/react-query'
import type { AdminConfig, AuthConfig } from '#contracts/admin-config'
import { firstQuestions, menuIn } from '#contracts/first-questions'
import type { PageFacts } from '#contracts/page'
import { screenAt, showsRecords } from '#contracts/screens'
import type { NavigationPreferences } from '#machines/navigation'
import { Problem } from '#problems'
import { createAhead } from '../client/ahead.ts'
import { createFiles } from '../client/files.ts'
import { createHttp } from '../client/http.ts'
import { createJournalStore } from '../client/journal.ts'
import { createLastSaves } from '../client/last-saves.ts'
import { refreshSession, userNamed, withSessionCheck } from '../client/session.ts'
import { answersKey } from '../kit/answers-key.ts'
import { adminConfigKey } from '../kit/config.ts'
import type { Panel } from '../kit/panel.ts'
import { belowAdmin } from './below-admin.ts'
import type { Drawn } from './browser-history.ts'
import { startNavigation } from './browser-history.ts'
import { createSession } from './create-session.ts'
import { joinOtherTabs } from './other-tabs.ts'
import { ownLocale } from './own-locale.ts'
import { readPageAnswers, readPageConfig } from './page-data.ts'
import { startTheme } from './page-theme.ts'
import { renewSession } from './renew-session.ts'
import { startLive } from './start-live.ts'
import { createTexts, loadTexts } from './texts.ts'

/** How long an answer of the server is taken for what the server says now. */
const msFresh = 5_000

/** Starts everything that lives as long as the page, and wires it to the server and the browser. */
export async function openPanel(
  browser: Window,
  boot: PageFacts,
  /** Absent: the page wasn't drawn. */
  drawn?: Drawn,
): Promise<Panel> {
  const texts = createTexts()
  const { pathname, search } = browser.location
  const textsLoaded = loadTexts(texts, {
    language: boot.language,
    withRecords: boot.hasSession && showsRecords(screenAt(belowAdmin(boot, pathname))),
  })
  const theme = startTheme(browser.document, boot)
  const queries = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: msFresh, refetchOnWindowFocus: false } },
  })
  const config = () => queries.getQueryData<AdminConfig>(adminConfigKey)
  const brought = readPageConfig(browser.document)
  const answers = brought ? readPageAnswers(browser.document) : []
  queries.setQueryData(answersKey, answers)
  const navigation = startNavigation(browser, ownLocale(brought), drawn)
  const menu = menuIn<NavigationPreferences>(answers)
  if (menu !== undefined) navigation.send({ type: 'server.preferencesRead', preferences: menu })
  const ahead = createAhead(
    createHttp({ api: boot.api, language: () => texts.language ?? boot.language }),
    answers,
    msFresh,
  )
  const plainHttp = ahead.http
  const auth = () => authOf(config())
  const onEnd = () => session.send({ type: 'server.sessionEnded' })
  const user = () => userNamed(auth(), session.getSnapshot().context.user?.id)
  let renewals = 0
  const http = withSessionCheck(plainHttp, { auth, user, renewals: () => renewals, onEnd })
  const journal = createJournalStore()

  if (brought !== null) {
    for (const { path, ...question } of firstQuestions(brought, belowAdmin(boot, pathname), search))
      ahead.ask(path, { ...question, signedIn: true })
  }

  const session = createSession({
    browser,
    brought,
    plainHttp,
    http,
    journal,
    navigation,
    queries,
    auth: () => knownAuth(config()),
  })
  session.on('renewed', () => {
    renewals += 1
  })
  session.start()
  joinOtherTabs(session, boot.api)
  const renewal = renewSession(
    browser,
    session,
    () => refreshSession(http, knownAuth(config())),
    drawn?.untilShown,
  )
  await textsLoaded
  return {
    boot,
    http,
    files: createFiles(),
    journal,
    lastSaves: createLastSaves(),
    shownLists: new Map(),
    live: startLive({ api: boot.api, http, session, auth, user, onEnd }),
    queries,
    texts,
    session,
    renewal,
    navigation,
    theme,
  }
}

const authOf = (config: AdminConfig | undefined): AuthConfig | null => config?.auth ?? null

function knownAuth(config: AdminConfig | undefined): AuthConfig {
  const auth = authOf(config)
  if (auth === null) throw new Problem('server.unreachable')
  return auth
}
