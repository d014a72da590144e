import { useSelector } from '@xstate/react'
import type { TextKey } from '#locales'
import type { DocumentSnapshot } from '#machines/document'
import { countChanges, isNew } from '#machines/document'
import { useShowErrors } from '../../fields/errors/use-reveal-errors.ts'
import { useUnknownPaths } from '../../fields/errors/use-unknown-paths.ts'
import { useFormats } from '../../kit/formats.ts'
import { usePanel } from '../../kit/panel.ts'
import { problemText, useText } from '../../kit/text.tsx'
import type { DocumentActors } from './actors.ts'
import { statusOf } from './status.ts'
import type { Truth } from './truth.ts'

/** The true sentence as far as the document itself knows: nothing of what others do. */
export function useOwnTruth({ document, journal }: DocumentActors): Truth {
  const text = useText()
  const { clock } = useFormats()
  const { session } = usePanel()
  const status = useSelector(document, statusOf)
  const isKept = useSelector(journal, (state) => state.matches({ kept: 'told' }))
  const count = useSelector(document, countOf)
  const savedAt = useSelector(document, ({ context }) => context.savedAt)
  const problem = useSelector(document, ({ context }) => context.problem)
  const isUnborn = useSelector(document, ({ context }) => isNew(context))
  const showErrors = useShowErrors(document)
  const unknown = useUnknownPaths(document)
  const saveAgain = () =>
    document.send({ type: 'user.save', intent: document.getSnapshot().context.intent })

  switch (status) {
    case 'loading':
      return { shape: 'hollow', words: text('document.status.loading') }
    case 'readOnly':
      return {
        shape: 'square',
        words: text(isUnborn ? 'document.status.mayNotCreate' : 'document.status.readOnly'),
      }
    case 'new':
      return { shape: 'hollow', words: text('document.status.new') }
    case 'clean':
      return { shape: 'filled', words: text('document.status.clean') }
    case 'saved':
      return {
        shape: 'filled',
        words: text('document.status.saved', { time: clock(new Date(savedAt ?? 0)) }),
      }
    case 'dirty':
      return { shape: 'hollow', words: text(dirtyWords(count, isKept), { count }) }
    case 'stale':
      return { shape: 'triangle', words: text('document.status.stale') }
    case 'conflicted':
      return { shape: 'triangle', words: text('document.status.conflicted', { count }) }
    case 'saving':
      return { shape: 'half', words: text('document.status.saving') }
    case 'invalid':
      if (unknown.length > 0 && unknown.length === count) {
        return {
          shape: 'cross',
          words: text('document.status.unknownFields', { fields: unknown.join(', ') }),
          actions: [{ label: text('document.reload'), act: () => location.reload() }],
        }
      }
      return {
        shape: 'cross',
        words: text('document.status.invalid', { count }),
        actions: count > 0 ? [{ label: text('document.show'), act: showErrors }] : [],
      }
    case 'offline':
      return {
        shape: 'hollow',
        words: text('document.status.offline'),
        actions: [{ label: text('document.tryNow'), act: saveAgain }],
      }
    case 'unauthorised':
      return {
        shape: 'triangle',
        words: text('document.status.unauthorised'),
        actions: [
          {
            label: text('access.signIn'),
            act: () => session.send({ type: 'server.sessionEnded' }),
          },
        ],
      }
    case 'locked':
      return {
        shape: 'square',
        words: text('document.status.locked'),
        actions: [{ label: text('app.tryAgain'), act: saveAgain }],
      }
    case 'gone':
    case 'deleted':
      return {
        shape: 'cross',
        words: text(`document.status.${status}`),
        actions: [
          {
            label: text('document.recreate'),
            act: () => document.send({ type: 'user.recreate' }),
          },
        ],
      }
    case 'failed':
      return {
        shape: 'cross',
        words: text('document.status.failed', {
          reason: problem ? problemText(text, problem) : '',
        }),
        actions: [{ label: text('app.tryAgain'), act: saveAgain }],
      }
  }
}

/** Of what is not saved, whether this computer has it; without a change there is the save to ask about. */
function dirtyWords(count: number, isKept: boolean): TextKey {
  if (count === 0) return 'document.status.unanswered'
  return isKept ? 'document.status.journaled' : 'document.status.dirty'
}

/** How many fields are wrong, or contested, where some are; else how many changes wait. */
function countOf(state: DocumentSnapshot): number {
  const { base, values, whole, problem, conflicts } = state.context
  if (state.matches({ open: { unsaved: 'invalid' } })) return problem?.fields?.length ?? 0
  if (conflicts.length > 0) return conflicts.length
  return state.hasTag('unsaved') ? countChanges(base, values, whole) : 0
}
