import type { TestSpecification } from 'vitest/node'
import { BaseSequencer } from 'vitest/node'

/** The files that take longest: begun last, each would run beside an idle core. */
const slow = [
  'tests/cli/panel-mistakes.test.ts',
  'tests/cli/browser-rung.test.ts',
  'tests/cli/interrupted-backups.test.ts',
  'tests/docs/console.test.ts',
  'tests/server/gate.test.ts',
  'tests/server/caps.test.ts',
  'tests/server/refused-changes-nothing.test.ts',
  'tests/cli/models.test.ts',
  'tests/cli/migrate.test.ts',
  'tests/server/lock-out.test.ts',
  'tests/cli/start.test.ts',
  'tests/cli/user.test.ts',
  'tests/server/revisions-race.test.ts',
  'tests/docs/added-machine.test.ts',
  'tests/docs/new-machine.test.ts',
  'tests/machines/proofs.test.ts',
  'tests/ui/gallery/parts.test.ts',
  'tests/simulation/simulation.test.ts',
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
