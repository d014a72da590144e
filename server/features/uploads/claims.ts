import { mkdir, open, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Of several saves that take one file at the same time, in however many processes, one may. */
export interface Claims {
  /** false: another save is taking it. */
  make: (key: string) => Promise<boolean>
  drop: (key: string) => Promise<void>
  /** Whether a save is taking it now. */
  has: (key: string) => Promise<boolean>
}

/** No save takes as long: whoever made such a claim has ended without dropping it. */
const longestMs = 10 * 60_000

/** A file each beside the uploads, which the system makes for one of those who want to make it. */
export function uploadClaims(dir: string): Claims {
  const pathOf = (key: string) => join(dir, `${key}.claim`)
  const drop = (key: string) => rm(pathOf(key), { force: true })

  const isLeftOver = async (key: string): Promise<boolean> => {
    const made = await stat(pathOf(key)).catch(() => null)
    return made !== null && Date.now() - made.mtimeMs > longestMs
  }

  const make = async (key: string): Promise<boolean> => {
    await mkdir(dir, { recursive: true, mode: 0o700 })
    try {
      await (await open(pathOf(key), 'wx', 0o600)).close()
      return true
    } catch (thrown) {
      if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST') throw thrown
      return false
    }
  }

  return {
    drop,
    has: (key) =>
      stat(pathOf(key)).then(
        () => true,
        () => false,
      ),
    make: async (key) => {
      if (await make(key)) return true
      if (!(await isLeftOver(key))) return false
      await drop(key)
      return make(key)
    },
  }
}
