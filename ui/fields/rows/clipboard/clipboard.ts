import { keptCopy } from '../../../client/kept-copy.ts'

/**
 * The system's clipboard. Where the browser refuses it (no permission, no secure address), what was
 * copied in this panel is kept by the browser itself, for every tab of the site.
 */
export const clipboard = {
  async write(text: string): Promise<void> {
    keptCopy.keep(text)
    await navigator.clipboard?.writeText(text).catch(() => undefined)
  },

  async read(): Promise<string> {
    const reading = navigator.clipboard?.readText?.() ?? Promise.reject()
    return reading.catch(() => keptCopy.read())
  },
}
