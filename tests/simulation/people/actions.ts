import type { DocumentData, DocumentRef, SaveIntent } from '#contracts/documents'
import { at, pathAt, rowsAt, unparsedAt, unparsedIn } from '#machines/document'
import { splitByFields } from '#machines/recovery'
import { newId } from '../../../ui/fields/kit/new-id.ts'
import { isWithin } from '../oracle/places.ts'
import { nameOf } from '../server/model-server.ts'
import type { Removable } from '../site.ts'
import { locales, removable } from '../site.ts'
import type { StepName } from '../story/steps.ts'
import type { Tab } from '../world/tab.ts'
import type { Visit } from '../world/visit.ts'
import type { World } from '../world/world.ts'
import { textPath } from '../world/writer.ts'
import { apiReplaces, apiWrites, askApi, someStored } from './api.ts'
import { changeMany } from './bulk.ts'
import { commenting } from './commenting.ts'
import { importFile } from './import.ts'
import { picturing } from './pictures.ts'
import { ask, save } from './saving.ts'
import { trying } from './trying.ts'
import type { Text } from './typing.ts'
import { send, typeKey } from './typing.ts'
import type { Action } from './who.ts'
import { onForm, onTab, onVisit, someTab } from './who.ts'
import { writing } from './writing.ts'

/** What each step does, where it can be done at all. */
export const actions: Readonly<Record<StepName, Action>> = {
  type: onForm(typeInto),
  typeTogether,
  halfType: onForm(halfType),
  changeRows: onForm(changeRows),
  moveRow: onForm(moveRow),
  undo: onForm((world, visit) => stepSome(world, visit, 'undo')),
  redo: onForm((world, visit) => stepSome(world, visit, 'redo')),
  save: onForm(save),
  next: (world) => {
    const tab = someTab(world)
    if (tab) doNext(world, tab)
  },
  recover: onVisit(recover),
  switchLocale: onVisit((world, { tab }) => {
    const ref = tab.address
    if (ref === null) return
    const locale = locales.find((code) => code !== ref.locale)!
    world.story.tell(`${tab.name}: goes to the language ${locale}`)
    tab.go({ ...ref, locale })
  }),
  goElsewhere: onTab((world, tab) => {
    const ref = someDocument(world)
    world.story.tell(`${tab.name}: goes to ${named(ref)}`)
    tab.go(ref)
  }),
  create: onTab((world, tab) => {
    const slug = world.dice.oneOf(['pages', 'articles'])
    world.story.tell(`${tab.name}: begins a new document of ${slug}`)
    tab.go({ kind: 'collection', slug, id: null, locale: 'en' })
  }),
  leave: onTab((world, tab) => {
    world.story.tell(`${tab.name}: goes to the dashboard`)
    tab.go(null)
  }),
  reload: onTab((world, tab) => {
    world.story.tell(`${tab.name}: reloads`)
    reload(world, tab)
  }),
  closeTab: onTab((world, tab) => {
    world.story.tell(`${tab.name}: is closed`)
    tab.close()
  }),
  crashTab: onTab((world, tab) => {
    world.story.tell(`${tab.name}: crashes`)
    tab.crash()
  }),
  crashBrowser: (world) => {
    const browser = world.dice.oneOf(world.browsers)
    world.story.tell(`${browser.name} crashes`)
    for (const tab of [...browser.tabs]) tab.crash()
    browser.storage.crash()
  },
  openTab,
  apiWrites,
  apiDeletes: (world) => void askApi(world, 'DELETE', someStored(world), {}),
  apiReplaces,
  ...writing,
  ...trying,
  ...picturing,
  ...commenting,
  apiPublishes: (world) => {
    const stored = someStored(world)
    if (stored?.slug === 'articles') askApi(world, 'PATCH', stored, { _status: 'published' })
  },
  bulk: onTab(changeMany),
  importFile: onTab(importFile),
  anotherSignsIn: onTab((world, tab) => {
    const { dice, server } = world
    tab.person = dice.oneOf(server.people.slice(0, 2))
    world.story.tell(`${tab.name}: ${nameOf(tab.person)} signs in in it`)
    if (tab.session.getSnapshot().matches('signedIn')) tab.session.send({ type: 'user.signOut' })
    else tab.signIn()
  }),
  anotherSignsInBeside,
  signOut: onTab((world, tab) => {
    world.story.tell(`${tab.name}: signs out`)
    tab.session.send({ type: 'user.signOut' })
  }),
  sessionsEnd: (world) => {
    world.story.tell('all sessions end')
    world.server.endSessions()
  },
  deploy: (world) => {
    const removed: Removable[] = world.dice.chance(0.3)
      ? []
      : removable.filter(() => world.dice.chance(0.35))
    world.story.tell(`a deploy removes ${removed.join(', ') || 'nothing'}`)
    world.server.deploy(removed)
    world.oracle.deployed(removed)
  },
  storageFills: (world) => {
    const browser = world.dice.oneOf(world.browsers)
    world.story.tell(`${browser.name} has no room any more`)
    browser.storage.isFull = true
  },
  storageEmpties: (world) => {
    for (const { storage } of world.browsers) storage.isFull = false
  },
  storageBreaks: (world) => {
    const browser = world.dice.oneOf(world.browsers)
    world.story.tell(`${browser.name} cannot open its database any more`)
    browser.storage.isBroken = true
  },
  storageHeals: (world) => {
    for (const { storage } of world.browsers) storage.isBroken = false
  },
  storageIsCleared: (world) => {
    const browser = world.dice.oneOf(world.browsers)
    world.story.tell(`${browser.name} clears what it has kept`)
    browser.storage.clear()
    world.oracle.cleared(browser)
  },
  serverRestarts: (world) => {
    const ms = 200 + world.dice.below(8000)
    world.story.tell(`the server restarts, which takes ${ms} ms`)
    world.restartServer(ms)
  },
  goOffline: (world) => {
    const browser = world.dice.oneOf(world.browsers)
    world.story.tell(`${browser.name} is offline`)
    browser.isOnline = false
  },
  goOnline: (world) => {
    for (const browser of world.browsers) {
      if (browser.isOnline) continue
      browser.isOnline = true
      for (const tab of browser.tabs) tab.happen({ type: 'browser.online' })
    }
  },
  discard: onForm((world, visit) => {
    world.story.tell(`${visit.tab.name}: discards the changes`)
    world.edits += 1
    world.oracle.acts(visit, () => visit.opened.document.send({ type: 'user.revert' }))
  }),
  revert: onForm((world, visit) => ask(world, visit, 'revert')),
  wait: () => {},
}

