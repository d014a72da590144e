import type { Variables } from './services/environment.ts'
import type { Texts } from './texts.ts'

/** Everything a command has of the world outside, so that a test can give it another. */
export interface Terminal {
  text: Texts
  env: Variables
  cwd: string
  say: (line: string) => void
  complain: (line: string) => void
}
