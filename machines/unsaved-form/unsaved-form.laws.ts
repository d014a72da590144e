import type { Laws, Seen } from '#testing/laws'
import { always, emits, hears, never, whenever } from '#testing/laws'
import type { unsavedFormMachine } from './unsaved-form.machine.ts'

type Step = Seen<typeof unsavedFormMachine>

const wasTouched = ({ was }: Step) => was('touched') || was('asking')

export const laws: Laws<typeof unsavedFormMachine> = {
  'what was entered never goes without a question': never(
    (seen) => hears('user.close')(seen) && wasTouched(seen) && emits('closed')(seen),
  ),
  'nobody is asked unless somebody wants to close it': whenever(
    (seen) => seen.is('asking') && !seen.was('asking'),
    hears('user.close'),
  ),
  'what was entered is known until it’s settled or discarded': always(
    (seen) =>
      seen.snapshot.hasTag('touched') ===
      ((wasTouched(seen) && !hears('page.settled')(seen) && !seen.emitted.length) ||
        (hears('user.enter')(seen) && !wasTouched(seen))),
  ),
}