/** Where text can be typed in what the form shows. */
function textPlaces(visit: Visit): string[] {
  const { values } = visit
  const { config } = visit.tab
  const fields =
    (config?.kind === 'signedIn' &&
      config.collections.find(({ slug }) => slug === visit.context.ref.slug)?.fields) ||
    []
  const has = (name: string) => fields.some((field) => 'name' in field && field.name === name)
  const rows = (path: string, names: readonly string[]) =>
    rowsAt(values, path).flatMap((_, index) => names.map((name) => `${path}.${index}.${name}`))
  return [
    'title',
    ...(has('slug') ? ['slug'] : []),
    'meta.keywords',
    'meta.description',
    ...rows('links', ['label', 'url']),
    ...rows('layout', ['text']),
  ]
}

async function typeInto(world: World, visit: Visit): Promise<void> {
  const { dice } = world
  if (dice.chance(0.04)) return typeNumber(world, visit)
  const text = aText(world, visit)
  for (let key = 0; key < text.keys; key += 1) {
    if (!typeKey(world, visit, text, key)) return
    await world.pass(20 + dice.below(120))
  }
}

/** Several people type at once, each into their own form: their keys come in turn. */
async function typeTogether(world: World): Promise<void> {
  const { dice } = world
  const visits = world.tabs.flatMap(({ top }) => (top?.isOpen && top.mayType ? [top] : []))
  const texts = visits.map((visit) => ({ visit, text: aText(world, visit), key: 0 }))
  for (let keys = 150; keys > 0 && texts.length > 0; keys -= 1) {
    const one = dice.oneOf(texts)
    const isOn = one.key < one.text.keys && typeKey(world, one.visit, one.text, one.key)
    one.key += 1
    if (!isOn) texts.splice(texts.indexOf(one), 1)
    await world.pass(5 + dice.below(90))
  }
}

