// @module-tag slow
import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { commandsFor } from '../../cli/commands/index.ts'
import { blocksOf, pages, wordsIn } from './kit/pages.ts'
import { quietTerminal } from './kit/quiet-terminal.ts'

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

/** What a call names that isn't there; null: all is. */
async function unknownIn(words: readonly string[]): Promise<string | null> {
  const [name = ''] = words
  const commands = await commandsFor(quietTerminal, words)
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
