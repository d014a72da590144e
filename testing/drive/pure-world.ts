import { placesOf } from '../chart/states.ts'
import type { Moment, Reaction } from '../explore/moment.ts'
import type { Stepper } from '../explore/stepper.ts'
import { sayRunning } from './say-running.ts'
import type { Observation, World } from './world.ts'

/** The machine as data: nothing runs, it is only reckoned what would be. */
export function pureWorld(stepper: Stepper): (input: unknown) => World {
  return (input) => {
    const first = stepper.start(input)
    let moment: Moment = first.after
    return {
      first: seenIn(first),
      do(step) {
        const reaction = stepper.take(moment, step)
        moment = reaction.after
        return seenIn(reaction)
      },
      stop() {},
    }
  }
}

/** What is to be seen after a reaction. */
export const seenIn = ({ after: { snapshot, running }, effects }: Reaction): Observation => ({
  places: placesOf(snapshot),
  context: snapshot.context,
  status: snapshot.status,
  effects,
  running: running.map(sayRunning),
})
