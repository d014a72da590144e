import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { at } from '#machines/document'
import { textIn } from '../oracle/rich-places.ts'
import type { StepName } from '../story/steps.ts'
import type { Visit } from '../world/visit.ts'
import type { World } from '../world/world.ts'
import type { Writer } from '../world/writer.ts'
import { oneLine, textPath } from '../world/writer.ts'
import { askApi, someStored } from './api.ts'
import type { Action } from './who.ts'
import { onForm } from './who.ts'

/** What people do in a rich text. */
export const writing = {
  write: onForm(write),
  writeTogether,
  formatWord: onForm((world, visit) =>
    edit(world, visit, 'formats a word', (writer) => writer.format(world.dice.below(50)), 1),
  ),
  linkWord: onForm((world, visit) => {
    const url = `https://site.example/${world.nextId()}`
    edit(
      world,
      visit,
      `links a word to ${url}`,
      (writer) => writer.link(world.dice.below(50), url),
      1,
    )
  }),
  embedBlock: onForm((world, visit) => {
    const text = wordOf(world, visit)
    edit(
      world,
      visit,
      `embeds a block with '${text}'`,
      (writer) => writer.embed(someBlock(world, writer), text),
      2,
    )
  }),
  editBlock: onForm(editBlock),
  cutBlock: onForm((world, visit) =>
    edit(
      world,
      visit,
      'removes a block of the text',
      (writer) => writer.remove(someBlock(world, writer)),
      Number.POSITIVE_INFINITY,
    ),
  ),
  moveBlock: onForm((world, visit) =>
    edit(
      world,
      visit,
      'moves a block of the text',
      (writer) => writer.move(someBlock(world, writer), someBlock(world, writer)),
      0,
    ),
  ),
  apiWritesText,
} satisfies Partial<Record<StepName, Action>>

export const wordOf = (world: World, { person }: Visit): string =>
  `${person.email[0]}${world.nextId()}`

const someBlock = ({ dice }: World, { length }: Writer): number => dice.below(Math.max(1, length))

/** One thing that is done in a text, which changes no more than so many places. */
export function edit(
  world: World,
  visit: Visit,
  what: string,
  does: (writer: Writer) => unknown,
  most: number,
): void {
  world.story.tell(`${visit.tab.name}: ${what}`)
  world.edits += 1
  sees(world, visit)
  const changed = world.oracle.acts(visit, () => does(visit.writer))
  if (changed.length > most)
    world.story.report(`${visit.tab.name}: ${what}, and changes ${changed}`)
  sees(world, visit)
}

/** The editor shows what the document says, also of what came from elsewhere. */
export function sees({ story }: World, { tab, values, writer }: Visit): void {
  const said = oneLine(textIn(values[textPath]))
  if (writer.text === said) return
  story.report(`${tab.name} shows '${writer.text}' where the document says '${said}'`)
}

export interface Sentence {
  visit: Visit
  word: string
  keys: number
  done: number
}

async function write(world: World, visit: Visit): Promise<void> {
  const sentence = begin(world, visit)
  while (goOn(world, sentence)) await world.pass(20 + world.dice.below(120))
}

/** Several people write at once, each into their own form, and often into one text. */
async function writeTogether(world: World): Promise<void> {
  const { dice } = world
  const sentences = world.tabs
    .flatMap(({ top }) => (top?.isOpen && top.mayType ? [top] : []))
    .map((visit) => begin(world, visit))
  for (let keys = 150; keys > 0 && sentences.length > 0; keys -= 1) {
    const one = dice.oneOf(sentences)
    if (!goOn(world, one)) sentences.splice(sentences.indexOf(one), 1)
    await world.pass(5 + dice.below(90))
  }
}

