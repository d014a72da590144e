import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { filesIn } from './files-in.ts'

const compress = promisify(brotliCompress)
const isText = /\.(js|css|html|svg|json|txt|map)$/
const worthIt = 1024

/** Puts a `.br` copy beside every text file that is large enough to gain from it; says how many. */
export async function writeBrotliCopies(folder: string): Promise<number> {
  const sizes = await Promise.all(
    filesIn(folder)
      .filter((file) => isText.test(file))
      .map(copy),
  )
  return sizes.filter(Boolean).length
}

async function copy(file: string): Promise<boolean> {
  const content = await readFile(file)
  if (content.length < worthIt) return false
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await compress(content, { params }))
  return true
}
