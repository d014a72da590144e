import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { inProject } from './kit/root.ts'

const site = inProject('docs/site')

/** What the site shows, and what its pages link to. */
const shown = ['*.md', 'docs/images', 'machines/*.svg', 'machines/*.txt']
const notShown = [':!tests/*/**', ':!templates', ':!docs/site']

/** `npm run docs`: the pages as a site, on this machine. `npm run docs -- build` writes it to `docs/site/dist`. */
export async function main([command = 'dev', ...flags]: string[]): Promise<number> {
  if (!existsSync(join(site, 'node_modules'))) {
    const { status } = run('npm', ['ci'])
    if (status !== 0) return status ?? 1
  }
  rmSync(join(site, 'pages'), { recursive: true, force: true })
  for (const path of listed()) cpSync(inProject(path), join(site, 'pages', path))
  const vitepress = join(site, 'node_modules/vitepress/bin/vitepress.js')
  return run(process.execPath, [vitepress, command, '.', ...flags]).status ?? 1
}

const run = (program: string, args: readonly string[]) =>
  spawnSync(program, args, { cwd: site, stdio: 'inherit' })

/** Paths from the repository's root, those that aren't committed yet among them. */
const listed = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...shown, ...notShown], {
    cwd: inProject('.'),
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((path) => existsSync(inProject(path)))
