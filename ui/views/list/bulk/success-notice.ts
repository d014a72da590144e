import type { ClientCollection } from '#contracts/admin-config'
import type { BulkEnd } from '#machines/bulk'
import { countOf } from '#machines/bulk'
import { formatsIn } from '../../../kit/formats.ts'
import type { Text } from '../../../kit/text.tsx'
import { toaster } from '../../../parts/toaster.ts'
import { toldOf } from './words.ts'

const id = 'bulk-succeeded'

/** ms to read it and to take everything back; it waits while somebody is at it. */
const duration = 12_000

/** Says what was done to all of them, with the way back where there is one. */
export function tellSuccess(
  text: Text,
  language: string,
  collection: ClientCollection,
  { job, results }: BulkEnd,
  undo: (() => void) | null,
): void {
  const kind = job?.change.kind ?? 'edit'
  const count = countOf(results, 'changed')
  forgetSuccess()
  toaster.create({
    id,
    title: text(toldOf(kind, collection), { count, number: formatsIn(language).number(count) }),
    ...(kind === 'restore' && collection.drafts && { description: text('bulk.asDrafts') }),
    type: 'info',
    duration,
    ...(undo && { action: { label: text('document.undo'), onClick: undo } }),
  })
}

export const forgetSuccess = (): void => {
  if (toaster.isVisible(id)) toaster.remove(id)
}
