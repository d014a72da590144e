import { at } from '#machines/document'
import { wordsIn } from '../oracle/rich-places.ts'
import { kinds } from '../site.ts'
import type { StepName } from '../story/steps.ts'
import type { Tab } from '../world/tab.ts'
import type { Visit } from '../world/visit.ts'
import type { World } from '../world/world.ts'
import { textPath } from '../world/writer.ts'
import { askAsHolder, someStored } from './api.ts'
import { ask } from './saving.ts'
import { changeTexts } from './texts-of-others.ts'
import { send, typeKey } from './typing.ts'
import type { Action } from './who.ts'
import { onForm, onTab } from './who.ts'
import type { Sentence } from './writing.ts'
import { begin, blocksWithFields, edit, pressKey, sees, wordOf } from './writing.ts'

/** What once hid losses. */
export const trying = {
  openDrawer: onTab((world, tab) => {
    const stored = someStored(world)
    if (!tab.visit?.isOpen || tab.drawers.length > 1 || !stored) return
    const slug = world.dice.oneOf(['pages', 'articles'])
    const { locale } = tab.visit
    const known = { kind: 'collection' as const, slug: stored.slug, id: stored.id, locale }
    const ref = world.dice.chance(0.3) ? { ...known, slug, id: null } : known
    world.story.tell(`${tab.name}: opens ${ref.slug} ${ref.id ?? 'new'} in a drawer`)
    tab.openDrawer(ref)
  }),
  closeDrawer: onTab((world, tab) => {
    if (tab.drawers.length === 0) return
    world.story.tell(`${tab.name}: closes the drawer`)
    tab.closeDrawer()
  }),
  signInTogether,
  writeOn: onForm(writeOn),
  compose: onForm(compose),
  halfTypeInText: onForm(halfTypeInText),
  apiWritesTexts: (world) => changeTexts(world, someStored(world)),
  beginAndWrite: onTab(beginAndWrite),
  typeGuarded: onForm(typeGuarded),
  tickClosed,
  changeKind: (world) => {
    const { dice, oracle, server, story } = world
    const kind = dice.oneOf(kinds)
    story.tell(`a deploy changes ${kind}`)
    server.deploy([...server.removed.filter((name) => !isKind(name)), kind])
    oracle.deployed([kind])
  },
  loseAnswer: (world) => {
    world.story.tell('the answer to the next save is lost')
    world.planned.push('lostAfter')
  },
  repeatAnswer: (world) => {
    world.story.tell('the next save gets the answer to the one before it')
    world.planned.push('repeated')
  },
} satisfies Partial<Record<StepName, Action>>

const isKind = (name: string): boolean => (kinds as readonly string[]).includes(name)

/** The next words where the caret is, whatever has happened since the last ones; mostly. */
async function writeOn(world: World, visit: Visit): Promise<void> {
  const { dice } = world
  let sentence =
    isGoingOn(visit) && dice.chance(0.85) ? goOn(world, visit) : beginSomewhere(world, visit)
  for (let words = dice.below(3); words >= 0; words -= 1) {
    while (pressKey(world, sentence)) await world.pass(20 + dice.below(120))
    await world.pass(dice.below(900))
    if (!visit.mayType || words === 0 || !isGoingOn(visit)) return
    sentence = goOn(world, visit)
  }
}

/** Whether the caret is where this person put it, in what they wrote since: any of that still stands. */
function isGoingOn(visit: Visit): boolean {
  if (!visit.hasWriter) return false
  const standing = new Set(wordsIn(visit.values[textPath]).flat())
  return visit.writer.line.some((word) => standing.has(word))
}

function beginSomewhere(world: World, visit: Visit): Sentence {
  const { dice } = world
  const word = wordOf(world, visit)
  const index = dice.below(20)
  let isDone = false
  if (dice.chance(0.4)) {
    edit(
      world,
      visit,
      `writes '${word}' between two words`,
      (writer) => {
        isDone = writer.beginAfter(index, word)
      },
      1,
    )
  }
  if (!isDone) return begin(world, visit)
  world.oracle.sentences.begins(visit.writer.line)
  return { visit, word, keys: dice.below(8), done: 0 }
}

/** Another word, without a click: it follows the ones before it. */
function goOn(world: World, visit: Visit): Sentence {
  const { dice, oracle, story } = world
  const word = wordOf(world, visit)
  const before = visit.values[textPath]
  const line = [...visit.writer.line]
  const spaces = dice.chance(0.8) ? 1 : 3
  const what = `goes on with '${word}' after ${line.join(' ')}`
  edit(world, visit, what, (writer) => writer.goOn(word, spaces), 1)
  const wrong = oracle.sentences.follows(line, word, before, visit.values[textPath])
  if (wrong !== null) story.report(`${visit.tab.name}: ${wrong}`)
  return { visit, word, keys: dice.below(8), done: 0 }
}

