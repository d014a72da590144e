import type { JournalRecord } from '#machines/recovery'
import { differing } from './leaves.ts'
import { arrive } from './network.ts'
import { flushed } from './visit.ts'
import type { World } from './world.ts'

/** The tab is gone, with all that it had not kept; another one is opened. */
export async function crash(world: World): Promise<void> {
  const { random, server, store, oracle, story } = world
  if (random.chance(0.5)) arrive(world, random.oneOf(['fine', 'lost before'] as const))
  world.visit.crash()
  world.question = null
  const unkept = oracle.unkept(server.data(), world.records())
  if (unkept.length > 0)
    story.report(`DOC-13 not kept when the tab was gone: ${JSON.stringify(unkept)}`)
  oracle.crashed(server.data(), world.records())
  story.tell(`crash: ${[...store.keys()]}`)
  world.visit = world.open()
  await flushed()
  await recover(world)
}

async function recover(world: World): Promise<void> {
  const { random, oracle, visit } = world
  const { recovery } = visit
  while (recovery.getSnapshot().matches('found')) {
    recovery.send({ type: 'user.review', current: visit.values() })
    for (const { place } of recovery.getSnapshot().context.differences) {
      if (random.chance(0.2)) recovery.send({ type: 'user.choose', place, side: 'theirs' })
    }
    const { left, records } = recovery.getSnapshot().context
    oracle.forgive(left.map((place) => place.join('/')))
    for (const row of left) oracle.forgive(rowLeaves(records[0], row.join('/')))
    world.act(
      `recover ${records[0]?.key}`,
      () => recovery.send({ type: 'user.recover', current: visit.values() }),
      true,
    )
    for (let ms = 0; ms < 400; ms += 20) await world.pass(20)
  }
}

/** The leaves of a row that was left as it is. */
const rowLeaves = (record: JournalRecord | undefined, row: string): string[] =>
  record
    ? [...differing({}, record.values), ...differing({}, record.base)].filter((place) =>
        place.startsWith(`${row}/`),
      )
    : []
