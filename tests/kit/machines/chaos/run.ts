import type { Random } from '../random.ts'
import { check, isSettled } from './check.ts'
import { decide } from './editing.ts'
import { randomHappening } from './happenings.ts'
import { arrive, deliver, heal } from './network.ts'
import { flushed } from './visit.ts'
import type { World } from './world.ts'
import { startWorld } from './world.ts'

export interface ChaosRun {
  /** What went wrong, in words; nothing: all is well. */
  wrong: string[]
  /** What happened, in order, to be read when something went wrong. */
  story: string[]
  counts: Record<string, number>
}

/** One editor, one server, one other editor, and everything that can go wrong between them. */
export async function chaosRun(random: Random): Promise<ChaosRun> {
  const world = await startWorld(random)
  const { wrong, lines, counts } = world.story
  for (let index = 0; index < 40 && wrong.length === 0; index += 1) {
    await randomHappening(world)(world)
    await flushed()
    check(world)
  }
  for (let round = 0; round < 30 && wrong.length === 0 && !isSettled(world); round += 1) {
    await ceaseFaults(world)
  }
  world.story.tell(`end: ${JSON.stringify(world.visit.state().value)}`)
  if (wrong.length === 0) {
    if (!isSettled(world)) world.story.report('is never saved')
    check(world)
  }
  world.visit.crash()
  return { wrong, story: lines, counts }
}

/** All is well with the network, and the person saves. */
async function ceaseFaults(world: World): Promise<void> {
  arrive(world, 'fine')
  await deliver(world)
  const { visit } = world
  while (visit.context().conflicts.length > 0) decide(world)
  heal(world)
  if (visit.state().matches({ open: 'unsaved' })) {
    visit.document.send({ type: 'user.save', intent: 'draft' })
    visit.document.send({ type: 'user.save', intent: visit.context().intent })
  }
  await flushed()
}