/** A word as it is written on a phone, while others write in the text, and it is saved. */
async function compose(world: World, visit: Visit): Promise<void> {
  const { dice, server, story } = world
  const sentence = begin(world, visit)
  sentence.keys = 3 + dice.below(12)
  story.tell(`${visit.tab.name}: composes the rest of it`)
  visit.writer.beginComposing()
  const { ref } = visit.context
  const id = ref.kind === 'collection' ? ref.id : null
  const stored = server.documents.get(`${ref.slug}/${id}`)
  if (dice.chance(0.6)) changeTexts(world, stored)
  if (dice.chance(0.5)) ask(world, visit, visit.context.hasDrafts ? 'draft' : 'save')
  while (pressKey(world, sentence)) await world.pass(20 + dice.below(500))
  visit.writer.endComposing()
  await world.pass(1)
  if (visit.isOpen) sees(world, visit)
}

/** The number of a block in the text is begun. */
function halfTypeInText(world: World, visit: Visit): void {
  const { clock, dice } = world
  const blocks = blocksWithFields(visit)
  if (blocks.length === 0) return
  const path = `${textPath}.root.children.${dice.oneOf(blocks)}.fields.size`
  const value = 1 + dice.below(90)
  const text = `${value}e`
  edit(
    world,
    visit,
    `types '${text}' into ${path}`,
    () => {
      send(world, visit, { path, value, at: clock.now() })
      send(world, visit, { change: 'unparsed', path, text, at: clock.now() })
    },
    2,
  )
}

/** A new document whose first save is under way while its text is written. */
async function beginAndWrite(world: World, tab: Tab): Promise<void> {
  const { dice, story } = world
  const slug = dice.oneOf(['pages', 'articles'])
  story.tell(`${tab.name}: begins a new document of ${slug}, and writes at once`)
  tab.go({ kind: 'collection', slug, id: null, locale: 'en' })
  await world.pass(300)
  const { visit } = tab
  if (!visit?.isOpen || !visit.mayType) return
  const text = { path: 'title', word: wordOf(world, visit), keys: 5 }
  for (let key = 0; key < text.keys; key += 1) {
    if (!typeKey(world, visit, text, key)) return
    await world.pass(60)
  }
  let sentence = begin(world, visit)
  if (slug === 'pages') ask(world, visit, 'save')
  for (let words = 3 + dice.below(4); words > 0; words -= 1) {
    while (pressKey(world, sentence)) await world.pass(20 + dice.below(60))
    await world.pass(60)
    if (!visit.mayType || !isGoingOn(visit)) return
    sentence = goOn(world, visit)
  }
}

/** Into a field that may not be changed once the document is closed, or that a deploy makes something else. */
async function typeGuarded(world: World, visit: Visit): Promise<void> {
  const { dice, story } = world
  const path = dice.oneOf(['note', 'meta.hint', 'remark'])
  if (path === 'remark' && visit.removed.some(isKind)) return
  const text = { path, word: wordOf(world, visit), keys: 1 + dice.below(20) }
  story.tell(`${visit.tab.name}: types '${text.word}' and ${text.keys - 1} more into ${path}`)
  for (let key = 0; key < text.keys; key += 1) {
    if (!typeKey(world, visit, text, key)) return
    await world.pass(20 + dice.below(120))
  }
}

/** Whoever is before the tabs of a browser signs in in all of them at one moment. */
function signInTogether(world: World): void {
  const { dice, story } = world
  const browser = dice.oneOf(world.browsers)
  const tabs = world.tabs.filter((tab) => tab.browser === browser && tab.isAsking)
  for (const tab of tabs) {
    story.tell(`${tab.name}: signs in together with ${tabs.length - 1} more`)
    tab.signIn()
  }
}

/** In a form, or beside it. */
function tickClosed(world: World): void {
  const { dice, story } = world
  const stored = someStored(world)
  const visit = world.tabs.map(({ top }) => top).find((one) => one?.isOpen && one.mayType)
  if (dice.chance(0.6) && stored) {
    askAsHolder(world, 'PATCH', stored, { closed: !stored.latest.values.closed })
  } else if (visit) {
    const value = at(visit.values, 'closed') !== true
    story.tell(`${visit.tab.name}: ${value ? 'closes' : 'opens'} the document`)
    send(world, visit, { path: 'closed', value, at: world.clock.now() })
  }
}
