import type { Edit } from '#machines/document'
import { at } from '#machines/document'
import type { Visit } from '../world/visit.ts'
import type { World } from '../world/world.ts'

export interface Text {
  path: string
  word: string
  keys: number
}

/** Whether there was still a place to type it into. */
export function typeKey(world: World, visit: Visit, { path, word }: Text, key: number): boolean {
  if (!visit.mayType || (isInRow(path) && at(visit.values, path) === undefined)) return false
  send(world, visit, { path, value: `${word}${'.'.repeat(key)}`, at: world.clock.now() })
  world.oracle.look()
  return true
}

const isInRow = (path: string) => /\.\d+\./.test(path)

export function send(world: World, visit: Visit, edit: Edit): void {
  world.edits += 1
  visit.leaveText()
  world.oracle.acts(visit, () => visit.opened.document.send({ type: 'user.edit', ...edit }))
}
