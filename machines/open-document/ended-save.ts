import { waitFor } from 'xstate'
import type { SaveIntent } from '#contracts/documents'
import type { DocumentActor, Objection } from '#machines/document'
import { objections } from '#machines/document'
import type { ProblemCode } from '#problems'
import { Problem } from '#problems'

/** Asks for a save and waits until it has ended; one that came to nothing throws why. */
export async function endedSave(
  document: DocumentActor,
  intent: SaveIntent,
  signal: AbortSignal,
): Promise<void> {
  const [objection] = objections(document.getSnapshot().context, intent)
  if (objection) return refuse(objection)
  document.send({ type: 'user.save', intent })
  const { context } = await waitFor(document, (state) => !state.matches({ open: 'saving' }), {
    signal,
  })
  if (context.problem) throw new Problem(context.problem.code, context.problem)
}

/** Where it is already as it was asked to be, there is nothing to do. */
function refuse(objection: Objection): void {
  const code = refusals[objection]
  if (code) throw new Problem(code)
}

const refusals: Partial<Record<Objection, ProblemCode>> = {
  notPermitted: 'access.refused',
  conflicts: 'document.stale',
}
