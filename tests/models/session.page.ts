import type { Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { AdminConfig } from '#contracts/admin-config'
import { pageConfigId } from '#contracts/page'
import type { TextKey } from '#locales'
import type { SessionSnapshot, sessionMachine, Visitor } from '#machines/session'
import { Problem } from '#problems'
import type { PageModel } from '#testing'
import { unseen } from '#testing'
import type { HeldRequests } from '../../testing/browser/index.ts'
import { holdRequests } from '../../testing/browser/index.ts'
import type { Panel } from '../kit/fixtures.ts'
import type { Person } from '../kit/magazine.ts'
import { admin, author, editor } from '../kit/magazine.ts'
import { answerChanged, refuse } from './kit/answers.ts'
import { changePage } from './kit/change-page.ts'
import type { HeldStore } from './kit/held-store.ts'
import { holdStore } from './kit/held-store.ts'
import { comesAs, fillSignIn, loseSession } from './kit/people.ts'
import { openQuestion } from './kit/question.ts'
import type { PanelStage } from './kit/stage.ts'

interface World {
  page: Page
  panel: Panel
  config: HeldRequests
  login: HeldRequests
  register: HeldRequests
  logout: HeldRequests
  store: HeldStore
  /** Who was recognised last, as the server knows them. */
  known: AdminConfig | undefined
  /** Screens that nobody has looked at yet: going there asks the server. */
  unvisited: string[]
}

/** Everything but the address is as for anybody: the page comes without a config, and asks for it. */
export const page: PageModel<typeof sessionMachine, World, PanelStage> = {
  async open({ page, panel }) {
    const { at, server } = panel
    await loseSession(page)
    await changePage(page, at(''), withoutConfig)
    const store = await holdStore(page, 'forget')
    const hold = (path: string) => holdRequests(page, `${server.api}${path}`)
    const world = {
      page,
      panel,
      config: await hold('/stateroom/config'),
      login: await hold('/users/login'),
      register: await hold('/users/first-register'),
      logout: await hold('/users/logout'),
      store,
      known: undefined,
      unvisited: ['posts', 'pages', 'categories', 'media', 'authors', 'users'],
    }
    await page.goto(at('/?token=of-the-first-user'))
    return world
  },
  states: {
    recognising: waits,
    unreachable: async ({ page, panel: { words } }, { context: { problem } }) => {
      await expect(page.getByRole('heading', { name: words('unreachable.title') })).toBeVisible()
      await expect(page.getByText(words(`problem.${problem!.code}`))).toBeVisible()
      await expect(page.getByRole('button', { name: words('app.tryAgain') })).toBeEnabled()
    },
    'signedOut.waiting': async (world, snapshot) => {
      await expect(heading(world, 'access.signIn')).toBeVisible()
      await offers(world, 'access.signIn', snapshot)
    },
    'signedOut.checking': (world) => isBusy(world, 'access.signIn'),
    'signedOut.askingCode': async (world, snapshot) => {
      await expect(heading(world, 'access.code.title')).toBeVisible()
      await offersCode(world, snapshot)
    },
    'signedOut.checkingCode': (world) => isBusy(world, 'access.signIn'),
    'founding.waiting': async (world, snapshot) => {
      await expect(heading(world, 'firstUser.title')).toBeVisible()
      await offers(world, 'firstUser.create', snapshot)
    },
    'founding.creating': (world) => isBusy(world, 'firstUser.create'),
    unauthorised: async (world) => {
      const { page, panel } = world
      await expect(heading(world, 'unauthorised.title')).toBeVisible()
      await expect(page.getByText(panel.words('unauthorised.text'))).toBeVisible()
      await expect(page.getByRole('navigation')).toHaveCount(0)
    },
    signedIn: async (world) => {
      const { page, panel } = world
      await expect(page.locator('[data-nav]')).toBeVisible()
      await expect(openQuestion(world.page)).toHaveCount(0)
      await expect(
        page.getByRole('navigation', { name: panel.words('shell.navigation') }),
      ).toBeVisible()
    },
    'ended.typing': unseen(
      'it ends at once where no field has the focus: see the end-to-end tests',
    ),
    'ended.waiting': async (world, snapshot) => {
      await isOverThePage(world)
      await offers(world, 'access.signIn', snapshot)
    },
    'ended.checking': async (world) => {
      await isOverThePage(world)
      await isBusy(world, 'access.signIn')
    },
    'ended.askingCode': async (world, snapshot) => {
      await isOverThePage(world)
      await offersCode(world, snapshot)
    },
    'ended.checkingCode': async (world) => {
      await isOverThePage(world)
      await isBusy(world, 'access.signIn')
    },
    'ended.confirming': async (world) => {
      await isOverThePage(world)
      await isBusy(world, 'access.signIn')
    },
    'ended.clearing': async (world) => {
      await isOverThePage(world)
      await isBusy(world, 'access.signIn')
    },
    signingOut: waits,
    clearing: waits,
    notCleared: async (world) => {
      await expect(heading(world, 'notCleared.title')).toBeVisible()
      await expect(button(world, 'app.tryAgain')).toBeEnabled()
    },
  },
  events: {
    'user.signIn': ({ page, panel }) => fillSignIn(page, panel, admin),
    'user.enterCode': async ({ page, panel: { words } }, { code }) => {
      await page.getByLabel(words('access.code')).fill(code)
      await page.getByRole('button', { name: words('access.signIn'), exact: true }).click()
    },
    'user.cancelCode': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('access.backToSignIn') }).click(),
    'user.createFirstUser': async ({ page, panel: { words } }) => {
      await page.locator('#field-email').fill('ann@example.com')
      await page.locator('#field-password').fill('plain-paper-12')
      await page.locator('#field-confirm-password').fill('plain-paper-12')
      await page.getByRole('button', { name: words('firstUser.create') }).click()
    },
    'user.signOut': async (world, _, before) => {
      const { page, panel } = world
      const { words } = panel
      if (before.matches('unauthorised')) {
        await page.getByRole('button', { name: words('access.signOut') }).click()
      } else if (before.matches('ended')) {
        const isShared = before.context.user?.computer === 'shared'
        const name = words(isShared ? 'logout.delete' : 'sessionEnded.leave')
        await page.getByRole('button', { name }).click()
      } else {
        await page.getByRole('banner').getByRole('button').last().click()
        await page.getByRole('menuitem', { name: words('access.signOut') }).click()
        if (before.context.user?.computer === 'shared') {
          await page.getByRole('button', { name: words('logout.delete') }).click()
        }
      }
    },
    'user.retry': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('app.tryAgain') }).click(),
    'user.goOn': ({ page, panel: { words } }) =>
      page.getByRole('button', { name: words('notCleared.goOn') }).click(),
    'browser.userChanged': async ({ page, panel, known }, { id }, before) => {
      const own = known?.kind === 'signedIn' ? known.user.id : null
      const isThisPerson = id !== null && id === before.context.user?.id
      // Who is another in the plan has another id here than whoever is known.
      const user = id === null ? null : isThisPerson ? own : 'another'
      await page.evaluate(([name, user]) => new BroadcastChannel(name).postMessage(user), [
        `stateroom-session ${new URL(panel.server.api).pathname}`,
        user,
      ] as const)
    },
    'server.sessionRenewed': unseen('it only moves the end: see session-renewal'),
    'server.sessionEnded': async ({ page, unvisited }) => {
      await loseSession(page)
      // A request that was on its way may have met the end already: then the question lies over the link.
      await page.locator(`#nav-${unvisited.pop()}`).dispatchEvent('click')
    },
  },
  work: {
    recognise: {
      asked: ({ config }) => config.expectAsked(),
      done: async (world, visitor) => {
        const { config, page, panel } = world
        const route = await config.next()
        await comesAs(page, panel, personOf(visitor))
        const now = await page.evaluate(() => Date.now())
        await answerChanged<AdminConfig>(route, panel.server.origin, async (answer) => {
          world.known = answer
          if (answer.kind === 'signedIn') {
            await leaveOnComputer(page, sharerOf(visitor, answer.user.id))
          }
          return answerTo(visitor, now, answer)
        })
      },
      failed: async ({ config }) => (await config.next()).abort(),
    },
    signIn: {
      asked: ({ login }) => login.expectAsked(),
      done: async ({ login }) => (await login.next()).continue(),
      failed: async ({ login }, error) => {
        const route = await login.next()
        if (error instanceof Problem && error.code === 'session.codeRequired')
          return refuse(route, error.code)
        const email = `nobody-${crypto.randomUUID()}@magazine.example`
        await route.continue({ postData: JSON.stringify({ email, password: 'wrong' }) })
      },
    },
    createFirstUser: {
      asked: ({ register }) => register.expectAsked(),
      // The magazine has its first user, and no second can be made.
      done: async ({ register }) => (await register.next()).fulfill({ json: { message: 'Made.' } }),
      failed: async ({ register }, error) =>
        refuse(await register.next(), error instanceof Problem ? error.code : 'unexpected'),
    },
    signOut: {
      asked: ({ logout }) => logout.expectAsked(),
      done: async ({ logout }) => (await logout.next()).continue(),
      failed: async ({ logout }) => (await logout.next()).abort(),
    },
    clearKept: {
      asked: ({ store }) => store.expectAsked('forget'),
      done: ({ store }) => store.done('forget'),
      failed: async ({ page, store }) => {
        await store.failed('forget')
        await leaveOnComputer(page, 'users/another')
      },
    },
    untilTypingRests: { done: async () => {}, failed: async () => {} },
  },
  beyond: (step, snapshot) => {
    if (step.cause !== 'event') return undefined
    return offered[step.event.type]?.(snapshot)
      ? undefined
      : `no view offers ${step.event.type} there`
  },
}

