// @module-tag slow
import type { Command } from 'commander'
import { beforeAll, expect, test } from 'vitest'
import { commandsFor } from '../../cli/commands/index.ts'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { consoleSteps } from './kit/console-steps.ts'
import { blocksOf, pages, wordsIn } from './kit/pages.ts'
import { quietTerminal } from './kit/quiet-terminal.ts'
import { readerOf } from './kit/reader.ts'
import { Shell } from './kit/shell.ts'

const shown = pages
  .map(({ name, text }) => ({
    name,
    steps: blocksOf(text, 'console').flatMap((block) => consoleSteps(block)),
  }))
  .filter(({ steps }) => steps.length > 0)

beforeAll(() => buildWhatIsStale(), 300_000)

test.each(shown)('23 $name: each command answers as its page shows', async ({ name, steps }) => {
  const shell = new Shell(await readerOf(name))
  for (const step of steps) {
    const { exitCode, said } = await shell.run(step)
    expect(said, step.command).toMatch(step.answer)
    expect(exitCode, `${step.command}\n${said}`).toBe(step.exitCode)
  }
})

/** `user create`: commands that have others are only their first word. */
const leaves = (command: Command, path = command.name()): string[] =>
  command.commands.length === 0
    ? [path]
    : command.commands.flatMap((one) => leaves(one, `${path} ${one.name()}`))

test('23 every command is on a page whose commands are run', async () => {
  const listed = await commandsFor(quietTerminal, [])
  const commands = await Promise.all(
    listed.map(
      async (one) =>
        (await commandsFor(quietTerminal, [one.name()])).find(
          (other) => other.name() === one.name(),
        )!,
    ),
  )
  // `new-machine.test.ts` runs all of that page.
  const walked = pages
    .filter(({ name }) => name.endsWith('new-machine.md'))
    .flatMap(({ text }) => blocksOf(text, 'sh').flatMap((block) => block.split('\n')))
  const run = [...walked, ...shown.flatMap(({ steps }) => steps.map(({ command }) => command))]
    .map((line) => wordsIn(line).join(' ').replace(/^npx /, ''))
    .filter((line) => line.startsWith('stateroom '))
  const isRun = (path: string) => run.some((line) => `${line} `.startsWith(`stateroom ${path} `))
  const all = commands.flatMap((command) => leaves(command))

  expect(all.length).toBeGreaterThan(30)
  expect(all.filter((path) => !isRun(path))).toEqual([])
})
