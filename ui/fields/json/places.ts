/** What a reading of JSON text found out about where things stand. */
export interface Reading {
  /** Where each value begins, by its pointer, e.g. `/links/0/url`. */
  places: ReadonlyMap<string, number>
  /** Where the text stops being JSON; null: it is JSON to its end. */
  mistake: number | null
}

/** Reads JSON text for the places in it: `JSON.parse` tells no lines, or tells them in its own way. */
export function readPlaces(text: string): Reading {
  const places = new Map<string, number>()
  const reader = new Reader(text, places)
  return { places, mistake: reader.readAll() ? null : reader.at }
}

/** The number of the line, from 1, in which a place lies. */
export const lineOf = (text: string, place: number): number =>
  text.slice(0, place).split('\n').length

const blank = /[ \t\r\n]*/y
const scalar =
  /"(?:[^"\\\n\r\t]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

class Reader {
  at = 0

  constructor(
    private readonly text: string,
    private readonly places: Map<string, number>,
  ) {}

  readAll(): boolean {
    return this.readValue('') && this.at === this.text.length
  }

  private readValue(pointer: string): boolean {
    this.skipBlanks()
    this.places.set(pointer, this.at)
    const isRead =
      this.readItems('[', ']', (index) => this.readValue(`${pointer}/${index}`)) ??
      this.readItems('{', '}', () => this.readEntry(pointer)) ??
      this.take(scalar) !== null
    this.skipBlanks()
    return isRead
  }

  private readEntry(pointer: string): boolean {
    this.skipBlanks()
    const key = this.text[this.at] === '"' ? this.take(scalar) : null
    if (key === null) return false
    this.skipBlanks()
    return this.takeSign(':') && this.readValue(`${pointer}/${escaped(JSON.parse(key))}`)
  }

  /** Items between brackets; undefined: there is no such bracket here. */
  private readItems(
    opening: string,
    closing: string,
    readItem: (index: number) => boolean,
  ): boolean | undefined {
    if (!this.takeSign(opening)) return undefined
    this.skipBlanks()
    if (this.takeSign(closing)) return true
    for (let index = 0; ; index++) {
      if (!readItem(index)) return false
      this.skipBlanks()
      if (this.takeSign(closing)) return true
      if (!this.takeSign(',')) return false
    }
  }

  private skipBlanks(): void {
    this.take(blank)
  }

  private takeSign(sign: string): boolean {
    if (this.text[this.at] !== sign) return false
    this.at++
    return true
  }

  private take(pattern: RegExp): string | null {
    pattern.lastIndex = this.at
    const [found = null] = pattern.exec(this.text) ?? []
    this.at += found?.length ?? 0
    return found
  }
}

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1')
