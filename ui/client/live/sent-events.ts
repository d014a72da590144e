/** One event of a stream, as its text says. */
export interface SentEvent {
  /** null: it has none. */
  id: string | null
  data: string
}

/** Reads server-sent events: gets the text in pieces, gives each event that is whole. */
export function createEventReader(tell: (event: SentEvent) => void): (piece: string) => void {
  let rest = ''
  let id: string | null = null
  let data: string[] = []

  const read = (line: string) => {
    if (line === '') {
      if (data.length > 0) tell({ id, data: data.join('\n') })
      id = null
      data = []
      return
    }
    const [, name, value] = /^([^:]*):? ?(.*)$/s.exec(line) ?? []
    if (name === 'data') data.push(value ?? '')
    if (name === 'id') id = value ?? ''
  }

  return (piece) => {
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) read(line)
  }
}
