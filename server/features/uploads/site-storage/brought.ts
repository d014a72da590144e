import { rm } from 'node:fs/promises'
import type { PayloadRequest } from 'payload'

/** In the request's context: a file that was brought to the disk for the site's storage. */
const brought = 'stateroomBroughtToDisk'

export const noteBrought = ({ context }: PayloadRequest, path: string): void => {
  context[brought] = path
}

/** Adapters that give back the document take the file off the request, and Payload then leaves it there. */
export async function dropBrought({ context, file }: PayloadRequest): Promise<void> {
  const path = context[brought]
  if (typeof path !== 'string' || file?.tempFilePath === path) return
  delete context[brought]
  await rm(path, { force: true })
}
