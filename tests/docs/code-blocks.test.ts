// @module-tag slow
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn } from '../../scripts/kit/files-in.ts'
import { inProject, root } from '../../scripts/kit/root.ts'

const folder = inProject('test-results/docs-code')
/** Its code is compiled or run by a test of its own: `new-machine.test.ts`, `clients.test.ts` … */
const isRunElsewhere = /(new-machine|any-project|clients|coming-from-xstate-test|systems)\.md$/

interface Block {
  /** Its page, and its place there. */
  name: string
  code: string
  extension: string
}

/** What a reader would copy: those that import or export something. */
function blocksOf(page: string): Block[] {
  const found = readFileSync(page, 'utf8').matchAll(/^( *)```(tsx?)\n(.*?)\n *```$/gms)
  return [...found]
    .map(([, indent = '', extension = '', code = ''], index) => ({
      name: `${relative(root, page).replaceAll('/', '-')}-${index}`,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      extension,
    }))
    .filter(({ code }) => /^(import|export) /m.test(code))
}

/** The reader's own: names that a page only mentions, and modules of their project. */
const isReaders = (line: string): boolean =>
  /error TS2304: /.test(line) ||
  /error TS2307: Cannot find module '(\.|@payload-config|@payloadcms\/)/.test(line)

function mistakesIn(blocks: readonly Block[]): string[] {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { code, extension, name } of blocks) {
    writeFileSync(join(folder, `${name}.${extension}`), `${code}\nexport {}\n`)
  }
  const project = {
    extends: inProject('tsconfig.json'),
    compilerOptions: { noUnusedLocals: false, noUnusedParameters: false },
    include: ['.'],
    exclude: [],
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(project))
  const tsc = [inProject('node_modules/typescript/bin/tsc'), '--project', folder]
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: folder, encoding: 'utf8' })
  return stdout.split('\n').filter((line) => line.includes('error TS') && !isReaders(line))
}

test('21.5 the code in README and docs compiles for whoever copies it', () => {
  const pages = [inProject('README.md'), ...filesIn(inProject('docs'))]
  const blocks = pages
    .filter((page) => page.endsWith('.md') && !isRunElsewhere.test(page))
    .flatMap(blocksOf)

  expect(blocks.length).toBeGreaterThan(15)
  expect(mistakesIn(blocks)).toEqual([])
})

test('21.5 an export that is gone, or an option that is none, is found', () => {
  const code = `import { defineConfig, gone } from 'stateroom-admin'
export default defineConfig({ collections: [], siteNam: 'x' })`

  expect(mistakesIn([{ name: 'wrong', code, extension: 'ts' }])).toEqual([
    expect.stringContaining("has no exported member 'gone'"),
    expect.stringContaining("'siteNam' does not exist"),
  ])
})
