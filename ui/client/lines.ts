import { Problem } from '#problems'

/** Reads an answer line by line, each of them JSON. Somebody hears of all but the last, which is given back. */
export async function lastLine(
  response: Response,
  onLine: (line: unknown) => void = () => {},
): Promise<unknown> {
  let rest = ''
  let last: unknown = null
  let isFirst = true
  const take = (line: string) => {
    if (line.trim() === '') return
    if (!isFirst) onLine(last)
    isFirst = false
    last = JSON.parse(line)
  }
  try {
    for await (const text of textOf(response)) {
      const lines = (rest + text).split('\n')
      rest = lines.pop() ?? ''
      lines.forEach(take)
    }
    take(rest)
    return last
  } catch (cause) {
    throw new Problem('server.unreachable', { cause })
  }
}

/** Not every browser reads a stream as an iterable. */
async function* textOf({ body }: Response): AsyncGenerator<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const step = await reader?.read()
    if (!step || step.done) return
    yield step.value
  }
}
