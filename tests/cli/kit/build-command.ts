import { buildWhatIsStale } from '../../../scripts/kit/build-parts.ts'

/** The command is tried as it's published: from its sources, each start takes three times as long. */
export const setup = () => buildWhatIsStale(['node']).then(() => {})
