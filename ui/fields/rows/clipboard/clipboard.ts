/**
 * The system's clipboard. Where the browser refuses it (no permission, no secure address), what was
 * copied in this panel is kept by the browser itself, for every tab of the site.
 */
export const clipboard = {
  async write(text: string): Promise<void> {
    keep(text)
    await navigator.clipboard?.writeText(text).catch(() => undefined)
  },

  async read(): Promise<string> {
    const reading = navigator.clipboard?.readText?.() ?? Promise.reject()
    return reading.catch(() => kept())
  },
}

const key = 'stateroom-clipboard'
let inMemory = ''

function keep(text: string): void {
  inMemory = text
  try {
    localStorage.removeItem(key)
    localStorage.setItem(key, text)
  } catch {
    // Full or forbidden: then it can be pasted in this tab only.
  }
}

function kept(): string {
  try {
    return localStorage.getItem(key) ?? inMemory
  } catch {
    return inMemory
  }
}
