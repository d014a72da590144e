import type { FullConfig } from '@playwright/test'
import { buildWhatIsStale } from '../../scripts/kit/build-parts.ts'
import { builtGallery } from '../kit/gallery.ts'
import { seededMagazine } from '../kit/magazine.ts'
import { startHosts } from '../kit/sites/hosts.ts'

/**
 * Before any browser test: the build is fresh, and so are the magazine that each worker copies and
 * the gallery. Answers what ends the hosts of the sites.
 */
export default async function prepare({ workers }: FullConfig): Promise<() => Promise<void>> {
  await buildWhatIsStale()
  await seededMagazine()
  await builtGallery()
  return startHosts(workers)
}
