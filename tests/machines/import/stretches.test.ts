import { expect, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ImportSource, ImportTally } from '#machines/import'
import { importMachine, none } from '#machines/import'

test('LIST-4 R7 parts are looked at a stretch at a time, and written one by one', async () => {
  const source = { columns: [], lines: 5, parts: 5, hasDecimalComma: false, isTyped: false }
  const looked: (readonly number[])[] = []
  const written: number[] = []
  const tallyOf = (part: number): ImportTally =>
    part === 2 ? { ...none, refused: 1 } : { ...none, created: 1 }
  const actor = createActor(
    importMachine.provide({
      actors: {
        read: fromPromise(
          async (): Promise<ImportSource> => ({
            ...source,
            columns: [{ name: 'title', sample: '', target: 'title' }],
          }),
        ),
        look: fromPromise(async ({ input: { parts } }) => {
          looked.push(parts)
          return parts.map(tallyOf)
        }),
        write: fromPromise(async ({ input: { part } }) => {
          written.push(part)
          return tallyOf(part)
        }),
      },
    }),
    { input: { keys: [], stretch: 2 } },
  ).start()

  actor.send({ type: 'user.open', locale: null })
  actor.send({ type: 'user.choose', file: { handle: 'one', name: 'one.csv', size: 1 } })
  await waitFor(actor, (state) => state.matches('matching'))
  actor.send({ type: 'user.look' })
  await waitFor(actor, (state) => state.matches('asking'))
  actor.send({ type: 'user.confirm' })
  const { context } = await waitFor(actor, (state) => state.matches('finished'))

  expect(looked).toEqual([[0, 1], [2, 3], [4]])
  expect(written).toEqual([0, 1, 3, 4])
  expect(context).toMatchObject({ refusing: [2], done: { created: 4 } })
})

test('17.7 LIST-4 what is written says which file it stands in, also after a second one was chosen', async () => {
  const source: ImportSource = {
    columns: [{ name: 'title', sample: '', target: 'title' }],
    ...{ lines: 1, parts: 1, hasDecimalComma: false, isTyped: false },
  }
  const files: string[] = []
  const actor = createActor(
    importMachine.provide({
      actors: {
        read: fromPromise(async () => source),
        look: fromPromise(async (): Promise<readonly ImportTally[]> => [{ ...none, created: 1 }]),
        write: fromPromise(async ({ input }): Promise<ImportTally> => {
          files.push(input.file)
          return { ...none, created: 1 }
        }),
      },
    }),
    { input: { keys: [], stretch: 1 } },
  ).start()

  for (const handle of ['one', 'two']) {
    actor.send({ type: 'user.open', locale: null })
    actor.send({ type: 'user.choose', file: { handle, name: 'posts.csv', size: 1 } })
    await waitFor(actor, (state) => state.matches('matching'))
    actor.send({ type: 'user.look' })
    await waitFor(actor, (state) => state.matches('asking'))
    actor.send({ type: 'user.confirm' })
    await waitFor(actor, (state) => state.matches('finished'))
    actor.send({ type: 'user.close' })
  }

  expect(files).toEqual(['one', 'two'])
})
