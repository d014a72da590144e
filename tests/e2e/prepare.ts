import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { builtGallery } from '../kit/gallery.ts'
import { seededMagazine } from '../kit/magazine.ts'

/** Before any browser test: the build is fresh, and so are the magazine that each worker copies and the gallery. */
export default async function prepare(): Promise<void> {
  await buildWhatIsStale()
  await seededMagazine()
  await builtGallery()
}
