import type { DocumentData, Json } from '#contracts/documents'
import type { ClientField } from '#contracts/fields'
import { localizedLeaves, membersOf } from '#contracts/fields'
import { nodeId, placedNodes, rootOf } from '#contracts/rich-text/rich-nodes'
import { isSameJson } from '#contracts/same-json'
import type { LeafState } from '#contracts/translated-leaves'
import { leafState, placeKey } from '#contracts/translated-leaves'
import type { Maybe } from '../document/values.ts'
import { isRecord } from '../document/values.ts'
import type { Source } from './translation.types.ts'

/** A value to translate, where the form has it. */
export interface TranslatedLeaf {
  path: string
  place: readonly string[]
  state: LeafState
  source: Json
  /** What the translation was made from, where the source says something else since. */
  from: Json | undefined
}

/** The document that the form shows, as it is there and as it was saved. */
interface Shown {
  values: DocumentData
  base: DocumentData
}

/**
 * Judges what is to be translated, as the form has it now: what somebody has changed since the last save
 * is not out of date any more. What lies under a name that is as it was is judged once.
 */
export function judgeLeaves(fields: readonly ClientField[]) {
  let of: Source | null = null
  let made = new Map<string, { from: Json }>()
  const known = new Map<string, Known>()

  return (source: Source, { base, values }: Shown): readonly TranslatedLeaf[] => {
    if (of !== source) {
      of = source
      known.clear()
      made = new Map(source.outdated.map((one) => [placeKey(one.place), one]))
    }
    return membersOf(fields).flatMap(({ name }) => {
      if (source.data[name] === undefined) return []
      const before = known.get(name)
      if (before && before.value === values[name] && before.base === base[name]) {
        return before.leaves
      }
      const leaves = judged(fields, source.data, { values, base }, name, made)
      known.set(name, { value: values[name], base: base[name], leaves })
      return leaves
    })
  }
}

interface Known {
  value: Maybe
  base: Maybe
  leaves: readonly TranslatedLeaf[]
}

function judged(
  fields: readonly ClientField[],
  source: DocumentData,
  { base, values }: Shown,
  name: string,
  made: ReadonlyMap<string, { from: Json }>,
): readonly TranslatedLeaf[] {
  const one: DocumentData = { [name]: source[name] ?? null }
  return localizedLeaves(fields, one, values).flatMap((leaf) => {
    const path = leafPath(values, leaf.place)
    if (path === null) return []
    const isChanged = !isSameJson(valueIn(base, leaf.place) ?? null, leaf.target ?? null)
    const from = isChanged ? undefined : made.get(placeKey(leaf.place))
    const state = leafState(leaf, from)
    return [
      {
        ...{ path, place: leaf.place, state, source: leaf.source },
        from: state === 'outdated' ? from?.from : undefined,
      },
    ]
  })
}

/** Where the form has a leaf; null: what it lay in is gone. */
export function leafPath(values: DocumentData, place: readonly string[]): string | null {
  return followed(values, place)?.path.join('.') ?? null
}

const valueIn = (values: DocumentData, place: readonly string[]): Maybe =>
  followed(values, place)?.value

function followed(values: DocumentData, place: readonly string[]) {
  let value: Maybe = values
  const path: string[] = []
  for (const key of place) {
    const step = stepTo(value, key)
    if (step === null) return null
    path.push(...step.path)
    value = step.value
  }
  return { path, value }
}

function stepTo(value: Maybe, key: string): { path: readonly string[]; value: Maybe } | null {
  if (Array.isArray(value)) {
    const index = value.findIndex((row) => isRecord(row) && String(row.id) === key)
    return index === -1 ? null : { path: [String(index)], value: value[index] }
  }
  if (rootOf(value) !== null) {
    const found = [...placedNodes(value)].find(({ node }) => nodeId(node) === key)
    return found ? { path: found.path.split('.'), value: found.node } : null
  }
  return { path: [key], value: isRecord(value) ? value[key] : undefined }
}

/** The next one that is to be translated after a place in the form, from the top again after the last. */
export function nextLeaf(
  leaves: readonly TranslatedLeaf[],
  path: string | null,
): TranslatedLeaf | null {
  const at = leaves.findIndex((leaf) => path === leaf.path || path?.startsWith(`${leaf.path}.`))
  const after = [...leaves.slice(at + 1), ...leaves.slice(0, at + 1)]
  return after.find(({ state }) => state !== 'done') ?? null
}
