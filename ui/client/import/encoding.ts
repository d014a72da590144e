import { Problem } from '#problems'

/** As much as is read at once: a few milliseconds of work. */
const sliceSize = 128 * 1024

/** The text of a file, slice by slice; between two of them the page has its turn. */
export async function* textOf(file: Blob, signal: AbortSignal): AsyncGenerator<string> {
  const decoder = new TextDecoder(await encodingOf(file, signal))
  for await (const bytes of bytesOf(file, signal)) yield decoder.decode(bytes, { stream: true })
  yield decoder.decode()
}

/** What a text is written in, as far as it can be told; what is no text is refused. */
async function encodingOf(file: Blob, signal: AbortSignal): Promise<string> {
  const head = new Uint8Array(await file.slice(0, sliceSize).arrayBuffer())
  const wide = wideEncodingOf(head)
  if (wide) return wide
  const strict = new TextDecoder('utf-8', { fatal: true })
  let isUtf8 = true
  for await (const bytes of bytesOf(file, signal)) {
    if (bytes.includes(0)) throw new Problem('import.notText')
    isUtf8 &&= canDecode(strict, bytes)
  }
  isUtf8 &&= canDecode(strict)
  if (!isUtf8 && bytesThatNoTextHas(head)) throw new Problem('import.notText')
  return isUtf8 ? 'utf-8' : 'windows-1252'
}

async function* bytesOf(file: Blob, signal: AbortSignal): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < file.size; from += sliceSize) {
    signal.throwIfAborted()
    yield new Uint8Array(await file.slice(from, from + sliceSize).arrayBuffer())
  }
}

/** By its mark, or by every second byte of a Western text being nought. */
function wideEncodingOf(head: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be'
  const pairs = Math.floor(Math.min(head.length, 400) / 2)
  if (pairs < 2) return null
  const zeros = [0, 0]
  for (let at = 0; at < pairs * 2; at += 1) if (head[at] === 0) zeros[at % 2]! += 1
  if (zeros[0] === 0 && zeros[1]! > pairs * 0.7) return 'utf-16le'
  return zeros[1] === 0 && zeros[0]! > pairs * 0.7 ? 'utf-16be' : null
}

function canDecode(strict: TextDecoder, bytes?: Uint8Array): boolean {
  try {
    strict.decode(bytes, { stream: bytes !== undefined })
    return true
  } catch {
    return false
  }
}

/** Tab, line ends and the form feed are the only signs below the blank. */
const bytesThatNoTextHas = (head: Uint8Array): boolean =>
  head.some((byte) => byte < 32 && ![9, 10, 12, 13].includes(byte))
