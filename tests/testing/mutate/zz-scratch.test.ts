import { test } from 'vitest'
import { explore } from '../../../testing/explore/explore.ts'
import { mutate } from '../../../testing/mutate/mutate.ts'

const plans = import.meta.glob<any>('../../../machines/*/*.plan.ts', { eager: true })
test('sizes', async () => {
  for (const [f, { plan }] of Object.entries(plans).reverse()) {
    if (process.env.ONLY && !f.includes(process.env.ONLY)) continue
    const g = explore(plan)
    const r = await mutate(plan, { graph: g })
    console.log(
      f,
      r.mutants,
      r.killed,
      r.equivalent,
      r.score.toFixed(4),
      r.ms | 0,
      JSON.stringify(r.byOperator),
      '\n' +
        r.survivors
          .map(
            (s) =>
              s.id +
              '\n   ' +
              s.says +
              '\n   ' +
              s.story?.join(', ') +
              '\n   ' +
              s.shows.slice(0, 300),
          )
          .join('\n'),
    )
  }
}, 300000)
