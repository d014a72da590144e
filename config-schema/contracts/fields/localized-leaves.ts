import type { DocumentData, Json } from '../documents.ts'
import { isRecord } from '../is-record.ts'
import { hasContent } from '../rich-text/content.ts'
import type { RichNode } from '../rich-text/rich-nodes.ts'
import { nodeId, placedNodes, rootOf } from '../rich-text/rich-nodes.ts'
import type { FieldKind } from './client-field.ts'
import { fieldKinds, hasNodes, hasRows } from './field-kinds.ts'
import type { MemberOf, TreeTypes } from './tree.ts'

/** A value that each language has of its own, and that the source language has. */
export interface LocalizedLeaf {
  /** Names of fields, and IDs of rows and nodes, which move. */
  place: readonly string[]
  source: Json
  /** undefined: nothing was written there in the other language. */
  target: Json | undefined
}

interface Tree<Types extends TreeTypes> {
  membersOf: (fields: readonly Types['field'][]) => readonly MemberOf<Types>[]
  fieldsOfRow: (
    field: Types['field'],
    row: DocumentData,
    named: Types['named'],
  ) => readonly Types['field'][]
  childrenOfNode: (
    field: Types['field'],
    node: RichNode,
  ) => { fields: readonly Types['field'][] } | undefined
  /** Nobody sees it, nor anything in it. */
  isOut: (part: MemberOf<Types>['part']) => boolean
}

interface At {
  source: DocumentData
  target: DocumentData
  place: readonly string[]
  /** Inside something that each language has of its own. */
  isOwn: boolean
}

/**
 * Finds what is to be translated in a document, read in two languages without fallbacks. A rich text is
 * one value, and so are rows that each language has of its own. A checkbox is never untranslated: not
 * checked is an answer.
 */
export const localizedLeavesIn = <Types extends TreeTypes>({
  membersOf,
  fieldsOfRow,
  childrenOfNode,
  isOut,
}: Tree<Types>) => {
  type Fields = readonly Types['field'][]

  function leavesAt(fields: Fields, at: At, named: Types['named']): readonly LocalizedLeaf[] {
    return membersOf(fields).flatMap((member): readonly LocalizedLeaf[] => {
      const { name, part, fields: within } = member
      if (isOut(part)) return []
      const [source, target] = [at.source[name], at.target[name]]
      const isOwn = at.isOwn || ('localized' in part && part.localized === true)
      const here = { place: [...at.place, name], isOwn }
      if (within) return leavesAt(within, { ...both(source, target), ...here }, named)
      if (!isOwn) return sharedLeaves(part, source, target, here, named)
      return isTranslated(part) && isSomething(source)
        ? [{ place: here.place, source, target }]
        : []
    })
  }

  /** Rows and nodes that all languages share, with values that each has of its own; one is gone in both. */
  function sharedLeaves(
    field: Types['field'],
    source: Json | undefined,
    target: Json | undefined,
    { place, isOwn }: Pick<At, 'place' | 'isOwn'>,
    named: Types['named'],
  ): readonly LocalizedLeaf[] {
    if (hasRows(field)) {
      const theirs = new Map(rowsIn(target).map((row) => [row.id, row]))
      return rowsIn(source).flatMap((row) => {
        const other = theirs.get(row.id)
        if (!other) return []
        const at = { ...both(row, other), isOwn }
        const here = [...place, String(row.id)]
        return leavesAt(fieldsOfRow(field, row, named), { ...at, place: here }, named)
      })
    }
    if (!hasNodes(field)) return []
    const theirs = new Map([...placedNodes(target)].map(({ node }) => [nodeId(node), node]))
    return [...placedNodes(source)].flatMap(({ node }) => {
      const id = nodeId(node)
      const children = childrenOfNode(field, node)
      const other = theirs.get(id)
      if (id === null || !children || !other) return []
      const at = { ...both(node.fields, other.fields), isOwn }
      return leavesAt(children.fields, { ...at, place: [...place, id, 'fields'] }, named)
    })
  }

  return (
    fields: Fields,
    source: DocumentData,
    target: DocumentData,
    named: Types['named'],
  ): readonly LocalizedLeaf[] =>
    leavesAt(fields, { source, target, place: [], isOwn: false }, named)
}

/** Something was written there. */
export function isSomething(value: Json | undefined): value is Json {
  if (value === undefined || value === null || value === '') return false
  if (Array.isArray(value)) return value.length > 0
  return rootOf(value) === null || hasContent(value)
}

function isTranslated({ type }: { type?: string }): boolean {
  const facts = fieldKinds[type as FieldKind] as (typeof fieldKinds)[FieldKind] | undefined
  return facts !== undefined && facts.kept === 'content' && facts.value !== 'boolean'
}

const both = (source: Json | undefined, target: Json | undefined) => ({
  source: isRecord(source) ? source : {},
  target: isRecord(target) ? target : {},
})

const rowsIn = (value: Json | undefined): DocumentData[] =>
  Array.isArray(value) ? value.filter((row) => isRecord(row)) : []
