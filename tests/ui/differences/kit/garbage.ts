import * as fc from 'fast-check'
import type { DocumentData, Json } from '#contracts/documents'
import { wrongValues } from '../../../kit/wrong-values.ts'

/** Names that mean something to the fields, to Payload, to JavaScript, or to nobody. */
const names = (known: readonly string[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known) },
    fc.constantFrom('id', 'blockType', 'root', 'children', 'type', 'text', 'relationTo', 'value'),
    fc.constantFrom('en', 'de', 'fr', '__proto__', 'constructor', 'toString', 'length', ''),
  )

const words = fc.constantFrom(
  '',
  'a',
  'hero',
  'quote',
  'paragraph',
  'list',
  '<b>',
  '\ud800',
  '日本',
)

/** Any JSON that a document may hold, and more often such that its fields would look at. */
export function garbage(known: readonly string[]): fc.Arbitrary<DocumentData> {
  const { value } = fc.letrec<{ value: Json }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 5, depthSize: 'medium' },
      fc.oneof(words, fc.integer({ min: -2, max: 12 }), fc.boolean(), fc.constant(null)),
      fc.constantFrom(...Object.values(wrongValues)),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(names(known), tie('value'), { maxKeys: 5 }),
    ),
  }))
  return fc.dictionary(names(known), value, { maxKeys: 12 })
}

/** Lists in lists, deeper than functions may call one another. */
export function abyss(depth: number): Json {
  let value: Json = 'the ground'
  for (let level = 0; level < depth; level++) value = level % 2 ? [value] : { root: value }
  return value
}

/** A rich text whose nodes lie in one another, deeper than that. */
export function richAbyss(depth: number): Json {
  let node: Json = { type: 'text', text: 'the ground' }
  for (let level = 0; level < depth; level++) {
    node = { type: ['paragraph', 'list', 'listitem', 'quote'][level % 4]!, children: [node] }
  }
  return { root: { children: [node] } }
}
