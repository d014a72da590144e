import { arrangementMachine } from './arrangement.machine.ts'
import type { ArrangementInput, Choice } from './arrangement.types.ts'

/** The machine where nothing has to be read any more, since it's known what somebody prefers. */
export const knownArrangement = (input: ArrangementInput, preferred: readonly Choice[] | null) =>
  arrangementMachine.resolveState({
    value: { panel: 'closed', choice: { known: 'kept' } },
    context: { ...input, preferred, problem: null },
  })