/** A word mostly, at times a sentence. */
function aText(world: World, visit: Visit): Text {
  const { dice, story } = world
  const path = dice.oneOf(textPlaces(visit))
  const keys = dice.chance(0.4) ? 1 + dice.below(6) : 10 + dice.below(60)
  const word = `${visit.person.email[0]}${world.nextId()}`
  story.tell(`${visit.tab.name}: types '${word}' and ${keys - 1} more into ${path}`)
  return { path, word, keys }
}

/** Where a number can be typed. */
const numberPlaces = ({ values }: Visit): string[] => [
  'rating',
  ...rowsAt(values, 'links').map((_, index) => `links.${index}.size`),
]

function typeNumber(world: World, visit: Visit): void {
  const path = world.dice.oneOf(numberPlaces(visit))
  const value = world.dice.oneOf([1, 50, 99, 500])
  world.story.tell(`${visit.tab.name}: types ${value} into ${path}`)
  send(world, visit, { path, value, at: world.clock.now() })
}

/** A number that is begun, and at times finished, or given up. */
async function halfType(world: World, visit: Visit): Promise<void> {
  const { clock, dice, story } = world
  const path = dice.oneOf(numberPlaces(visit))
  const value = 1 + dice.below(90)
  const text = `${value}e`
  story.tell(`${visit.tab.name}: types '${text}' into ${path}`)
  send(world, visit, { path, value, at: clock.now() })
  await world.pass(20 + dice.below(120))
  if (!visit.mayType || at(visit.values, path) === undefined) return
  send(world, visit, { change: 'unparsed', path, text, at: clock.now() })
  if (dice.chance(0.5)) return
  await world.pass(dice.below(3000))
  if (!visit.mayType || unparsedAt(visit.context, path) === undefined) return
  const isFinished = dice.chance(0.6)
  story.tell(`${visit.tab.name}: ${isFinished ? 'finishes the number' : 'takes the end back'}`)
  send(world, visit, {
    path,
    at: clock.now(),
    ...(isFinished ? { value: value * 10 } : { change: 'parsed' as const }),
  })
}

function changeRows(world: World, visit: Visit): unknown {
  const { dice, story } = world
  const path = dice.oneOf(['links', 'layout'])
  const { length } = rowsAt(visit.values, path)
  if (path === 'links' && at(visit.values, path) === undefined) return
  if (length > 0 && dice.chance(0.4)) {
    const index = dice.below(length)
    story.tell(`${visit.tab.name}: removes row ${index + 1} of ${path}`)
    return send(world, visit, { change: 'removeRow', path, index })
  }
  const index = dice.below(length + 1)
  const text = `${visit.person.email[0]}${world.nextId()}`
  const row: DocumentData =
    path === 'links'
      ? { id: newId(), label: text }
      : { id: newId(), blockType: dice.oneOf(['quote', 'note']), text }
  story.tell(`${visit.tab.name}: adds '${text}' as row ${index + 1} of ${path}`)
  send(world, visit, { change: 'insertRow', path, index, row })
}

function moveRow(world: World, visit: Visit): void {
  const { dice, story } = world
  const path = dice.oneOf(['links', 'layout'])
  const { length } = rowsAt(visit.values, path)
  if (length < 2) return
  const [from, to] = [dice.below(length), dice.below(length)]
  story.tell(`${visit.tab.name}: moves row ${from + 1} of ${path} to ${to + 1}`)
  send(world, visit, { change: 'moveRow', path, from, to })
}

/** Once, or as long as somebody keeps the keys down. */
async function stepSome(world: World, visit: Visit, which: 'undo' | 'redo'): Promise<void> {
  for (let left = world.dice.chance(0.7) ? 1 : 8; left > 0 && visit.mayType; left -= 1) {
    step(world, visit, which)
    await world.pass(30)
  }
}

function step(world: World, visit: Visit, which: 'undo' | 'redo'): void {
  world.story.tell(`${visit.tab.name}: ${which}`)
  world.edits += 1
  world.oracle.acts(visit, () => visit.opened.history[which](), true)
}

