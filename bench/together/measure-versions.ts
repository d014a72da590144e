import { press } from '../steps/step.ts'
import type { StepFigures } from '../steps/take-steps.ts'
import { takeSteps } from '../steps/take-steps.ts'
import { startVersionsSite } from './start-versions-site.ts'

const steps = [
  press('list of versions', '#tab-versions', 'main tbody tr'),
  press('timeline', '#versions-timeline', 'main summary'),
  press('the same list again', '#versions-list', 'main tbody tr'),
  press('a version beside another', 'main tbody a', 'main :is(ins, del)'),
]

/** Opens the versions of one document, as the person does who asks what became of it. */
export async function measureVersions(versions: number, rounds: number): Promise<StepFigures[]> {
  const server = await startVersionsSite(versions)
  const samples: StepFigures[] = []
  const path = '/admin/collections/papers/1'
  try {
    await takeSteps({ server, path, begun: '[data-form-ready="true"]', steps, rounds }, (figures) =>
      samples.push(figures),
    )
  } finally {
    await server.stop()
  }
  return samples
}
