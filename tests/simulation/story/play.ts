import { unparsedIn } from '#machines/document'
import { validateDocument } from '../../../ui/validation/index.ts'
import { aConfig } from '../../kit/client-config.ts'
import { randomOf } from '../../kit/machines/random.ts'
import { isRemoved } from '../oracle/places.ts'
import { actions, decide, doNext, finishNumbers, takeKept } from '../people/actions.ts'
import { tendComments } from '../people/commenting.ts'
import { retryPictures } from '../people/pictures.ts'
import { firstText } from '../people/writing.ts'
import type { Person } from '../server/model-server.ts'
import type { Recorded } from '../server/requests.ts'
import { clientCollections, guarded } from '../site.ts'
import { settled } from '../world/clock.ts'
import { withVirtualGlobals } from '../world/globals.ts'
import type { BrowserKind } from '../world/kinds.ts'
import { people } from '../world/people.ts'
import type { Tab } from '../world/tab.ts'
import type { Visit } from '../world/visit.ts'
import { World } from '../world/world.ts'
import type { Step } from './steps.ts'
import { isOfComments } from './steps.ts'

export interface Played {
  wrong: readonly string[]
  lines: readonly string[]
  edits: number
  requests: number
  /** All that the server was asked and answered. */
  records: readonly Recorded[]
}

/** From then on nothing waits for what is not simulated. */
const config = aConfig()
const rulesLoaded = validateDocument(
  {},
  { config, entity: clientCollections()[0]!, isNew: false, locale: null, isShown: () => true },
)

/** Plays a story to its end, and then until all is quiet. */
export async function play(
  steps: readonly Step[],
  seed: number,
  isTraced = false,
): Promise<Played> {
  await rulesLoaded
  const world = new World()
  const { oracle, story } = world
  story.isTraced = isTraced
  return withVirtualGlobals(world.clock, { ...randomOf(seed) }, async () => {
    try {
      world.isCommented = steps.some(({ what }) => isOfComments(what))
      begin(world, seed)
      await world.pass(500)
      for (const { what, dice, wait } of steps) {
        world.dice = randomOf(dice)
        await actions[what](world)
        await settled()
        oracle.look()
        await world.pass(wait)
        if (story.wrong.length > 0) break
      }
      if (story.wrong.length === 0) await comeToRest(world)
    } catch (thrown) {
      story.report(thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown))
    }
    for (const tab of world.tabs) tab.crash()
    const { edits, records, requests } = world
    return { wrong: story.wrong, lines: story.lines, edits, requests, records }
  })
}

/** Two documents, and two people who have one of them open. */
function begin(world: World, seed: number): void {
  const { server } = world
  world.dice = randomOf(seed)
  world.trouble = world.dice.oneOf([0, 1, 1, 3])
  const cookies = people.map(({ email, password }) => {
    const answer = server.handle({
      ...{ method: 'POST', path: '/users/login', query: {}, headers: {}, cookie: null },
      body: { email, password },
    })
    return answer.headers['set-cookie'] ?? null
  })
  const links = ['a', 'b'].map((id) => ({ id: `${id}${'0'.repeat(23)}`, label: id }))
  const layout = [{ id: `c${'0'.repeat(23)}`, blockType: 'quote', text: 'c' }]
  for (const slug of ['pages', 'articles']) {
    server.handle({
      ...{ method: 'POST', path: `/${slug}`, query: {}, headers: {}, cookie: cookies[2]! },
      body: { title: 'First', slug: 'first', links, layout, body: firstText },
    })
  }
  world.browsers.forEach((browser, index) => {
    browser.cookie = cookies[index]!
    const tab = world.openTab(browser, people[index]!)
    const slug = world.dice.oneOf(['pages', 'articles'])
    tab.start({ kind: 'collection', slug, id: idOf(world, slug), locale: 'en' })
  })
}

const idOf = ({ server }: World, slug: string): number =>
  [...server.documents.values()].find((document) => document.slug === slug)!.id

