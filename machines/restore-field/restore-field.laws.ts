import type { Laws } from '#testing/laws'
import { always, asks, emits, ends, hears, whenever } from '#testing/laws'
import type { restoreFieldMachine } from './restore-field.machine.ts'

export const laws: Laws<typeof restoreFieldMachine> = {
  'nothing is taken over that nobody wants': always(
    ({ snapshot: { context, value } }) => context.wanted !== null || value === 'idle',
  ),
  'what is taken is what was wanted': whenever(
    asks('take'),
    (seen) => seen.asked[0]?.input === seen.now.wanted && seen.now.wanted !== null,
  ),
  'a refusal says why, and can be tried again or dismissed': always(
    (seen) =>
      seen.is('refused') === (seen.now.problem !== null && !seen.is('idle')) &&
      (!seen.is('refused') ||
        (seen.can({ type: 'user.retry' }) && seen.can({ type: 'user.dismiss' }))),
  ),
  'the end is told once': whenever(
    emits('settled'),
    (seen) => ends('take', 'done')(seen) || (hears('user.dismiss')(seen) && seen.was('refused')),
  ),
  'what was taken is told': whenever(ends('take', 'done'), emits('settled')),
}
