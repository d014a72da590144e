import type { Edit } from '#machines/document'
import { at } from '#machines/document'
import { aLink } from '../document.ts'
import type { World } from './world.ts'

export function typeSomewhere(world: World): void {
  const { random, visit, clock } = world
  const { length } = world.links()
  const index = random.below(Math.max(1, length))
  const path = random.oneOf(['title', 'slug', 'meta.description', `links.${index}.label`])
  if (path.startsWith('links') && length === 0) return
  const value = `${at(visit.values(), path) ?? ''}${world.letter()}`
  edit(world, { path, value, at: clock.now() })
}

export function changeRows(world: World): void {
  const { random, oracle } = world
  const { length } = world.links()
  const [index, to] = [random.below(length + 1), random.below(Math.max(1, length))]
  const change = random.oneOf(['insertRow', 'removeRow', 'moveRow'] as const)
  if (change === 'insertRow') {
    edit(world, { change, path: 'links', index, row: aLink(world.word('mine')) })
  } else if (change === 'removeRow') edit(world, { change, path: 'links', index })
  else {
    oracle.moved()
    edit(world, { change, path: 'links', from: index, to })
  }
}

/** Undo, or redo. */
export function step(world: World): void {
  const { random, oracle, visit } = world
  const which = random.oneOf(['undo', 'redo'] as const)
  oracle.moved()
  world.act(which, visit.history[which], true)
}

export function save({ random, story, visit }: World): void {
  const intent = random.oneOf(['draft', 'draft', 'publish', 'unpublish'] as const)
  story.tell(`save: ${intent}`)
  visit.document.send({ type: 'user.save', intent })
}

/** One of the places that somebody else changed as well. */
export function decide(world: World): void {
  const { random, oracle, visit } = world
  const { conflicts } = visit.context()
  if (conflicts.length === 0) return
  const { place } = random.oneOf(conflicts)
  const side = random.oneOf(['mine', 'theirs'] as const)
  oracle.moved()
  world.act(`choose ${side}`, () => visit.document.send({ type: 'user.choose', place, side }))
}

const edit = (world: World, edit: Edit) =>
  world.act(edit.change ?? 'value', () => world.visit.document.send({ type: 'user.edit', ...edit }))
