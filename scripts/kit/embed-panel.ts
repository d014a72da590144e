import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { extname, relative } from 'node:path'
import { sharedModulesFile } from '#contracts/site-components'
import { hashOf } from '../../server/components/hash-of.ts'
import { filesIn } from './files-in.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}

/**
 * Writes the built panel, with its brotli copies, as modules: the one form in which every way of serving a Next.js project takes
 * files of a package along. Each file is a module of its own, loaded when it is asked for.
 */
export function embedPanel(panel: string, folder: string): void {
  const next = `${folder}.next-${process.pid}`
  mkdirSync(next, { recursive: true })
  const names = filesIn(panel)
    .map((file) => relative(panel, file))
    .filter((name) => !name.endsWith('.br'))
  const lines = names.map((name, number) => {
    const bytes = readFileSync(`${panel}/${name}`)
    const copy = `${panel}/${name}.br`
    const packed = existsSync(copy) ? 'br' : null
    const kept = packed ? readFileSync(copy) : bytes
    writeFileSync(`${next}/f${number}.js`, `export default '${kept.toString('base64')}'\n`)
    const facts = JSON.stringify({ type: typeOf(name), etag: etagOf(bytes), packed }).slice(1, -1)
    return `  ${JSON.stringify(name)}: { ${facts}, load: () => import('./f${number}.js') },\n`
  })
  const shared = JSON.stringify(hashOf(readFileSync(`${panel}/${sharedModulesFile}`)))
  writeFileSync(
    `${next}/files.js`,
    `export const files = {\n${lines.join('')}}\nexport const sharedHash = ${shared}\n`,
  )
  rmSync(folder, { recursive: true, force: true })
  renameSync(next, folder)
}

function typeOf(name: string): string {
  const type = types[extname(name)]
  if (!type) throw new Error(`${name}: its type isn't among those of embed-panel.ts`)
  return type
}

const etagOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`
