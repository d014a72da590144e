import { attempt } from './attempt.ts'

const key = 'stateroom-clipboard'
let inMemory = ''

/** What was copied last, for the tabs of a site whose browser lends no clipboard. */
export const keptCopy = {
  keep(text: string): void {
    inMemory = text
    try {
      localStorage.removeItem(key)
      localStorage.setItem(key, text)
    } catch {
      // Full or forbidden: then it can be pasted in this tab only.
    }
  },

  read(): string {
    try {
      return localStorage.getItem(key) ?? inMemory
    } catch {
      return inMemory
    }
  },

  forget(): void {
    inMemory = ''
    attempt(() => localStorage.removeItem(key))
  },
}
