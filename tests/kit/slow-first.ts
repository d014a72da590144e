import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** The files that take longest: begun last, each would run beside an idle core. */
const slow = [
  'tests/docs/new-machine.test.ts',
  'tests/cli/models.test.ts',
  'tests/server/locks-race.test.ts',
  'tests/server/kill.test.ts',
  'tests/server/revisions-race.test.ts',
  'tests/server/versions-faults.test.ts',
  'tests/server/revisions-transactions.test.ts',
  'tests/machines/proofs.test.ts',
]

const rank = ({ moduleId }: TestSpecification): number => {
  const place = slow.findIndex((file) => moduleId.endsWith(file))
  return place === -1 ? slow.length : place
}

export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}