/** The network is fine, everybody is who they were, and does what the screen asks for. */
async function comeToRest(world: World): Promise<void> {
  const { oracle, story } = world
  story.tell('all is well again')
  world.trouble = 0
  world.dice = randomOf(1)
  for (const browser of world.browsers) {
    browser.storage.isFull = false
    browser.storage.isBroken = false
    browser.isOnline = true
    for (const tab of browser.tabs) tab.happen({ type: 'browser.online' })
  }
  await world.pass(40_000)
  for (const tab of [...world.tabs]) await comeToAnEnd(world, tab)
  const opened = new Map<string, number>()
  for (let kept = keptIn(world); kept; kept = keptIn(world)) {
    const times = (opened.get(kept.key) ?? 0) + 1
    opened.set(kept.key, times)
    if (times > most) return story.report(`${kept.key} is kept, and is never offered`)
    await comeToAnEnd(world, openAt(world, kept))
    if (story.wrong.length > 0) return
  }
  await world.pass(20_000)
  if (story.wrong.length === 0) oracle.finish()
}

/** ms: sixty of them are longer than a lock lasts whose owner is gone. */
const breath = 6_000

/** One tab after the other is looked after until there is nothing left to do, and is closed. */
async function comeToAnEnd(world: World, tab: Tab): Promise<void> {
  const { story } = world
  while (tab.drawers.length > 0 && story.wrong.length === 0) {
    const drawer = tab.top
    await tendAll(world, tab)
    // One whose document is gone has closed by itself.
    if (tab.top === drawer) tab.closeDrawer()
  }
  await tendAll(world, tab)
  if (story.wrong.length === 0) tab.close()
}

/** What is on top of a tab is looked after until there is nothing left to do. */
async function tendAll(world: World, tab: Tab): Promise<void> {
  const { oracle, story } = world
  const drawer = tab.drawers.at(-1)
  for (let round = 0; round < 60 && story.wrong.length === 0; round += 1) {
    const isQuiet = tend(world, tab)
    await settled()
    oracle.look()
    await world.pass(isQuiet ? 12_000 : breath)
    // What lies below it has its own turn.
    if (drawer && tab.top !== drawer) return
    if (isQuiet && tend(world, tab)) break
  }
  const visit = tab.top
  if (story.wrong.length > 0) return
  if (visit?.isOpen) {
    const { status, reason } = visit.opened.status.get()
    if (oracle.pending(visit).length > 0) {
      story.report(`${tab.name} never comes to rest: ${status} ${JSON.stringify(reason)}`)
    }
    oracle.agrees(visit)
    oracle.comments.agrees(visit)
  }
}

/** Does what a person would do next before this tab. Whether there was nothing to do. */
function tend(world: World, tab: Tab): boolean {
  const visit = tab.session.getSnapshot().matches('signedIn') ? tab.top : null
  const isTalking = visit !== null && tendComments(world, visit)
  return tendDocument(world, tab) && !isTalking
}

function tendDocument(world: World, tab: Tab): boolean {
  const session = tab.session.getSnapshot()
  if (!session.matches('signedIn')) {
    doNext(world, tab)
    return false
  }
  const visit = tab.top
  if (!visit) return true
  const { document, lock, recovery, status } = visit.opened
  if (visit.context.conflicts.length > 0) {
    decide(world, visit)
    return false
  }
  const isWanted =
    document.getSnapshot().hasTag('unsaved') || recovery.getSnapshot().matches('found')
  if (status.get().actions.includes('takeIn')) {
    visit.opened.remoteChanges.send({ type: 'user.takeIn' })
    return false
  }
  // The lock of a document that was deleted went with it: its line offers something else.
  if (lock.getSnapshot().hasTag('lockedOut') && status.get().status !== 'deleted') {
    const canTakeOver = lock.getSnapshot().can({ type: 'user.takeOver' })
    if (isWanted && canTakeOver) lock.send({ type: 'user.takeOver' })
    else lock.send({ type: 'user.view' })
    return !isWanted
  }
  const isOver = ['reviewing', 'remaining'] as const
  if (isOver.some((state) => recovery.getSnapshot().matches(state)))
    recovery.send({ type: 'user.postpone' })
  if (recovery.getSnapshot().matches('found') && visit.mayType) {
    takeKept(world, visit)
    return false
  }
  const { problem } = visit.context
  if (problem && untaken.includes(problem.code)) {
    if (unparsedIn(visit.context).length > 0) {
      finishNumbers(world, visit)
      return false
    }
    // The person was told which fields it is about, and has copied what they typed there.
    const named = String(problem.details.fields).split(', ')
    world.oracle.givesUp(
      visit,
      (place) =>
        isRemoved(world.server.removed, place) ||
        (isClosed(world, visit) &&
          guarded.includes(place) &&
          named.includes(place.replaceAll('/', '.'))),
    )
    if (world.oracle.pending(visit).length === 0) {
      world.oracle.acts(visit, () => document.send({ type: 'user.revert' }))
      return false
    }
  }
  visit.showTexts()
  const isWaiting = visit.mayType && retryPictures(world, visit)
  const { status: name, reason } = status.get()
  world.story.trace(
    () =>
      `${tab.name} ${name} ${reason.code} ${JSON.stringify(document.getSnapshot().value)} ${JSON.stringify(lock.getSnapshot().value)}`,
  )
  if (visit.isNew && !document.getSnapshot().hasTag('unsaved')) return true
  if (name === 'loading') return false
  if (['saved', 'readOnly'].includes(name)) return true
  if (document.getSnapshot().matches({ open: { settled: 'gone' } })) return true
  if (name === 'saving') return false
  if (isWaiting && reason.code === 'pictures') return false
  if (name === 'unavailable') {
    tab.goFrom(visit)
    return true
  }
  if (name === 'unsaved' && !visit.context.hasDrafts) world.oracle.asks(visit, 'save')
  doNext(world, tab)
  return false
}

