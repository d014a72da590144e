import type { ClientCollection } from '#contracts/admin-config'
import type { BulkOutcome, BulkResult } from '#contracts/bulk'
import type { BulkChange } from '#contracts/bulk-change'
import type { ClientField } from '#contracts/fields'
import { childrenOf, hasNodes, memberNamed } from '#contracts/fields'
import type { TextKey } from '#locales'
import type { Text } from '../../../kit/text.tsx'
import { problemText } from '../../../kit/text.tsx'
import type { BulkKind } from './kinds.ts'

type Kind = BulkChange['kind']

export const actionNames: Record<BulkKind, TextKey> = {
  delete: 'bulk.action.delete',
  deleteForever: 'bulk.action.deleteForever',
  edit: 'bulk.action.edit',
  publish: 'bulk.action.publish',
  restore: 'bulk.action.restore',
  restorePublished: 'bulk.action.restorePublished',
  unpublish: 'bulk.action.unpublish',
}

/** What is being done, as a heading. */
export const headings: Record<Kind, TextKey> = {
  delete: 'bulk.ask.delete',
  deleteForever: 'bulk.ask.deleteForever',
  edit: 'bulk.ask.edit',
  publish: 'bulk.ask.publish',
  restore: 'bulk.ask.restore',
  restorePublished: 'bulk.ask.restorePublished',
  undo: 'bulk.ask.undo',
  unpublish: 'bulk.ask.unpublish',
}

/** The button that does it. */
export const confirmations: Record<Kind, TextKey> = {
  delete: 'bulk.confirm.delete',
  deleteForever: 'bulk.confirm.deleteForever',
  edit: 'bulk.confirm.edit',
  publish: 'bulk.confirm.publish',
  restore: 'bulk.confirm.restore',
  restorePublished: 'bulk.confirm.restorePublished',
  undo: 'bulk.confirm.undo',
  unpublish: 'bulk.confirm.unpublish',
}

/** What follows from it, as far as nobody may miss it. */
export function consequenceOf(kind: Kind, { drafts, trash }: ClientCollection): TextKey | null {
  switch (kind) {
    case 'delete':
      return trash ? 'bulk.toTrash' : 'bulk.forGood'
    case 'deleteForever':
      return 'bulk.forGood'
    case 'edit':
      return drafts && 'bulk.fields.drafts'
    case 'restore':
      return drafts && 'bulk.asDrafts'
    case 'restorePublished':
      return 'bulk.asPublished'
    default:
      return null
  }
}

/** What would become of so many. */
export function prospectOf(
  text: Text,
  kind: Kind,
  outcome: BulkOutcome,
  counted: { count: number; number: string },
): string {
  const isNamed = outcome === 'changed' && kind !== 'edit' && kind !== 'undo'
  return isNamed
    ? text('palette.choice', { name: text(actionNames[kind]), choice: counted.number })
    : text(prospects[outcome], counted)
}

const prospects: Record<BulkOutcome, TextKey> = {
  changed: 'bulk.willChange',
  refused: 'bulk.cannot',
  gone: 'bulk.gone',
  unchanged: 'bulk.unchanged',
}

/** What became of them. */
export const endsOf = (kind: Kind, collection: ClientCollection): Record<BulkOutcome, TextKey> => ({
  changed: toldOf(kind, collection),
  refused: 'bulk.refused',
  gone: 'bulk.gone',
  unchanged: 'bulk.unchanged',
})

/** What was done to each of them. */
export const toldOf = (kind: Kind, { trash }: ClientCollection): TextKey =>
  kind === 'delete' && !trash ? told.deleteForever : told[kind]

const told: Record<Kind, TextKey> = {
  delete: 'bulk.told.delete',
  deleteForever: 'bulk.told.deleteForever',
  edit: 'bulk.changed',
  publish: 'bulk.told.publish',
  restore: 'bulk.told.restore',
  restorePublished: 'bulk.told.restorePublished',
  undo: 'bulk.told.undo',
  unpublish: 'bulk.told.unpublish',
}

/** Why a document was refused, or is warned of: the fields that are to blame, where there are any. */
export function reasonFor(
  text: Text,
  collection: ClientCollection,
  { problem, warnings }: Pick<BulkResult, 'problem' | 'warnings'>,
): string | null {
  if (problem && !problem.fields?.length) return problemText(text, problem)
  const fields = problem?.fields ?? warnings?.map(({ path, text }) => ({ path, message: text }))
  if (!fields) return null
  return fields.map(({ path, message }) => said(collection, path, message)).join(' · ')
}

function said({ fields }: ClientCollection, path: string, message: string): string {
  return path === '' ? message : `${labelsOf(fields, path.split('.')).join(' › ')}: ${message}`
}

/** As far as that can be said without the document: a row by its number, and by any kind that fits. */
function labelsOf(fields: readonly ClientField[], [name, ...rest]: readonly string[]): string[] {
  if (name === undefined) return []
  const member = memberNamed(fields, name)
  if (!member) return [name, ...labelsOf([], rest)]
  const label = member.part.label ?? name
  if (member.fields) return [label, ...labelsOf(member.fields, rest)]
  const kinds = childrenOf(member.part).map((list) => list.fields)
  if (kinds.length === 0) return [label, ...rest]
  const fitting = (below: readonly string[]) =>
    labelsOf(kinds.find((list) => memberNamed(list, below[0] ?? '')) ?? [], below)
  if (hasNodes(member.part)) {
    const index = rest.indexOf('fields')
    return [label, ...(index === -1 ? [] : fitting(rest.slice(index + 1)))]
  }
  const [row, ...below] = rest
  return row === undefined ? [label] : [label, String(Number(row) + 1), ...fitting(below)]
}
