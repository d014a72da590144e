/** What is told while machines are tested or weighed, in words: a screen and plain lines show the same. */
export type RunEvent =
  /** Before the first test of any machine; of 0: nobody knows yet how many there will be. */
  | { kind: 'planned'; machine: string; of: number }
  /** `filled` is what the bar shows, 0 to 1: arrows that were used, mistakes that were tried. */
  | { kind: 'went'; machine: string; done: number; of: number; filled: number }
  /** A failure or a survivor, as soon as it is known. */
  | { kind: 'found'; machine: string; lines: readonly string[] }
  /** How it did in one line, and what to know besides. */
  | { kind: 'ended'; machine: string; lines: readonly string[]; isGood: boolean }

export type Tell = (event: RunEvent) => void

/** Receives events while the run lasts. */
export interface Showing {
  tell: Tell
  /** Leaves the terminal as a person expects it. */
  end(): Promise<void>
}
