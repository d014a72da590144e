import { createReadStream, createWriteStream, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib'

/** A browser that came inside a package: where it is, and the libraries it brings along. */
export interface UnpackedChromium {
  executablePath: string
  libraries: string
}

const defaultCache = fileURLToPath(new URL('../../node_modules/.cache/stateroom/', import.meta.url))

/** Unpacks the Chromium of `@sparticuz/chromium`, once for each version. */
export async function unpackedChromium(cache = defaultCache): Promise<UnpackedChromium> {
  const parcel = packageFolder()
  const { version } = JSON.parse(readFileSync(join(parcel, 'package.json'), 'utf8'))
  const home = join(cache, `chromium-${version}`)
  if (!existsSync(home)) await unpackInto(home, parcel)
  return { executablePath: join(home, 'chrome'), libraries: join(home, 'lib') }
}

/** Unpacks beside the final place and renames, so that nobody ever starts half a browser. */
async function unpackInto(home: string, parcel: string): Promise<void> {
  mkdirSync(dirname(home), { recursive: true })
  const next = await mkdtemp(`${home}-`)
  await pipeline(
    createReadStream(join(parcel, 'bin/chromium.br')),
    createBrotliDecompress(),
    createWriteStream(join(next, 'chrome'), { mode: 0o755 }),
  )
  mkdirSync(join(next, 'lib'))
  const archive = brotliDecompressSync(await readFile(join(parcel, 'bin/al2023.tar.br')))
  for (const { name, content } of filesInTar(archive)) {
    await writeFile(join(next, 'lib', basename(name)), content)
  }
  await rename(next, home).catch(() => rm(next, { recursive: true, force: true }))
}

const packageFolder = () => {
  const entry = fileURLToPath(import.meta.resolve('@sparticuz/chromium'))
  return entry.slice(0, entry.lastIndexOf('/build/'))
}

const block = 512

/** The regular files of a tar archive: a header of 512 bytes, then the content, rounded up. */
function* filesInTar(archive: Buffer): Generator<{ name: string; content: Buffer }> {
  for (let at = 0; at + block <= archive.length; ) {
    const text = (from: number, to: number) =>
      archive.toString('utf8', at + from, at + to).replace(/\0.*/s, '')
    const name = text(0, 100)
    if (name === '') return
    const size = Number.parseInt(text(124, 136), 8)
    const isFile = text(156, 157) === '0' || text(156, 157) === ''
    if (isFile) yield { name, content: archive.subarray(at + block, at + block + size) }
    at += block + Math.ceil(size / block) * block
  }
}