/** What the screen asks for, or offers first. */
export function doNext(world: World, tab: Tab): unknown {
  const { dice, oracle, story } = world
  const session = tab.session.getSnapshot()
  if (session.matches('unreachable')) return tab.session.send({ type: 'user.retry' })
  if (session.matches('signedOut') || session.matches('ended')) {
    story.tell(`${tab.name}: ${nameOf(tab.person)} signs in`)
    return tab.signIn()
  }
  const visit = tab.top
  const recovery = visit?.opened.recovery.getSnapshot()
  if (!visit || recovery?.matches('reviewing') || recovery?.matches('remaining')) return
  const { document, lock, remoteChanges, status } = visit.opened
  if (lock.getSnapshot().matches({ lockedOut: 'found' })) {
    const choice = dice.oneOf(['user.view', 'user.takeOver', 'user.goBack'] as const)
    story.tell(`${tab.name}: is locked out: ${choice}`)
    return lock.send({ type: choice })
  }
  if (lock.getSnapshot().matches({ lockedOut: 'lost' })) {
    story.tell(`${tab.name}: views what was taken over`)
    return lock.send({ type: 'user.view' })
  }
  const { actions, status: name, reason } = status.get()
  if (actions.length === 0) return
  const action = dice.chance(0.8) ? actions[0]! : dice.oneOf(actions)
  story.tell(`${tab.name}: ${name} (${reason.code}): ${action}`)
  switch (action) {
    case 'readAgain':
      return document.send({ type: 'user.retry' })
    case 'save':
    case 'retry':
      return ask(world, visit, intentOf(visit))
    case 'showErrors':
      return finishNumbers(world, visit)
    case 'reload':
      return reload(world, tab)
    case 'signIn':
      return tab.signIn()
    case 'decideConflicts':
      return decide(world, visit)
    case 'compare':
      return remoteChanges.send({ type: 'user.compare' })
    case 'takeIn':
      return remoteChanges.send({ type: 'user.takeIn' })
    case 'takeOver':
      return lock.send({ type: 'user.takeOver' })
    case 'viewOrLeave':
      return lock.send({ type: 'user.view' })
    case 'discardRestored':
      return oracle.acts(visit, () => document.send({ type: 'user.revert' }))
    case 'viewOnSite':
      return
    case 'recreate':
      world.oracle.recreates(visit)
      return document.send({ type: 'user.recreate' })
  }
}

/** Each field with an error gets a number that is one. */
export function finishNumbers(world: World, visit: Visit): void {
  const { dice } = world
  const { problem, values } = visit.context
  const halfTyped = unparsedIn(visit.context).map(({ place }) => pathAt(values, place)!)
  const refused = (problem?.fields ?? []).map(({ path }) => path)
  const wrong = halfTyped.length > 0 ? halfTyped : refused
  for (const path of wrong.length > 0 ? wrong : ['rating']) {
    send(world, visit, { path, value: dice.below(100) })
  }
}

const intentOf = ({ context }: Visit): SaveIntent =>
  context.intent === 'save' && context.hasDrafts ? 'draft' : context.intent

export function decide(world: World, visit: Visit): void {
  const { dice, oracle, story } = world
  for (const conflict of visit.context.conflicts) {
    const side = dice.oneOf(['mine', 'theirs'] as const)
    const place = conflict.place.join('/')
    story.tell(`${visit.tab.name}: keeps ${side} at ${place}`)
    const { document } = visit.opened
    // Also where theirs is a field that a release of the site took away.
    if (side === 'theirs') oracle.givesUp(visit, (typed) => isWithin(typed, place))
    oracle.acts(visit, () => document.send({ type: 'user.choose', place: conflict.place, side }))
    // Theirs takes the blocks that both changed; the rest of the text stays.
    if (side === 'theirs' && place === textPath) oracle.affirms(visit, place)
    if (side === 'mine') oracle.affirms(visit, place)
  }
}

