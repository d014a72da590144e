import { crash } from './crash.ts'
import { changeRows, decide, save, step, typeSomewhere } from './editing.ts'
import { arrive, deliver } from './network.ts'
import { otherWrites } from './other-editor.ts'
import type { Fate } from './server.ts'
import { fates } from './server.ts'
import type { World } from './world.ts'

type Happening = (world: World) => void | Promise<void>

/** All that can happen, the likelier the more often it stands here. */
export function randomHappening({ random }: World): Happening {
  const bag = happenings.flatMap(([weight, happening]) => Array<Happening>(weight).fill(happening))
  return random.oneOf(bag)
}

const happenings: readonly [number, Happening][] = [
  [10, typeSomewhere],
  [4, changeRows],
  [3, step],
  [4, save],
  [3, otherWrites],
  [6, (world) => arrive(world, randomFate(world))],
  [6, deliver],
  [6, (world) => wait(world, [10, 60, 200, 400])],
  [2, (world) => wait(world, [2100, 5000, 31_000])],
  [3, decide],
  [1, ({ visit }) => visit.document.send({ type: 'session.renewed' })],
  [1, ({ visit }) => visit.document.send({ type: 'browser.online' })],
  [1, crash],
]

const fateNames = Object.keys(fates) as Fate[]

const randomFate = ({ random }: World): Fate =>
  random.chance(0.5) ? 'fine' : random.oneOf(fateNames)

async function wait(world: World, lengths: readonly number[]): Promise<void> {
  const ms = world.random.oneOf(lengths)
  await world.pass(ms)
  world.story.tell(`wait: ${ms}`)
}
