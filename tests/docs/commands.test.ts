// @module-tag slow
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { commandsFor } from '../../cli/commands/index.ts'
import { loadTexts } from '../../cli/texts.ts'
import { filesIn } from '../../scripts/kit/files-in.ts'
import { inProject, root } from '../../scripts/kit/root.ts'
import { run } from '../cli/kit/doors.ts'
import { aProject } from '../cli/kit/stateroom.ts'

const pages = [inProject('README.md'), inProject('CONTRIBUTING.md'), ...filesIn(inProject('docs'))]
  .filter((page) => page.endsWith('.md'))
  .map((page) => ({ name: relative(root, page), text: readFileSync(page, 'utf8') }))

const blocksOf = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^ *\`\`\`${language}\\n(.*?)\\n *\`\`\`$`, 'gms'))].map(
    ([, code = '']) => code,
  )

/** The words of a line in a shell; quotes keep some together. */
const wordsIn = (line: string): string[] =>
  [...line.replace(/\s#.*$/, '').matchAll(/"([^"]*)"|'([^']*)'|([^\s"']+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )

/** Every call that a page shows, in its blocks and in its sentences. */
function callsIn(text: string): string[][] {
  const shown = [...blocksOf(text, 'sh'), ...blocksOf(text, 'console')].flatMap((code) =>
    code.split('\n'),
  )
  const said = [...text.matchAll(/`((?:npx )?stateroom [^`\n]+)`/g)].map(([, call = '']) => call)
  return [...shown, ...said]
    .map((line) => line.trim().replace(/^\$ /, '').replace(/^npx /, ''))
    .filter((line) => /^stateroom [a-z]/.test(line))
    .map((line) => wordsIn(line).slice(1))
}

const terminal = {
  ...{ text: await loadTexts({ LANG: 'en' }), language: 'en', env: {}, cwd: root },
  ...{ isInteractive: false, say: () => {}, complain: () => {} },
}

/** What a call names that isn't there; null: all is. */
async function unknownIn(words: readonly string[]): Promise<string | null> {
  const [name = ''] = words
  const commands = await commandsFor(terminal, words)
  let command: Command | undefined = commands.find((one) => one.name() === name)
  if (!command) return name
  for (const word of words.slice(1)) {
    if (!word.startsWith('--')) {
      command = command.commands.find((one) => one.name() === word) ?? command
      continue
    }
    const [flag = ''] = word.split('=')
    if (!['--help', ...command.options.map(({ long }) => long)].includes(flag)) return flag
  }
  return null
}

test('23 every command that README and docs show is there, with its flags', async () => {
  const calls = pages.flatMap(({ name, text }) => callsIn(text).map((words) => ({ name, words })))
  const found = await Promise.all(
    calls.map(async ({ name, words }) => ({
      call: `${name}: stateroom ${words.join(' ')}`,
      unknown: await unknownIn(words),
    })),
  )

  expect(calls.length).toBeGreaterThan(60)
  expect(found.filter(({ unknown }) => unknown !== null)).toEqual([])
  expect(await unknownIn(['add', 'field', 'posts', 'x', '--typ', 'date'])).toBe('--typ')
  expect(await unknownIn(['deploy'])).toBe('deploy')
})

const config = `export default {
  collections: [
    { slug: 'users', auth: true, fields: [] },
    {
      slug: 'posts',
      access: { update: ({ req }) => Boolean(req.user) },
      admin: { useAsTitle: 'title' },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 80 },
        { name: 'layout', type: 'blocks', blocks: [
          { slug: 'hero', fields: [{ name: 'heading', type: 'text' }] },
        ] },
        { name: 'meta', type: 'group', fields: [
          { name: 'noIndex', type: 'checkbox', admin: { condition: (data) => Boolean(data.title) } },
        ] },
      ],
    },
  ],
}
`

const consoleBlocks = pages.flatMap(({ name, text }) =>
  blocksOf(text, 'console').map((block) => [name, block] as const),
)

test.each(consoleBlocks)(
  '23 %s: a command answers as its page says',
  {
    timeout: 120_000,
  },
  async (_page, block) => {
    const [call = '', ...answer] = block.split('\n')
    const { code, out } = await run(aProject(config), wordsIn(call).slice(2))

    expect(code).toBe(0)
    expect(out).toMatch(patternOf(answer))
  },
)

/** Spaces may differ, and “…” stands for anything. */
const patternOf = (lines: readonly string[]): RegExp =>
  new RegExp(
    lines
      .map((line) => escaped(line.trim()).replaceAll('…', '[\\s\\S]*').replaceAll(/\s+/g, '\\s+'))
      .join('\\s*'),
  )

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
