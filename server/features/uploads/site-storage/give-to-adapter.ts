import { readFile } from 'node:fs/promises'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { dropBrought } from './brought.ts'
import { checkReceipts } from './check-receipts.ts'

/** Who keeps the files of a collection: this server, or a storage that the site has for it. */
export type Keeper = 'server' | 'site'

export const keeperOf = ({ upload }: CollectionConfig): Keeper =>
  typeof upload === 'object' && (upload.disableLocalStorage || upload.adapter) ? 'site' : 'server'

/**
 * An adapter stores what came with a form, and takes what comes by reference for stored. So an upload
 * comes to it as if with a form.
 */
export const giveToAdapter = (collection: CollectionConfig): CollectionConfig => {
  if (keeperOf(collection) === 'server') return collection
  const { hooks, ...rest } = checkReceipts(collection)
  return {
    ...rest,
    hooks: {
      ...hooks,
      beforeChange: [
        async ({ data, req }) => {
          if (!streams(collection)) await intoMemory(req)
          return data
        },
        ...(hooks?.beforeChange ?? []),
      ],
      afterOperation: [
        ...(hooks?.afterOperation ?? []),
        async ({ req, result }) => {
          await dropBrought(req)
          return result
        },
      ],
      afterError: [...(hooks?.afterError ?? []), ({ req }) => dropBrought(req)],
    },
  }
}

/** Those of Payload's that read the file of a form from the disk. */
const streaming: ReadonlySet<string> = new Set(['azure', 's3'])

const streams = ({ upload }: CollectionConfig): boolean =>
  typeof upload === 'object' && streaming.has(upload.adapter ?? '')

/** As it is after Payload cropped and converted it. */
async function intoMemory({ file }: PayloadRequest): Promise<void> {
  if (file?.tempFilePath && file.data.length === 0) file.data = await readFile(file.tempFilePath)
}
