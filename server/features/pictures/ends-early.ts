import type { FileBytes } from './file-bytes.ts'

/**
 * Whether the end of a picture is missing. Payload reads only the beginning of one that it makes no sizes
 * of. What follows a picture's end is nobody's concern, and what is no picture is judged by Payload.
 */
export async function endsEarly(bytes: FileBytes): Promise<boolean> {
  const start = await bytes.read(0, 12)
  if (start.subarray(0, 3).equals(jpegStart)) return jpegEndsEarly(bytes)
  if (start.subarray(0, 8).equals(pngStart)) return pngEndsEarly(bytes)
  const isWebp = start.toString('latin1', 0, 4) === 'RIFF' && start.toString('latin1', 8) === 'WEBP'
  return isWebp && start.readUInt32LE(4) + 8 > bytes.size
}

const jpegStart = Buffer.from([0xff, 0xd8, 0xff])
const jpegEnd = Buffer.from([0xff, 0xd9])
const pngStart = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/** Its segments say their lengths, so the end of a thumbnail in one is not taken for the picture's. */
async function jpegEndsEarly(bytes: FileBytes): Promise<boolean> {
  let at = 2
  while (true) {
    const head = await bytes.read(at, 4)
    const [first, marker = 0] = head
    if (first === 0xff && marker === 0xff) at += 1
    else if (first === 0xff && marker === 0xd9) return false
    else if (head.length < 4) return true
    else if (first !== 0xff) return false
    else if (marker === 0xda) return !(await has(bytes, jpegEnd, at))
    else at += 2 + (hasLength(marker) ? head.readUInt16BE(2) : 0)
  }
}

const hasLength = (marker: number): boolean => marker !== 0x01 && (marker < 0xd0 || marker > 0xd8)

const chunk = 2 ** 16

async function has(bytes: FileBytes, wanted: Buffer, from: number): Promise<boolean> {
  for (let at = from; at < bytes.size; at += chunk) {
    const part = await bytes.read(at, chunk + wanted.length - 1)
    if (part.includes(wanted)) return true
  }
  return false
}

async function pngEndsEarly(bytes: FileBytes): Promise<boolean> {
  let at = 8
  while (true) {
    const head = await bytes.read(at, 8)
    if (head.length < 8) return true
    at += 12 + head.readUInt32BE(0)
    if (head.toString('latin1', 4) === 'IEND') return at > bytes.size
  }
}