/** Where the views offer something, whether the machine listens or not. */
const offered: Record<string, (snapshot: SessionSnapshot) => boolean> = {
  'user.signIn': (snapshot) => isWaiting(snapshot, 'signedOut') || isWaiting(snapshot, 'ended'),
  'user.enterCode': isAskingCode,
  'user.cancelCode': isAskingCode,
  'user.createFirstUser': (snapshot) => isWaiting(snapshot, 'founding'),
  'user.signOut': (snapshot) =>
    (snapshot.hasTag('inside') && !isTyping(snapshot)) || snapshot.matches('unauthorised'),
  'user.retry': (snapshot) => snapshot.matches('unreachable') || snapshot.matches('notCleared'),
  'user.goOn': (snapshot) => snapshot.matches('notCleared'),
  'server.sessionEnded': (snapshot) => snapshot.matches('signedIn'),
  'browser.userChanged': (snapshot) => !isTyping(snapshot),
}

const isTyping = (snapshot: SessionSnapshot) => snapshot.matches({ ended: 'typing' })

const isWaiting = (snapshot: SessionSnapshot, where: 'signedOut' | 'founding' | 'ended') =>
  snapshot.matches({ [where]: 'waiting' })

function isAskingCode(snapshot: SessionSnapshot): boolean {
  return snapshot.matches({ signedOut: 'askingCode' }) || snapshot.matches({ ended: 'askingCode' })
}

