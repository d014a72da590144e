/** What happened, in lines to be read, and what went wrong. */
export class Story {
  readonly lines: string[] = []
  readonly wrong: string[] = []
  /** Also every request and every answer. */
  isTraced = false
  readonly #now: () => number

  constructor(now: () => number) {
    this.#now = now
  }

  tell(line: string): void {
    this.lines.push(`${this.#time()}  ${line}`)
  }

  trace(line: () => string): void {
    if (this.isTraced) this.tell(`  ${line()}`)
  }

  report(line: string): void {
    this.wrong.push(line)
    this.lines.push(`${this.#time()}  WRONG: ${line}`)
  }

  #time(): string {
    return `${(this.#now() / 1000).toFixed(2)} s`.padStart(10)
  }
}
