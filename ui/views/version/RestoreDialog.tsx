import { useSelector } from '@xstate/react'
import type { TextKey } from '#locales'
import type { RestoreActor } from '#machines/restore'
import type { Versioned } from '../../client/version-pages.ts'
import { useFormats } from '../../kit/formats.ts'
import { useSentences } from '../../kit/sentences.ts'
import { problemText, useText } from '../../kit/text.tsx'
import { Button } from '../../parts/Button.tsx'
import { Dialog } from '../../parts/Dialog.tsx'
import { Notice } from '../../parts/Notice.tsx'
import { useKeptEdits } from './use-kept-edits.ts'

interface Props {
  restore: RestoreActor
  of: Versioned
}

/** Asks before a version is restored, and says why it could not be (VER-8). */
export function RestoreDialog({ restore, of }: Props) {
  const text = useText()
  const sentences = useSentences()
  const { date } = useFormats()
  const hasKept = useKeptEdits(of.ref)
  const isAsked = useSelector(restore, (state) => state.hasTag('asked'))
  const isBusy = useSelector(restore, (state) => state.hasTag('busy'))
  const isOutdated = useSelector(
    restore,
    (state) => state.matches('outdated') || state.matches('renewing'),
  )
  const as = useSelector(restore, ({ context }) => context.as)
  const base = useSelector(restore, ({ context }) => context.base)
  const problem = useSelector(restore, ({ context }) => context.problem)
  const cancel = () => restore.send({ type: 'user.cancel' })
  return (
    <Dialog
      open={isAsked}
      onCancel={cancel}
      role="alertdialog"
      title={text('version.confirm.title')}
      description={text(as === 'draft' ? asDraft(of) : 'version.confirm.text')}
      actions={
        <>
          <Button onClick={cancel}>{text('app.cancel')}</Button>
          {isOutdated ? (
            <Button
              kind="primary"
              busy={isBusy}
              onClick={() => restore.send({ type: 'user.renew' })}
            >
              {text('version.lookAgain')}
            </Button>
          ) : (
            <Button
              kind="primary"
              busy={isBusy}
              onClick={() => restore.send({ type: 'user.confirm' })}
            >
              {text(isBusy ? 'version.restoring' : 'version.confirm.confirm')}
            </Button>
          )}
        </>
      }
    >
      {base !== null && (
        <p>{text('version.confirm.latest', { time: date(new Date(base), 'dayAndSecond') })}</p>
      )}
      {hasKept && <Notice>{text('version.confirm.kept')}</Notice>}
      {problem && (
        <Notice tone="danger">
          {sentences(
            text('version.restoreFailed'),
            isOutdated ? text('version.stale') : problemText(text, problem),
          )}
        </Notice>
      )}
    </Dialog>
  )
}

/** Payload has no draft of a global beside what is public. */
const asDraft = ({ ref }: Versioned): TextKey =>
  ref.kind === 'global' ? 'version.confirm.draftGlobal' : 'version.confirm.draft'
