import { open, rename } from 'node:fs/promises'

/** Where a file is until it's whole. */
export const draftOf = (path: string): string => `${path}.draft`

/** Writes a file whole or not at all, readable by its owner alone, and on the disk once this is done. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const draft = draftOf(path)
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(draft, path)
}
