import { withNewProfile } from './browser.ts'
import type { Contender } from './contender.ts'
import { signIn } from './contender.ts'
import type { Screen } from './screens.ts'
import type { Transfer } from './transfer.ts'
import { transfer } from './transfer.ts'

export interface TransferSample extends Transfer {
  screen: string
  contender: Contender['name']
}

const weighed = ['login', 'dashboard', 'list', 'post']

/** What a first visit to each kind of screen brings over the network; once, for it does not vary. */
export async function measureTransfers(
  contenders: readonly Contender[],
  screens: readonly Screen[],
): Promise<TransferSample[]> {
  const samples: TransferSample[] = []
  for (const screen of screens.filter(({ name }) => weighed.includes(name))) {
    for (const { name, server } of contenders) {
      const measured = await withNewProfile(async (context) => {
        if (screen.isSignedIn) await signIn(context, server)
        return transfer(context, server, screen)
      })
      samples.push({ screen: screen.name, contender: name, ...measured })
    }
  }
  return samples
}
