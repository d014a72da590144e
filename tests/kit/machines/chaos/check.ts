import type { World } from './world.ts'

/** What must be true at every moment. */
export function check({ visit, server, oracle, story, records }: World): void {
  const lost = oracle.lost(server.data())
  if (visit.state().matches({ open: 'settled' }) && lost.length > 0) {
    story.report(`says it is saved, and is not: ${JSON.stringify(lost)}`)
    oracle.forgive(lost.map(({ place }) => place))
  }
  const unkept = oracle.unkept(server.data(), records())
  if (unkept.length > 0) story.report(`DOC-13 not in the journal: ${JSON.stringify(unkept)}`)
}

export const isSettled = ({ visit }: World): boolean => visit.state().matches({ open: 'settled' })
