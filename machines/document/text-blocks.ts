import type { DocumentData, Json } from '#contracts/documents'
import { isRecord } from '#contracts/is-record'
import { rootOf } from '#contracts/rich-text/rich-nodes'
import type { Maybe } from './values.ts'
import { equal } from './values.ts'

/** The blocks of a rich text; null: it is none. */
export const blocksOf = (value: Maybe): readonly Json[] | null => {
  const children = rootOf(value)?.children
  return Array.isArray(children) ? children : null
}

export const isIn = (blocks: readonly Json[], block: Json): boolean =>
  blocks.some((one) => equal(one, block))

/** What the root says of itself, such as its direction, belongs to whoever changed it. */
export function withBlocks(first: Maybe, second: Maybe, base: Maybe, children: Json[]): Json {
  const [own, other, before] = [shellOf(first), shellOf(second), shellOf(base)]
  const shell = equal(own, before) ? other : own
  const value = isRecord(first) ? first : {}
  return { ...value, root: { ...shell, children } }
}

function shellOf(value: Maybe): DocumentData {
  const { children: _, ...shell } = rootOf(value) ?? {}
  return shell
}
