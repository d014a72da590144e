import { mkdir, statfs } from 'node:fs/promises'
import { diskIsFull } from '../failure.ts'

/** Looks again after so many bytes: others write meanwhile. */
const lookEvery = 16 * 2 ** 20

/** Leaves the disk with what the database and the system need. */
export interface FreeSpace {
  mustHave: (bytes: number) => Promise<void>
  /** To be asked with each chunk that is about to be written. */
  watch: () => (chunk: Uint8Array) => Promise<void>
}

export function freeSpaceAt(dir: string, leave: number): FreeSpace {
  const mustHave = async (bytes: number) => {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    const { bavail, bsize } = await statfs(dir)
    if (bavail * bsize - bytes < leave) throw diskIsFull()
  }
  return {
    mustHave,
    watch: () => {
      let written = 0
      return async ({ length }) => {
        written += length
        if (written < lookEvery) return
        written = 0
        await mustHave(length)
      }
    },
  }
}