/** A word of its own, at the end of a paragraph, or in a new one. */
export function begin(world: World, visit: Visit): Sentence {
  const { dice } = world
  const word = wordOf(world, visit)
  const keys = dice.chance(0.4) ? dice.below(6) : 10 + dice.below(60)
  const isNew = dice.chance(0.3)
  edit(
    world,
    visit,
    `writes '${word}' and ${keys} more${isNew ? ' in a new paragraph' : ''}`,
    (writer) => writer.begin(someBlock(world, writer), word, isNew),
    1,
  )
  world.oracle.sentences.begins(visit.writer.line)
  return { visit, word, keys, done: 0 }
}

/** Whether there is more of it, and the word is still there. */
function goOn(world: World, sentence: Sentence): boolean {
  const isThere = pressKey(world, sentence)
  if (isThere && sentence.done === sentence.keys && world.dice.chance(0.1)) {
    edit(world, sentence.visit, 'ends the line', (writer) => writer.split(), 0)
  }
  return isThere
}

/** Another letter of it. Whether there was one to press, and the word is still there. */
export function pressKey(world: World, sentence: Sentence): boolean {
  const { visit, keys } = sentence
  if (sentence.done >= keys || !visit.mayType) return false
  sentence.done += 1
  let isThere = false
  world.edits += 1
  const changed = world.oracle.acts(visit, () => {
    isThere = visit.writer.type('.')
  })
  const strange = changed.filter((place) => place !== `${textPath}/${sentence.word}`)
  if (strange.length > 0) world.story.report(`${visit.tab.name}: a key changes ${strange}`)
  world.oracle.look()
  return isThere
}

/** A field of an embedded block belongs to the document, and is written as any other. */
function editBlock(world: World, visit: Visit): void {
  const blocks = blocksWithFields(visit)
  if (blocks.length === 0) return
  const path = `${textPath}.root.children.${world.dice.oneOf(blocks)}.fields.text`
  const value = wordOf(world, visit)
  edit(
    world,
    visit,
    `types '${value}' into ${path}`,
    () => visit.opened.document.send({ type: 'user.edit', path, value, at: world.clock.now() }),
    1,
  )
}

/** Where they are among the blocks of the text. */
export function blocksWithFields({ values }: Visit): number[] {
  const children = at(values, `${textPath}.root.children`)
  return (Array.isArray(children) ? children : []).flatMap((block, index) =>
    isRecord(block) && block.type === 'block' ? [index] : [],
  )
}

/** Cid adds a paragraph, or takes one away. */
function apiWritesText(world: World): void {
  const { dice } = world
  const stored = someStored(world)
  if (!stored) return
  const shown = askApi(world, 'GET', stored, null)?.body
  const body = isRecord(shown) && isRecord(shown[textPath]) ? shown[textPath] : null
  const root = body && isRecord(body.root) ? (body.root as DocumentData) : emptyRoot
  const blocks: readonly Json[] = Array.isArray(root.children) ? root.children : []
  const index = dice.below(blocks.length + 1)
  const isRemoving = dice.chance(0.3) && index < blocks.length
  const children = isRemoving
    ? blocks.toSpliced(index, 1)
    : blocks.toSpliced(index, 0, paragraphOf(`c${world.nextId()}`))
  askApi(world, 'PATCH', stored, { [textPath]: { root: { ...root, children: [...children] } } })
}

const element = { direction: null, format: '', indent: 0, version: 1 }

export const emptyRoot: DocumentData = { ...element, type: 'root', children: [] }

export const paragraphOf = (text: string): DocumentData => ({
  ...{ ...element, type: 'paragraph', textFormat: 0, textStyle: '' },
  children: [{ detail: 0, format: 0, mode: 'normal', style: '', text, type: 'text', version: 1 }],
})

/** What a text begins with. */
export const firstText: DocumentData = {
  root: {
    ...emptyRoot,
    children: [
      paragraphOf('first second'),
      {
        ...{ type: 'block', version: 2, format: '' },
        fields: { id: `d${'0'.repeat(23)}`, blockName: '', blockType: 'aside', text: 'third' },
      },
      paragraphOf('fourth'),
    ],
  },
}
