import { QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import type { AdminConfig, AuthConfig } from '#contracts/admin-config'
import { localeIn } from '#contracts/content-locale'
import { firstQuestions } from '#contracts/first-questions'
import type { PageFacts } from '#contracts/page'
import { setupTokenParameter } from '#contracts/page'
import { screenAt, showsRecords } from '#contracts/screens'
import type { SessionUser, Visitor } from '#machines/session'
import { sessionMachine } from '#machines/session'
import { Problem } from '#problems'
import { createAhead } from '../client/ahead.ts'
import { createFiles } from '../client/files.ts'
import { createHttp } from '../client/http.ts'
import { createJournalStore } from '../client/journal.ts'
import { createLastSaves } from '../client/last-saves.ts'
import {
  createFirstUser,
  readAdminConfig,
  refreshSession,
  signIn,
  signOut,
  userNamed,
  withSessionCheck,
} from '../client/session.ts'
import { computerOf, forgetSharers, keeperOf, sharersBut } from '../client/shared-computer.ts'
import { adminConfigKey } from '../kit/config.ts'
import type { Panel } from '../kit/panel.ts'
import { belowAdmin } from './below-admin.ts'
import { startNavigation } from './browser-history.ts'
import { joinOtherTabs } from './other-tabs.ts'
import { readPageAnswers, readPageConfig } from './page-data.ts'
import { startTheme } from './page-theme.ts'
import { renewSession } from './renew-session.ts'
import { startLive } from './start-live.ts'
import { createTexts, loadTexts } from './texts.ts'
import { untilTypingRests } from './until-typing-rests.ts'

/** How long an answer of the server is taken for what the server says now. */
const msFresh = 5_000

/** Starts everything that lives as long as the page, and wires it to the server and the browser. */
export async function openPanel(browser: Window, boot: PageFacts): Promise<Panel> {
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
  let brought = readPageConfig(browser.document)
  const navigation = startNavigation(browser, ownLocale(brought))
  const ahead = createAhead(
    createHttp({ api: boot.api, language: () => texts.language ?? boot.language }),
    brought ? readPageAnswers(browser.document) : [],
    msFresh,
  )
  const plainHttp = ahead.http
  const auth = () => authOf(config())
  const onEnd = () => session.send({ type: 'server.sessionEnded' })
  const user = () => userNamed(auth(), session.getSnapshot().context.user?.id)
  let renewals = 0
  const http = withSessionCheck(plainHttp, { auth, user, renewals: () => renewals, onEnd })
  const journal = createJournalStore()
  const keeper = (id: SessionUser['id'] | undefined) =>
    id === undefined ? null : keeperOf({ collection: knownAuth(config()).collection, id })
  const setupToken = () => new URLSearchParams(browser.location.search).get(setupTokenParameter)

  if (brought !== null) {
    for (const { path, ...question } of firstQuestions(brought, belowAdmin(boot, pathname), search))
      ahead.ask(path, { ...question, signedIn: true })
  }

  const session = createActor(
    sessionMachine.provide({
      actors: {
        recognise: fromPromise(async () => {
          // Whoever is recognised again may be somebody else by now.
          const answer = brought ?? (await readAdminConfig(plainHttp, setupToken()))
          brought = null
          queries.setQueryData(adminConfigKey, answer)
          navigation.send({ type: 'server.localeRead', locale: ownLocale(answer) })
          return visitorOf(answer)
        }),
        signIn: fromPromise(({ input }) => signIn(plainHttp, knownAuth(config()), input)),
        createFirstUser: fromPromise(({ input }) =>
          createFirstUser(plainHttp, knownAuth(config()), input),
        ),
        // Whoever else is signed in by now stays so.
        signOut: fromPromise(() => signOut(http, knownAuth(config()))),
        clearKept: fromPromise(async ({ input }) => {
          const others = sharersBut(keeper(input.exceptOf))
          const { clearKept } = await import('../client/clear-kept.ts')
          await clearKept(others, journal)
          forgetSharers(others)
        }),
        untilTypingRests: fromPromise(({ signal }) => untilTypingRests(browser, signal)),
      },
    }),
  )
  session.on('left', () => {
    navigation.send({ type: 'session.left' })
    queries.removeQueries({ predicate: isPersonal })
  })
  navigation.on('signOutWanted', () => session.send({ type: 'user.signOut' }))
  session.on('notCleared', () => {
    forgetSharers(sharersBut(keeper(session.getSnapshot().context.user?.id)))
  })
  session.on('renewed', async () => {
    renewals += 1
    // What is still asked for the first time would wait for the answer to the session that has ended.
    await queries.cancelQueries({ predicate: isPersonal, type: 'active' })
    await queries.invalidateQueries({ predicate: isPersonal })
  })
  session.start()
  joinOtherTabs(session, boot.api)
  const renewal = renewSession(browser, session, () => refreshSession(http, knownAuth(config())))
  await textsLoaded
  return {
    boot,
    http,
    files: createFiles(),
    journal,
    lastSaves: createLastSaves(),
    live: startLive({ api: boot.api, http, session, auth, user, onEnd }),
    queries,
    texts,
    session,
    renewal,
    navigation,
    theme,
  }
}

/** What the person works in who is signed in; null where nobody is, or where there is but one language. */
const ownLocale = (config: AdminConfig | null): string | null =>
  config?.kind === 'signedIn' && config.localization
    ? localeIn(config.localization, '', config.localization.preferred ?? null)
    : null

/** Everything but the config belongs to the person who was signed in. */
const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== adminConfigKey[0]

const authOf = (config: AdminConfig | undefined): AuthConfig | null => config?.auth ?? null

function knownAuth(config: AdminConfig | undefined): AuthConfig {
  const auth = authOf(config)
  if (auth === null) throw new Problem('server.unreachable')
  return auth
}

function visitorOf(config: AdminConfig): Visitor {
  if (config.kind === 'signedIn') {
    const user = { ...config.user, ...computerOf(keeperOf(config.user)) }
    return { kind: 'user', user, now: Date.now() }
  }
  return { kind: config.needsFirstUser ? 'founder' : 'stranger' }
}
