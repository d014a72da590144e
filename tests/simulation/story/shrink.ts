import type { Played } from './play.ts'
import { play } from './play.ts'
import type { Step } from './steps.ts'

/** A shorter story that goes wrong in the same way: parts are left out for as long as it still does. */
export async function shrunk(
  steps: readonly Step[],
  seed: number,
  isTraced = false,
): Promise<Played> {
  let [story, played] = [steps, await play(steps, seed)]
  const kind = kindOf(played)
  for (let size = Math.ceil(story.length / 2); size >= 1; size = size === 1 ? 0 : size >> 1) {
    for (let at = story.length - size; at >= 0; at -= size) {
      const shorter = story.toSpliced(at, size)
      const again = await play(shorter, seed)
      if (kindOf(again) === kind) [story, played] = [shorter, again]
    }
  }
  return isTraced ? play(story, seed, true) : played
}

/** What went wrong, without the names and the words of this story. */
export const kindOf = ({ wrong: [first = ''] }: Pick<Played, 'wrong'>): string =>
  first
    .split('\n')[0]!
    .replaceAll(/"[^"]*"/g, '…')
    .replaceAll(/\b[a-f0-9]{24}\b/g, '…')
    .replaceAll(/\d+/g, '…')
    .replaceAll(/\b[abcmi]…\.*/g, '…')
    .replaceAll(/…( …|…)+/g, '…')
    .replaceAll(/^\w+'s tab/g, "Someone's tab")
