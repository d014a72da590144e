import { expect, test } from 'vitest'
import type { Lock } from '#contracts/locks'
import type { OpenDocument } from '#machines/open-document'
import { openDocument } from '#machines/open-document'
import { Problem } from '#problems'
import { aPost, staleBy } from '../../kit/machines/document.ts'
import { flushed, postInput, quietWork, standing } from '../../kit/machines/quiet-work.ts'
import type { Random } from '../../kit/machines/random.ts'
import { randomOf, seed } from '../../kit/machines/random.ts'
import { combinationOf, expected } from '../../kit/machines/status-table.ts'

const walks = 150
const steps = 50

const ann = { id: 1, collection: 'users', title: 'Ann' }
const theirs: Lock = { holder: ann, isMine: false, age: 0, left: 1000 }
const mine: Lock = { ...theirs, isMine: true }
const dateOf = (minute: number) => `2026-11-22T10:${String(minute % 60).padStart(2, '0')}:00.000Z`
const unknownFields = (paths: readonly string[]) => paths.filter((path) => path !== 'title')
const invalidAt = (path: string) =>
  new Problem('document.invalid', { fields: [{ path, message: 'No.' }] })

/** A server, a lock and a browser's store that do as they please. */
function worldOf(random: Random) {
  let minute = 0
  const newer = (values = {}) => aPost({ updatedAt: dateOf(++minute), ...values })
  const fails = (...problems: (() => Problem)[]) => {
    throw random.oneOf(problems)()
  }
  const unreachable = () => new Problem('server.unreachable')
  const lockAnswer = async () =>
    random.chance(0.2) ? fails(unreachable) : random.oneOf([null, mine, theirs, theirs])
  const outside = quietWork({
    load: async () => {
      if (random.chance(0.1)) fails(unreachable, () => new Problem('session.ended'))
      const update = random.chance(0.85)
      return { data: newer(), permissions: { update, delete: true, publish: update } }
    },
    save: async ({ changes }) => {
      await outside.pause()
      if (random.chance(0.4)) return { id: 1, data: newer(changes), savedAt: 1000 }
      return fails(
        unreachable,
        () => new Problem('session.ended'),
        () => new Problem('document.locked'),
        () => new Problem('document.notFound'),
        () => new Problem('request.tooLarge', { details: { limit: '2 MB' } }),
        () => new Problem('unexpected'),
        () => invalidAt('title'),
        () => invalidAt('fresh'),
        () => staleBy({ title: 'Theirs', updatedAt: dateOf(++minute) }),
        () => staleBy({ slug: `theirs ${minute}`, updatedAt: dateOf(++minute) }),
      )
    },
    readAgain: async () =>
      random.chance(0.5)
        ? { data: newer({ slug: `theirs ${minute}` }), isPublic: false }
        : fails(unreachable, () => new Problem('document.notFound')),
    journal: {
      ...quietWork().work.journal,
      keep: async () => {
        if (random.chance(0.3)) throw new DOMException('full', 'QuotaExceededError')
      },
    },
    lock: {
      look: lockAnswer,
      acquire: lockAnswer,
      takeOver: async () => {
        await outside.pause()
        return random.chance(0.5) ? mine : fails(unreachable)
      },
      release: () => {},
      keep: () => {},
    },
    unknownFields,
  })
  return { ...outside, later: () => dateOf(++minute) }
}

type World = ReturnType<typeof worldOf>

/** All that can happen to an open document. */
const happenings: readonly ((opened: OpenDocument, world: World, random: Random) => void)[] = [
  ({ document }, _, random) =>
    document.send({
      type: 'user.edit',
      path: 'title',
      value: random.oneOf(['Typed', 'Typed on', 'Hello']),
    }),
  ({ document }, _, random) =>
    document.send(
      random.chance(0.5)
        ? { type: 'user.edit', change: 'unparsed', path: 'slug', text: '12e' }
        : { type: 'user.edit', change: 'parsed', path: 'slug' },
    ),
  ({ document }, _, random) =>
    document.send({ type: 'user.save', intent: random.oneOf(['draft', 'publish']) }),
  ({ document }) => document.send({ type: 'user.revert' }),
  ({ document }, _, random) =>
    document.send({
      type: 'user.choose',
      place: ['title'],
      side: random.oneOf(['mine', 'theirs']),
    }),
  ({ document }) => document.send({ type: 'user.retry' }),
  ({ document }) => document.send({ type: 'user.recreate' }),
  ({ lock }, _, random) =>
    lock.send({ type: random.oneOf(['user.takeOver', 'user.takeOver', 'user.view']) }),
  ({ remoteChanges }, _, random) =>
    remoteChanges.send({ type: random.oneOf(['user.compare', 'user.close', 'user.takeIn']) }),
  (_, { happen, later }) => happen({ type: 'server.saved', by: ann, isMine: false, at: later() }),
  (_, { happen }, random) =>
    happen(
      random.oneOf([
        { type: 'server.missed' },
        { type: 'server.missed' },
        { type: 'server.deleted', by: ann, isMine: false },
      ]),
    ),
  (_, { happen }, random) =>
    happen({ type: 'server.lockChanged', lock: random.oneOf([null, mine, theirs]) }),
  (_, { happen }, random) =>
    happen({ type: random.oneOf(['session.renewed', 'browser.online', 'page.leaving']) }),
  (_, { clock }, random) => clock.increment(random.oneOf([200, 500, 2000, 11_000])),
  (_, { answer }) => answer(),
  (_, { answer }) => answer(),
]

test(`R9 ${walks} walks of ${steps} steps never leave the reviewed table (seed ${seed})`, async () => {
  const reached = new Set<string>()
  for (let walk = 0; walk < walks; walk += 1) {
    const random = randomOf(seed + walk)
    const world = worldOf(random)
    const autosaveMs = random.oneOf([null, 1000])
    const opened = openDocument({ input: { ...postInput, autosaveMs }, work: world.work })
    const story: string[] = []
    opened.start()
    for (let step = 0; step < steps; step += 1) {
      const happening = random.oneOf(happenings)
      happening(opened, world, random)
      story.push(String(happening))
      if (random.chance(0.7)) await flushed()
      const combination = combinationOf({ ...standing(opened), unknownFields })
      reached.add(`${combination.document} × ${combination.newer} × ${combination.lock}`)
      const { status, reason, besides, actions, device } = opened.status.get()
      expect(
        { status, reason: reason.code, besides: besides?.code ?? null, actions, device },
        `seed ${seed + walk}: ${JSON.stringify(combination)}\n${story.join('\n')}`,
      ).toEqual(expected(combination))
    }
    opened.leave()
  }
  console.log(`walked through ${reached.size} combinations (seed ${seed})`)
  expect(reached.size).toBeGreaterThan(80)
})
