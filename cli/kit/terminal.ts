import type { Variables } from './environment.ts'
import type { Texts } from './texts.ts'

/** Everything a command has of the world outside, so that a test can give it another. */
export interface Terminal {
  text: Texts
  /** BCP 47; the one that `text` speaks. */
  language: string
  env: Variables
  cwd: string
  /** There is a person who sees more than lines. */
  isInteractive: boolean
  say: (line: string) => void
  complain: (line: string) => void
}

/** Whether a screen can be drawn that changes; a terminal without a size is none that anybody sees. */
export const isInteractive = (env: Variables): boolean =>
  process.stdin.isTTY === true &&
  process.stdout.isTTY === true &&
  process.stdout.rows > 0 &&
  !env.CI &&
  env.TERM !== 'dumb'
