import { undisturbed } from '../kit/undisturbed.ts'
import { withNewProfile } from './browser.ts'
import type { Contender } from './contender.ts'
import { signIn } from './contender.ts'
import type { Screen } from './screens.ts'
import type { Visit } from './visit.ts'
import { visit } from './visit.ts'

export interface TimeSample extends Visit {
  screen: string
  /** `cold`: the first visit of a new profile; `warm`: its third. */
  visit: 'cold' | 'warm'
  contender: Contender['name']
  round: number
  othersPercent: number
}

export interface HowOften {
  rounds: number
  /** How often a visit is tried for a quiet machine. */
  tries: number
  /** How much slower the processor of the page is made; 1: as it is. */
  slow: number
}

/** Opens every screen of every contender; they take turns within each round. Round 0 is not kept. */
export async function measureTimes(
  contenders: readonly Contender[],
  screens: readonly Screen[],
  { rounds, tries, slow }: HowOften,
  keep: (samples: readonly TimeSample[]) => void,
): Promise<void> {
  for (let round = 0; round <= rounds; round++) {
    for (const screen of screens) {
      for (const contender of contenders) {
        if (screen.isOurs && contender.name !== 'stateroom') continue
        const attempts = round === 0 ? 1 : tries
        const found = await undisturbed(attempts, (done) =>
          threeVisits(contender, screen, slow, done),
        )
        if (round === 0) continue
        const { othersPercent, value } = found
        const about = { screen: screen.name, contender: contender.name, round, othersPercent }
        keep([
          { ...about, visit: 'cold', ...value.cold },
          { ...about, visit: 'warm', ...value.warm },
        ])
      }
    }
  }
}

/** The second visit lets the browser keep compiled code; the third uses it. */
const threeVisits = ({ server }: Contender, screen: Screen, slow: number, done: () => void) =>
  withNewProfile(async (context) => {
    if (screen.isSignedIn) await signIn(context, server)
    const cold = await visit(context, server, screen, slow)
    await visit(context, server, screen, slow)
    const warm = await visit(context, server, screen, slow)
    done()
    return { cold, warm }
  })
