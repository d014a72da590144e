import type { Laws } from '#testing/laws'
import { always } from '#testing/laws'
import { folderOf } from './folders.data.ts'
import type { foldersMachine } from './folders.machine.ts'

export const laws: Laws<typeof foldersMachine> = {
  'what is named or deleted is known': always(
    ({ snapshot: { context, value } }) =>
      typeof value !== 'object' || 'moving' in value || context.draft !== null,
  ),
  'nothing is deleted before it was counted': always(
    ({ snapshot: { context, value } }) =>
      JSON.stringify(value) !== '{"deleting":"running"}' || context.contents !== null,
  ),
  'no folder is in itself': always(
    ({
      snapshot: {
        context: { folders },
      },
    }) =>
      folders.every(({ id, parent }) => id !== parent && folderOf(folders, parent)?.parent !== id),
  ),
}
