import type { BrowserContext } from 'playwright'
import type { StepFigures } from '../steps/take-steps.ts'
import { takeSteps } from '../steps/take-steps.ts'
import type { Site } from './start-site.ts'
import { steps } from './steps.ts'

export interface StepSample extends StepFigures, Pick<Site, 'database' | 'size'> {}

/** Goes through a list, as the person does who looks for something. */
export const measureSteps = (
  site: Site,
  rounds: number,
  keep: (sample: StepSample) => void,
): Promise<void> => {
  const { database, server, size } = site
  const before = (context: BrowserContext) => forgetChoices(context, site)
  const walk = { server, path: '/admin', begun: '#nav-articles', steps, rounds, before }
  return takeSteps(walk, (figures) => keep({ database, size, ...figures }))
}

/** Each round begins with the order and the columns of the config. */
async function forgetChoices({ request }: BrowserContext, { server: { origin } }: Site) {
  await request.delete(`${origin}/api/payload-preferences/collection-articles`, {
    headers: { origin },
  })
}