const heading = ({ page, panel }: World, text: TextKey) =>
  page.getByRole('heading', { name: panel.words(text) })

const button = ({ page, panel }: World, text: TextKey) =>
  page.getByRole('button', { name: panel.words(text), exact: true })

/** Nothing can be done but wait. */
async function waits({ page, panel }: World): Promise<void> {
  await expect(page.getByText(panel.words('app.loading'))).toBeAttached()
  await expect(page.getByRole('button')).toHaveCount(0)
}

/** A form that can be sent, with the reason why it was refused the last time. */
async function offers(world: World, text: TextKey, { context }: SessionSnapshot): Promise<void> {
  const { page, panel } = world
  await expect(button(world, text)).not.toHaveAttribute('aria-busy')
  if (context.problem === null) await expect(page.getByRole('alert')).toHaveCount(0)
  else
    await expect(page.getByRole('alert')).toContainText(
      panel.words(`problem.${context.problem.code}`),
    )
}

async function offersCode(world: World, snapshot: SessionSnapshot): Promise<void> {
  await expect(world.page.getByLabel(world.panel.words('access.code'))).toBeVisible()
  await offers(world, 'access.signIn', snapshot)
}

const isBusy = (world: World, text: TextKey) =>
  expect(button(world, text)).toHaveAttribute('aria-busy', 'true')

/** The question stands over the page, which is as it was. */
async function isOverThePage(world: World): Promise<void> {
  await expect(openQuestion(world.page)).toContainText(world.panel.words('sessionEnded.title'))
  await expect(world.page.locator('[data-nav]')).toBeAttached()
}

/** Ann, Bob and the reader of the plan are people of the magazine. */
function personOf(visitor: Visitor): Person | null {
  if (visitor.kind !== 'user') return null
  return visitor.user.canAccessAdmin ? (visitor.user.id === 1 ? admin : editor) : author
}

/** Who said at sign-in that others use this computer too. */
function sharerOf(visitor: Visitor, id: string | number): string | null {
  if (visitor.kind !== 'user') return null
  if (visitor.user.isAfterOthers) return 'users/another'
  return visitor.user.computer === 'shared' ? `users/${id}` : null
}

/** Somebody's unsaved changes to a document, on a computer that others use too; null: nobody's. */
const leaveOnComputer = (page: Page, sharer: string | null) =>
  page.evaluate(async (sharer) => {
    localStorage.setItem('stateroom-shared-computer', JSON.stringify(sharer ? [sharer] : []))
    if (!sharer) return
    const opening = indexedDB.open('stateroom')
    opening.onupgradeneeded = () => opening.result.createObjectStore('journal')
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const change = opening.result.transaction('journal', 'readwrite')
    change.objectStore('journal').put({}, `${JSON.stringify([sharer, 'global', 'a', '', null])}/a`)
    await new Promise((resolve) => change.addEventListener('complete', resolve))
    opening.result.close()
  }, sharer)

/** The server's answer for this visitor, with what is particular about them. */
function answerTo(visitor: Visitor, now: number, answer: AdminConfig): object {
  if (visitor.kind !== 'user') return { ...answer, needsFirstUser: visitor.kind === 'founder' }
  if (answer.kind !== 'signedIn') throw new Error('The server does not know who signed in.')
  const { sessionEndsAt, canAccessAdmin } = visitor.user
  const timeLeft = sessionEndsAt - visitor.now
  return { ...answer, user: { ...answer.user, canAccessAdmin, sessionEndsAt: now + timeLeft } }
}

const withoutConfig = (html: string) =>
  html.replace(new RegExp(`<script[^>]*id="${pageConfigId}"[^>]*>.*?</script>`, 's'), '')
