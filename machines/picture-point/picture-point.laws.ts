import type { Laws } from '#testing/laws'
import { always, emits, hears } from '#testing/laws'
import type { picturePointMachine } from './picture-point.machine.ts'

export const laws: Laws<typeof picturePointMachine> = {
  'there is a marker exactly while somebody chooses': always(
    ({ is, now }) => is('choosing') === (now.point !== null),
  ),
  'the marker stays in the picture': always(
    ({ now: { point } }) =>
      point === null || [point.x, point.y].every((share) => share >= 0 && share <= 1),
  ),
  'a point is taken only by whoever chooses one, and then at once': always((seen) => {
    const isTaking = seen.was('choosing') && (hears('user.take')(seen) || hears('user.press')(seen))
    return emits('taken')(seen) === isTaking && (!isTaking || seen.is('idle'))
  }),
  'what is taken is where the marker was': always((seen) => {
    const [told] = seen.emitted
    return !hears('user.take')(seen) || !told || told.point === seen.before?.point
  }),
}
