import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { filesIn } from '../../../scripts/kit/files-in.ts'
import { inProject, root } from '../../../scripts/kit/root.ts'

/** README, CONTRIBUTING and the pages of `docs`. */
export const pages = [
  inProject('README.md'),
  inProject('CONTRIBUTING.md'),
  ...filesIn(inProject('docs')),
]
  .filter((page) => page.endsWith('.md'))
  .map((page) => ({ name: relative(root, page), text: readFileSync(page, 'utf8') }))

/** The content of a page's blocks in a language. */
export const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^( *)\`\`\`${language}\\n(.*?)\\n *\`\`\`$`, 'gms'))].map(
    ([, indent = '', code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )

/** The words of a line in a shell; quotes keep some together. */
export const wordsIn = (line: string): string[] =>
  [...line.replace(/\s#.*$/, '').matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
