import type { QueryClient } from '@tanstack/react-query'
import { createActor, fromPromise } from 'xstate'
import type { AdminConfig, AuthConfig } from '#contracts/admin-config'
import { setupTokenParameter } from '#contracts/page'
import type { NavigationRef } from '#machines/navigation'
import type { SessionRef, SessionUser } from '#machines/session'
import { sessionMachine } from '#machines/session'
import type { Http } from '../client/http.ts'
import type { JournalStore } from '../client/journal.ts'
import { createFirstUser, readAdminConfig, signIn, signOut } from '../client/session.ts'
import { forgetSharers, keeperOf, sharersBut } from '../client/shared-computer.ts'
import { adminConfigKey } from '../kit/config.ts'
import { ownLocale } from './own-locale.ts'
import { untilTypingRests } from './until-typing-rests.ts'
import { visitorOf } from './visitor-of.ts'

/** Where the session meets the server, the browser and the rest of the panel. */
interface SessionSeam {
  browser: Window
  /** The config that came with the page; null: it came without. */
  brought: AdminConfig | null
  /** Asks without telling when the session has ended. */
  plainHttp: Http
  http: Http
  /** How people sign in; it throws while that isn't known. */
  auth: () => AuthConfig
  journal: JournalStore
  navigation: NavigationRef
  queries: QueryClient
}

export function createSession({
  browser,
  brought: first,
  plainHttp,
  http,
  auth,
  journal,
  navigation,
  queries,
}: SessionSeam): SessionRef {
  let brought = first
  const setupToken = () => new URLSearchParams(browser.location.search).get(setupTokenParameter)
  const sharersWithout = (id: SessionUser['id'] | undefined) =>
    sharersBut(id === undefined ? null : keeperOf({ collection: auth().collection, id }))

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
        signIn: fromPromise(({ input }) => signIn(plainHttp, auth(), input)),
        createFirstUser: fromPromise(({ input }) => createFirstUser(plainHttp, auth(), input)),
        // Whoever else is signed in by now stays so.
        signOut: fromPromise(() => signOut(http, auth())),
        clearKept: fromPromise(async ({ input }) => {
          const others = sharersWithout(input.exceptOf)
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
    forgetSharers(sharersWithout(session.getSnapshot().context.user?.id))
  })
  session.on('renewed', async () => {
    // What is still asked for the first time would wait for the answer to the session that has ended.
    await queries.cancelQueries({ predicate: isPersonal, type: 'active' })
    await queries.invalidateQueries({ predicate: isPersonal })
  })
  return session
}

/** Everything but the config belongs to the person who was signed in. */
const isPersonal = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  queryKey[0] !== adminConfigKey[0]