/** The server has answered without what was sent, or with something else. */
const untaken: readonly string[] = [
  'document.untaken',
  'document.keptEarlier',
  'document.otherKind',
  'document.partlySaved',
]

/** Whether the document is closed by now: some of its fields are not to be changed any more. */
const isClosed = ({ server }: World, { context: { ref } }: Visit): boolean =>
  ref.kind === 'collection' &&
  server.documents.get(`${ref.slug}/${ref.id}`)?.latest.values.closed === true

/** As often as a document is opened for what is kept of it: what comes of it may be kept once more. */
const most = 5

interface KeptThere {
  browser: BrowserKind
  key: string
}

/** What is kept in a browser of a document that is there, or that is new. */
function keptIn({ browsers, server }: World): KeptThere | null {
  for (const browser of browsers) {
    const { comments, pictures, records } = browser.storage
    for (const key of [...records.keys(), ...pictures.keys(), ...comments.keys()]) {
      const { slug, id, createdAt, row } = placeOf(key)
      const document = server.documents.get(`${slug}/${id}`)
      const isAnother = createdAt !== undefined && Date.parse(createdAt) !== document?.createdAt
      // A picture goes with its row, whoever removed that.
      const isGone = row && document && !server.hasRow(document, row)
      if (id === null || (document && !isAnother && !isGone)) return { browser, key }
    }
  }
  return null
}

interface KeptOf {
  person: Person
  slug: string
  id: number | null
  locale: string
  /** Of the text that pictures wait in, where it is in one. */
  row?: string | undefined
  /** Of its document, where the key says that. */
  createdAt?: string
}

function placeOf(key: string): KeptOf {
  if (key.startsWith('["text-pictures"')) return placeOfPictures(key)
  if (key.startsWith('["comment-drafts"')) return placeOfComments(key)
  const [user, , slug, id, locale] = JSON.parse(key.slice(0, key.lastIndexOf('/')))
  const person = people.find((one) => `users/${one.id}` === user)!
  return { person, slug, id: id === '' ? null : Number(id), locale }
}

function placeOfPictures(key: string): KeptOf {
  const [, user, [, slug, id, locale, [, row], createdAt]] = JSON.parse(
    key.slice(0, key.lastIndexOf('/')),
  )
  const person = people.find((one) => `users/${one.id}` === user)!
  return { person, slug, id: Number(id), locale, row, createdAt }
}

function placeOfComments(key: string): KeptOf {
  const [, user, [, slug, id, createdAt]] = JSON.parse(key.slice(0, key.lastIndexOf('/')))
  const person = people.find((one) => `users/${one.id}` === user)!
  return { person, slug, id: Number(id), locale: 'en', createdAt }
}

/** Whoever typed it opens the document once more. */
function openAt(world: World, { browser, key }: KeptThere): Tab {
  const { person, slug, id, locale } = placeOf(key)
  const session = world.server.handle({
    ...{ method: 'POST', path: '/users/login', query: {}, headers: {}, cookie: null },
    body: { email: person.email, password: person.password },
  })
  browser.cookie = session.headers['set-cookie'] ?? null
  const tab = world.openTab(browser, person)
  world.story.tell(`${tab.name}: comes back to ${slug} ${id ?? ''} (${locale}) in ${browser.name}`)
  tab.start({ kind: 'collection', slug, id, locale })
  return tab
}