function recover(world: World, visit: Visit): void {
  const { dice, story } = world
  if (!visit.opened.recovery.getSnapshot().matches('found') || !visit.mayType) return
  const choice = dice.below(20)
  if (choice === 0) {
    story.tell(`${visit.tab.name}: leaves what was kept for later`)
    visit.opened.recovery.send({ type: 'user.postpone' })
  } else takeKept(world, visit, choice === 1)
}

/** Looks at the oldest that was kept, and takes it over, or throws it away. */
export function takeKept(world: World, visit: Visit, isDiscarded = false): unknown {
  const { dice, oracle, story } = world
  const { recovery } = visit.opened
  recovery.send({ type: 'user.review', current: visit.values })
  if (recovery.getSnapshot().matches('remaining')) return copyRemains(world, visit)
  const [record] = recovery.getSnapshot().context.records
  if (!record) return
  const { gone, there } = splitByFields(recovery.getSnapshot().context)
  if (gone.length > 0 && there.length === 0) {
    story.tell(`${visit.tab.name}: copies what has no field any more`)
    oracle.recovers(visit, record, [])
    return recovery.send({ type: 'user.discard' })
  }
  if (isDiscarded) {
    story.tell(`${visit.tab.name}: discards what was kept`)
    oracle.discards(visit, record.key)
    return recovery.send({ type: 'user.discard' })
  }
  for (const { place } of recovery.getSnapshot().context.differences) {
    if (dice.chance(0.15)) recovery.send({ type: 'user.choose', place, side: 'theirs' })
  }
  const { left } = recovery.getSnapshot().context
  story.tell(
    `${visit.tab.name}: recovers what was kept${left.length > 0 ? ` but ${left.length}` : ''}`,
  )
  world.edits += 1
  oracle.acts(visit, () => recovery.send({ type: 'user.recover', current: visit.values }))
  oracle.recovers(visit, record, left)
}

/** Of a document that is gone: somebody copies what they need, and has no other use for it. */
function copyRemains({ oracle, story }: World, visit: Visit): void {
  const { recovery } = visit.opened
  const { records, recovered } = recovery.getSnapshot().context
  const [record] = records
  story.tell(`${visit.tab.name}: copies what was kept of a deleted document`)
  oracle.copies(visit, record!, recovered)
  recovery.send({ type: 'user.discard' })
}

function reload(world: World, tab: Tab): void {
  const { address, browser, person } = tab
  tab.close()
  world.openTab(browser, person).start(address)
}

/** In a browser in which a form is open, in another tab; the first one hears of it late, or early. */
async function anotherSignsInBeside(world: World): Promise<void> {
  const { dice, server, story } = world
  const open = world.tabs.find(({ visit }) => visit?.mayType)
  if (!open || world.tabs.length >= 4) return
  const person = server.people.find(({ id }) => id !== open.person.id && id <= 2)!
  const tab = world.openTab(open.browser, open.person)
  story.tell(`${tab.name}: is opened beside ${open.name}, and ${nameOf(person)} signs in in it`)
  tab.start(null)
  await world.pass(200)
  tab.person = person
  tab.session.send({ type: 'user.signOut' })
  await world.pass(60 + dice.below(100))
  tab.signIn()
  await world.pass(dice.below(100))
  if (open.visit?.isOpen && open.visit.mayType) await typeInto(world, open.visit)
}

function openTab(world: World): void {
  if (world.tabs.length >= 4) return
  const { dice, server, story } = world
  const browser = dice.oneOf(world.browsers)
  // Mostly whoever is signed in there.
  const person = server.personOf(browser.cookie) ?? dice.oneOf(server.people.slice(0, 2))
  const tab = world.openTab(browser, person)
  const ref = someDocument(world)
  story.tell(`${tab.name}: is opened in ${browser.name} at ${named(ref)}`)
  tab.start(ref)
}

function someDocument(world: World): DocumentRef {
  const stored = someStored(world)
  const locale = world.dice.chance(0.8) ? 'en' : 'de'
  const { slug, id } = stored ?? { slug: 'articles', id: null }
  return { kind: 'collection', slug, id, locale }
}

const named = (ref: DocumentRef): string =>
  ref.kind === 'collection' ? `${ref.slug} ${ref.id ?? 'new'} (${ref.locale})` : ref.slug
