import { closeSync, openSync, readSync } from 'node:fs'
import type { SharpDependency } from 'payload'

type Sharp = ReturnType<SharpDependency>
type Input = Parameters<SharpDependency>[0]
type Metadata = Awaited<ReturnType<Sharp['metadata']>>

/**
 * sharp, with the axes that people see: a camera writes a picture as its sensor lies, and how to turn
 * it beside it. What is measured, cropped and resized is the turned picture.
 */
export const uprightPictures = (sharp: SharpDependency): SharpDependency =>
  Object.assign((...[input, options]: Parameters<SharpDependency>) => {
    const picture = sharp(input, options)
    return isTurnedByBrowsers(input) ? turned(picture) : unturned(picture)
  }, sharp) as SharpDependency

/** `rotate` without an angle is known to every version of sharp that Payload takes. */
function turned(picture: Sharp): Sharp {
  const upright = picture.rotate()
  return withMetadata(upright, (metadata) => {
    const { height, orientation = 1, width, ...rest } = metadata
    return orientation < 5 ? metadata : { ...rest, width: height, height: width }
  })
}

function unturned(picture: Sharp): Sharp {
  const rotate = picture.rotate.bind(picture)
  picture.rotate = ((...given: Parameters<Sharp['rotate']>) =>
    given[0] === undefined ? picture : rotate(...given)) as Sharp['rotate']
  return withMetadata(picture, (metadata) => metadata)
}

/** Without the orientation: whoever reads it would turn the picture once more. */
function withMetadata(picture: Sharp, change: (metadata: Metadata) => Metadata): Sharp {
  const read = picture.metadata.bind(picture) as () => Promise<Metadata>
  const metadata = async () => {
    const { orientation: _, ...shown } = change(await read())
    return shown as Metadata
  }
  picture.metadata = metadata as Sharp['metadata']
  return picture
}

/** Browsers ignore what a WebP says of its orientation, and an animated one can't be turned. */
const isTurnedByBrowsers = (input: Input): boolean => {
  const start = startOf(input)
  return start.toString('latin1', 0, 4) !== 'RIFF' || start.toString('latin1', 8, 12) !== 'WEBP'
}

function startOf(input: Input): Buffer {
  if (input instanceof ArrayBuffer) return Buffer.from(input.slice(0, 12))
  if (ArrayBuffer.isView(input)) {
    return Buffer.from(input.buffer, input.byteOffset, Math.min(input.byteLength, 12))
  }
  const start = Buffer.alloc(12)
  if (typeof input !== 'string') return start
  try {
    const file = openSync(input, 'r')
    try {
      readSync(file, start, 0, 12, 0)
    } finally {
      closeSync(file)
    }
  } catch {
    // sharp tells what is wrong with it.
  }
  return start
}
