import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { seededMagazine } from '../kit/magazine.ts'

/** Before any browser test: the build is fresh, and the magazine that each worker copies is seeded. */
export default async function prepare(): Promise<void> {
  await buildWhatIsStale()
  await seededMagazine()
}
