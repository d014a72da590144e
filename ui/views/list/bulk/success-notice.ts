import type { ClientCollection } from '#contracts/admin-config'
import type { BulkChange } from '#contracts/bulk-change'
import type { TextKey } from '#locales'
import type { BulkEnd } from '#machines/bulk'
import { countOf } from '#machines/bulk'
import { formatsIn } from '../../../kit/formats.ts'
import type { Text } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'

const id = 'bulk-succeeded'

/** ms to read it and to take everything back; it waits while somebody is at it. */
const duration = 12_000

const words: Record<BulkChange['kind'], TextKey> = {
  delete: 'bulk.told.delete',
  deleteForever: 'bulk.told.deleteForever',
  edit: 'bulk.changed',
  publish: 'bulk.told.publish',
  restore: 'bulk.told.restore',
  restorePublished: 'bulk.told.restorePublished',
  undo: 'bulk.told.undo',
  unpublish: 'bulk.told.unpublish',
}

/** Says what was done to all of them, with the way back where there is one. */
export function tellSuccess(
  text: Text,
  language: string,
  { drafts, trash }: ClientCollection,
  { job, results }: BulkEnd,
  undo: (() => void) | null,
): void {
  const kind = job?.change.kind ?? 'edit'
  const count = countOf(results, 'changed')
  const name = kind === 'delete' && !trash ? words.deleteForever : words[kind]
  forgetSuccess()
  toaster.create({
    id,
    title: text(name, { count, number: formatsIn(language).number(count) }),
    ...(kind === 'restore' && drafts && { description: text('bulk.asDrafts') }),
    type: 'info',
    duration,
    ...(undo && { action: { label: text('document.undo'), onClick: undo } }),
  })
}

export const forgetSuccess = (): void => {
  if (toaster.isVisible(id)) toaster.remove(id)
}
