import { inProject } from '../../../scripts/kit/root.ts'

/** Of its documents some save themselves, and some are locked by who edits them. */
export const selfSavingSite = {
  config: inProject('tests/kit/self-saving/stateroom.config.ts'),
  seed: inProject('tests/kit/self-saving/seed.ts'),
}
