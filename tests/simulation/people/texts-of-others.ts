import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import type { Random } from '../../kit/machines/random.ts'
import type { StoredDocument } from '../server/model-server.ts'
import type { World } from '../world/world.ts'
import { textPath } from '../world/writer.ts'
import { askAsHolder } from './api.ts'
import { emptyRoot, paragraphOf } from './writing.ts'

/** Several blocks of a text are changed in one save, by a program in the name of whoever writes there. */
export function changeTexts(world: World, stored: StoredDocument | undefined): void {
  if (!stored) return
  const { dice } = world
  const shown = askAsHolder(world, 'GET', stored, null)?.body
  const body = isRecord(shown) && isRecord(shown[textPath]) ? shown[textPath] : null
  const root = body && isRecord(body.root) ? (body.root as DocumentData) : emptyRoot
  let blocks: readonly Json[] = Array.isArray(root.children) ? root.children : []
  for (let changes = 1 + dice.below(3); changes > 0; changes -= 1) {
    blocks = changed(dice, blocks, () => `c${world.nextId()}`)
  }
  askAsHolder(world, 'PATCH', stored, { [textPath]: { root: { ...root, children: [...blocks] } } })
}

function changed(dice: Random, blocks: readonly Json[], word: () => string): readonly Json[] {
  const index = dice.below(blocks.length + 1)
  const block = blocks[index]
  const what = dice.oneOf(['insert', 'insert', 'prefix', 'prefix', 'remove'] as const)
  if (what === 'insert' || block === undefined)
    return blocks.toSpliced(index, 0, paragraphOf(word()))
  return what === 'remove'
    ? blocks.toSpliced(index, 1)
    : blocks.with(index, prefixed(block, word()))
}

/** A word before the others. */
function prefixed(block: Json, word: string): Json {
  if (!isRecord(block) || block.type !== 'paragraph' || !Array.isArray(block.children)) return block
  const [first, ...rest] = block.children
  if (!isRecord(first) || first.type !== 'text') return block
  return { ...block, children: [{ ...first, text: `${word} ${first.text}` }, ...rest] }
}
